import { type GeoIdentityTransform, geoIdentity, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { linePath, ringsPath } from './paths.ts';
import type { MapProjection, Point } from './projection.ts';
import { MAP_WIDTH } from './projection.ts';
import { simplify } from './simplify.ts';

type Topology = Parameters<typeof merge>[0];
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  properties: { name: string };
};
type World = Topology & { objects: { countries: { geometries: Country[] } } };
type Shape = GeoJSON.MultiPolygon | GeoJSON.MultiLineString;

/** The map's shapes as SVG path data. */
export type Outlines = {
  /** Italy with its islands; San Marino and the Vatican are part of the shape. */
  readonly italy: string;
  /** The other countries, one shape. */
  readonly neighbours: string;
  /** The borders among the other countries, as lines. */
  readonly borders: string;
};

/** A drawing of the land. */
type LandDrawing = {
  /** How far around the map, in map units, the land is drawn. */
  readonly across: number;
  readonly down: number;
  /**
   * The smallest bend and the smallest island that are kept, in square map units (about 0.09 km²).
   */
  readonly italy: Detail;
  readonly neighbours: Detail;
  /** The smallest bend of what lies outside the map altogether. */
  readonly outside: number;
};

type Detail = { readonly bend: number; readonly island: number };

const FINE = { italy: { bend: 8, island: 40 }, neighbours: { bend: 160, island: 350 } };
/** Land outside the map is seen in wide or tall windows only, and never enlarged. */
const OUTSIDE = 2600;
const COARSE = { bend: 6000, island: 20000 };

/** How far around the map no stroke of a cut shows. */
const EDGE = 40;

/** The drawings of the land. */
export const LAND = {
  /** That of the map. */
  map: { across: EDGE, down: EDGE, ...FINE, outside: OUTSIDE },
  /** For a window of 32:9 beside the map, and for a tall phone's above and below it. */
  window: { across: 6000, down: 3200, ...FINE, outside: OUTSIDE },
  /** For what a picture of a page shows around the map: its shape is enough. */
  picture: {
    across: 8000,
    down: 5000,
    italy: COARSE,
    neighbours: COARSE,
    outside: COARSE.bend,
  },
};
// A coast that a drawing never shows keeps only every so many points: its shape must merely not be
// torn.
const FAR_STRIDE = 25;
const WITHIN_ITALY = ['Italy', 'San Marino', 'Vatican'];

/**
 * Draws Italy and its neighbours from Natural Earth's countries, cut to the frame and simplified
 * for the map.
 *
 * @param drawing how far outside the frame they are cut, and in which detail they are drawn
 */
export function drawOutlines(
  world: unknown,
  { project, height }: MapProjection,
  drawing: LandDrawing,
): Outlines {
  const { across, down } = drawing;
  const topology = world as World;
  const countries = topology.objects.countries.geometries;
  const italian = countries.filter(({ properties }) => WITHIN_ITALY.includes(properties.name));
  const others = countries.filter((country) => !italian.includes(country));
  const italianArcs = new Set(
    italian.flatMap((country) => country.arcs.flat(2)).map((arc) => (arc < 0 ? ~arc : arc)),
  );
  const frame = frameAround(height, across, down);
  const map = frameAround(height, EDGE, EDGE);

  const plane = toPlane(
    topology,
    project,
    (arc, points) => {
      if (italianArcs.has(arc)) return drawing.italy.bend;
      return meets(map, points) ? drawing.neighbours.bend : drawing.outside;
    },
    frame,
  );
  const near = others.filter((country) =>
    country.arcs.flat(2).some((arc) => plane.near.has(arc < 0 ? ~arc : arc)),
  );
  const cut = geoIdentity().clipExtent([
    [frame.left, frame.top],
    [frame.right, frame.bottom],
  ]);
  return {
    italy: ringsPath(cutLines(merge(plane.topology, italian), cut), drawing.italy.island),
    neighbours: ringsPath(cutLines(merge(plane.topology, near), cut), drawing.neighbours.island),
    borders: linePath(
      cutLines(
        mesh(plane.topology, plane.topology.objects.countries as never, (a, b) => {
          return a !== b && near.includes(a as Country) && near.includes(b as Country);
        }),
        cut,
      ),
    ),
  };
}

type Frame = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const frameAround = (height: number, across: number, down: number): Frame => ({
  left: -across,
  top: -down,
  right: MAP_WIDTH + across,
  bottom: height + down,
});

const meets = ({ left, top, right, bottom }: Frame, points: readonly Point[]) =>
  points.some(([x, y]) => x > left && x < right && y > top && y < bottom);

// Simplifying the arcs, which neighbouring countries share, keeps every border one line.
function toPlane(
  topology: World,
  project: MapProjection['project'],
  bend: (arc: number, points: readonly Point[]) => number,
  frame: Frame,
): { topology: World; near: ReadonlySet<number> } {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const near = new Set<number>();
  const arcs = topology.arcs.map((arc, index) => {
    let x = 0;
    let y = 0;
    const points: Point[] = [];
    for (const [dx = 0, dy = 0] of arc) {
      x += dx;
      y += dy;
      const longitude = x * scale[0] + translate[0];
      const latitude = y * scale[1] + translate[1];
      // Far places have no useful point on a cone around Italy; they only need to stay far.
      points.push(project([clamp(longitude, -25, 50), clamp(latitude, 10, 65)]));
    }
    const isNear = meets(frame, points);
    if (isNear) near.add(index);
    const kept = isNear ? simplify(points, bend(index, points)) : everyFew(points);
    return kept.map(([px, py]) => [px, py]);
  });
  const { transform: _, ...rest } = topology;
  return { topology: { ...rest, arcs } as World, near };
}

function everyFew(points: readonly Point[]): Point[] {
  return points.filter((_, i) => i % FAR_STRIDE === 0 || i === points.length - 1);
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}

function cutLines(shape: Shape, cut: GeoIdentityTransform): Point[][] {
  return readPath(geoPath(cut)(shape) ?? '');
}

function readPath(path: string): Point[][] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
          return [x, y];
        }),
    );
}
