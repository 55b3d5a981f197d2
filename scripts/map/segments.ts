import type { Junction, NetworkStation, Track } from '#app/data/network/schema.ts';
import type { Curve } from '#app/domain/lines/drawn-path.ts';
import { curvePath } from './paths.ts';
import { MAP_WIDTH, type MapProjection, type Point } from './projection.ts';
import { simplify } from './simplify.ts';
import type { LonLat } from './station-positions.ts';

/** A track as drawn: its ends, and its points from one end to the other. */
export type Segment = {
  readonly from: string;
  readonly to: string;
  readonly kind: Track['kind'];
  readonly points: readonly Point[];
};

/** The positions of all parts of the map. */
export type Layout = {
  readonly points: ReadonlyMap<string, Point>;
  /**
   * Places beyond the frame, drawn at its edge where their track leaves the map, each with the
   * direction in which it goes on, in degrees clockwise from straight up.
   */
  readonly beyond: ReadonlyMap<string, number>;
  readonly segments: readonly Segment[];
};

const EDGE = 70;

/**
 * Projects stations, junctions and tracks. A place beyond the frame is moved along its track to the
 * edge.
 *
 * @throws RangeError when a track passes a station that the table does not know.
 */
export function layOut(
  places: readonly (NetworkStation | Junction)[],
  tracks: readonly Track[],
  positions: ReadonlyMap<string, LonLat>,
  { project, height }: MapProjection,
): Layout {
  const points = new Map<string, Point>();
  for (const { key, longitude, latitude } of places)
    points.set(key, project([longitude, latitude]));
  const isInside = ([x, y]: Point) =>
    x >= EDGE && y >= EDGE && x <= MAP_WIDTH - EDGE && y <= height - EDGE;
  const outsiders = new Set(
    [...points].filter(([, point]) => !isInside(point)).map(([key]) => key),
  );
  const beyond = new Map<string, number>();
  const segments = tracks.map(({ from, to, kind, via }): Segment => {
    const passed = via.map(([stationId, name]) => {
      const position = positions.get(`${stationId.slice(0, 7)} ${name}`);
      if (!position)
        throw new RangeError(`Unknown station on the track from ${from} to ${to}: ${name}`);
      return project(position);
    });
    const line = [at(points, from), ...passed, at(points, to)];
    if (!outsiders.has(to)) return { from, to, kind, points: line };
    const firstOutside = line.findIndex((point) => !isInside(point));
    const last = line[firstOutside - 1];
    const outside = line[firstOutside];
    if (!last || !outside)
      throw new RangeError(`The track from ${from} to ${to} never leaves the map`);
    const edge = towardsEdge(last, outside, isInside);
    points.set(to, edge);
    beyond.set(
      to,
      Math.round((Math.atan2(outside[0] - last[0], last[1] - outside[1]) * 180) / Math.PI),
    );
    return { from, to, kind, points: [...line.slice(0, firstOutside), edge] };
  });
  return { points, beyond, segments };
}

function towardsEdge(inside: Point, outside: Point, isInside: (point: Point) => boolean): Point {
  let near = 0;
  let far = 1;
  const along = (t: number): Point => [
    inside[0] + (outside[0] - inside[0]) * t,
    inside[1] + (outside[1] - inside[1]) * t,
  ];
  for (let i = 0; i < 40; i++) {
    const middle = (near + far) / 2;
    if (isInside(along(middle))) near = middle;
    else far = middle;
  }
  return along(near);
}

/**
 * The smallest bend of a line, in square map units: about half a pixel of the whole map on a
 * laptop. Stations between are placed on the drawn line.
 */
const BEND = 150;

/**
 * Draws each segment as a smooth curve through its points, in whole relative steps.
 *
 * Where two segments meet nearly straight, both take the same direction there, so that a line runs
 * on without a kink.
 */
export function drawSegments(measured: readonly Segment[]): readonly string[] {
  const segments = measured.map((segment) => ({
    ...segment,
    points: simplify(segment.points, BEND),
  }));
  return segments.map((segment) => {
    const before = straightestBeyond(segments, segment, segment.from, segment.points);
    const after = straightestBeyond(segments, segment, segment.to, [...segment.points].reverse());
    return curve(segment.points, before, after);
  });
}

const STRAIGHT_ENOUGH = Math.cos(Math.PI / 3);

// The next point of the segment that best continues `points` backwards beyond their first point.
function straightestBeyond(
  segments: readonly Segment[],
  self: Segment,
  key: string,
  points: readonly Point[],
): Point | undefined {
  const [end, next] = points;
  if (!end || !next) return undefined;
  let best: Point | undefined;
  let bestCosine = STRAIGHT_ENOUGH;
  for (const other of segments) {
    if (other === self || (other.from !== key && other.to !== key)) continue;
    const candidate = other.from === key ? other.points[1] : other.points.at(-2);
    if (!candidate) continue;
    const cosine = cosineBetween(
      [end[0] - candidate[0], end[1] - candidate[1]],
      [next[0] - end[0], next[1] - end[1]],
    );
    if (cosine > bestCosine) {
      best = candidate;
      bestCosine = cosine;
    }
  }
  return best;
}

function cosineBetween(a: Point, b: Point): number {
  return (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b));
}

/** The length of a handle: this part of the shorter one of the legs that meet at its point. */
const HANDLE = 0.3;

function curve(
  points: readonly Point[],
  before: Point | undefined,
  after: Point | undefined,
): string {
  const handles = points.map((point, i): Point => {
    const previous = points[i - 1];
    const next = points[i + 1];
    const [x, y] = tangent(previous ?? before ?? point, point, next ?? after ?? point);
    const reach = HANDLE * Math.min(distance(previous, point), distance(point, next));
    return whole([x * reach, y * reach]);
  });
  const start = whole(points[0] ?? [0, 0]);
  let pen = start;
  const curves: Curve[] = [];
  for (const [i, point] of points.entries()) {
    if (i === 0) continue;
    const [endX, endY] = whole(point);
    const [x, y] = [endX - pen[0], endY - pen[1]];
    const [outX, outY] = handles[i - 1] ?? [0, 0];
    const [inX, inY] = handles[i] ?? [0, 0];
    curves.push([outX, outY, x - inX, y - inY, x, y]);
    pen = [endX, endY];
  }
  return curvePath({ start, curves });
}

function distance(one: Point | undefined, other: Point | undefined): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

// The shorter neighbour counts more: a long leg must not swing the curve wide around a short one.
function tangent(previous: Point, point: Point, next: Point): Point {
  const into: Point = [point[0] - previous[0], point[1] - previous[1]];
  const out: Point = [next[0] - point[0], next[1] - point[1]];
  const intoLength = Math.hypot(...into);
  const outLength = Math.hypot(...out);
  const x = into[0] * outLength * outLength + out[0] * intoLength * intoLength;
  const y = into[1] * outLength * outLength + out[1] * intoLength * intoLength;
  const length = Math.hypot(x, y);
  if (length > 0) return [x / length, y / length];
  const [dx, dy] = intoLength > 0 ? into : out;
  const only = Math.hypot(dx, dy);
  return only > 0 ? [dx / only, dy / only] : [0, 0];
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function at(points: ReadonlyMap<string, Point>, key: string): Point {
  const point = points.get(key);
  if (!point) throw new RangeError(`A track ends at an unknown place: ${key}`);
  return point;
}
