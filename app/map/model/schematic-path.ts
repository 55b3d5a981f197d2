import {
  type Bend,
  SCHEMATIC_STATIONS,
  type SchematicAxis,
  type SchematicLine,
} from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';

/** A step of the diagram's grid, in units of the drawing. */
export const SCHEMATIC_STEP = 25;
/** From the middle of a line to that of the next one beside it, in units of the drawing. */
const STRAND_GAP = 6;
/** The radius of a bend in the middle of a bundle of lines, in units of the drawing. */
const BEND_RADIUS = 24;

/** An eighth of a turn. */
const EIGHTH = Math.PI / 4;

type Place = string | Bend;

/** The points of a path in units of the drawing, each moved aside to its strand. */
export function strandPoints(places: SchematicLine, strand: number): readonly Bend[] {
  const points = places.map(gridPoint);
  const aside = strand * STRAND_GAP;
  return points.map(([x, y], at) => {
    const before = directionTo(points[at - 1], [x, y]);
    const after = directionTo([x, y], points[at + 1]);
    const [inX, inY] = before ?? after ?? [0, 0];
    const [outX, outY] = after ?? before ?? [0, 0];
    // Where the two moved stretches meet: along the middle of their normals.
    const scale = aside / (1 + inX * outX + inY * outY);
    return [x - (inY + outY) * scale, y + (inX + outX) * scale];
  });
}

/**
 * The data of a path through stations and bends of the diagram, its corners rounded.
 *
 * @param strand how many lines it runs to the right of the grid's own
 */
export function schematicPath(places: SchematicLine, strand = 0): string {
  const points = strandPoints(places, strand);
  return points.length < 2 ? '' : partOfPath(points, { first: 0, last: points.length - 1 });
}

/** From one point of a path to another. */
interface PathPart {
  readonly first: number;
  readonly last: number;
  /** Whether a bend at its first or last point is drawn with it, if the path goes on there. */
  readonly hasFirstBend?: boolean;
  readonly hasLastBend?: boolean;
}

/** The data of a part of a path, its corners rounded. */
export function partOfPath(points: readonly Bend[], part: PathPart): string {
  const { first, last, hasFirstBend, hasLastBend } = part;
  return points
    .slice(first, last + 1)
    .map((point, i) => {
      const at = first + i;
      const bend = bendAt(points, at);
      const move = i === 0 ? 'M' : 'L';
      if (!bend) return `${move}${written(point)}`;
      const [start, end] = bend.map(written);
      if (i === 0 && !hasFirstBend) return `M${end}`;
      if (at === last && !hasLastBend) return `L${start}`;
      return `${move}${start}Q${written(point)} ${end}`;
    })
    .join('');
}

/** Where the bend at a point of a path begins and ends; undefined where the path has none. */
function bendAt(points: readonly Bend[], at: number): readonly [Bend, Bend] | undefined {
  const [before, point, after] = [points[at - 1], points[at], points[at + 1]];
  if (!before || !point || !after || isStraight(before, point, after)) return undefined;
  // Less than half of each neighbouring stretch, so that two bends never overlap.
  const room = Math.min(distance(before, point), distance(point, after)) * 0.45;
  const cut = Math.min(room, BEND_RADIUS);
  return [towards(point, before, cut), towards(point, after, cut)];
}

/**
 * The lines of an axis as they are drawn. Where one ends in another of them, the part that both
 * share is drawn once, so that its edge is as smooth as elsewhere.
 */
export function drawnLines({ lines }: SchematicAxis): readonly SchematicLine[] {
  return lines.map((line, at) => withoutSharedEnd(line, lines.slice(0, at)));
}

function withoutSharedEnd(line: SchematicLine, others: readonly SchematicLine[]) {
  const shared = others.map((other) => {
    const last = line.findLastIndex((place, at) => place !== other.at(at - line.length));
    return line.length - 1 - last;
  });
  const most = Math.max(0, ...shared);
  return most > 1 ? line.slice(0, line.length - most + 1) : line;
}

/** A bundle of lines at a station: the two outermost points, in units of the drawing. */
export type Bundle = readonly [first: Bend, last: Bend];

/** The lines at each station, from the one end of its mark to the other. */
export const BUNDLES: ReadonlyMap<string, Bundle> = new Map(
  Object.keys(SCHEMATIC_STATIONS).map((key) => [key, bundleAt(key)]),
);

function bundleAt(key: string): Bundle {
  const points = SCHEMATIC_AXES.flatMap((axis) => pointsAt(key, axis));
  const pairs = points.flatMap((a) => points.map((b): Bundle => [a, b]));
  const own = gridPoint(key);
  const [widest = [own, own]] = pairs.toSorted(([a, b], [c, d]) => distance(c, d) - distance(a, b));
  return SCHEMATIC_STATIONS[key]?.[3]?.isUpright ? upright(points) : straightened(widest);
}

/** Turns a bundle around its middle, so that its mark stands level, upright or at 45 degrees. */
function straightened(bundle: Bundle): Bundle {
  const [[x, y], [toX, toY]] = bundle;
  const [across, down] = [(toX - x) / 2, (toY - y) / 2];
  const angle = Math.round(Math.atan2(down, across) / EIGHTH) * EIGHTH;
  const [unitX, unitY] = [Math.cos(angle), Math.sin(angle)];
  const half = across * unitX + down * unitY;
  const [middleX, middleY] = [x + across, y + down];
  const end = (along: number): Bend => [middleX + along * unitX, middleY + along * unitY];
  return [end(-half), end(half)];
}

/**
 * In the middle of its lines, so that their bends pass through it, from the highest to the lowest.
 */
function upright(points: readonly Bend[]): Bundle {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const middle = (Math.min(...across) + Math.max(...across)) / 2;
  return [
    [middle, Math.min(...down)],
    [middle, Math.max(...down)],
  ];
}

function pointsAt(key: string, { lines, strand }: SchematicAxis): readonly Bend[] {
  return lines.flatMap((line) => strandPoints(line, strand).filter((_, at) => line[at] === key));
}

function gridPoint(place: Place): Bend {
  const [x, y] = (typeof place === 'string' ? SCHEMATIC_STATIONS[place] : place) ?? [0, 0];
  return [x * SCHEMATIC_STEP, y * SCHEMATIC_STEP];
}

function directionTo(from: Bend | undefined, to: Bend | undefined): Bend | undefined {
  if (!from || !to) return undefined;
  const length = distance(from, to);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function isStraight(before: Bend, point: Bend, after: Bend): boolean {
  const [x, y] = directionTo(before, point) ?? [0, 0];
  const [nextX, nextY] = directionTo(point, after) ?? [0, 0];
  return Math.abs(x * nextY - y * nextX) < 0.001;
}

function towards(from: Bend, to: Bend, length: number): Bend {
  const [x, y] = directionTo(from, to) ?? [0, 0];
  return [from[0] + x * length, from[1] + y * length];
}

function distance([x, y]: Bend, [toX, toY]: Bend): number {
  return Math.hypot(toX - x, toY - y);
}

const written = ([x, y]: Bend) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
