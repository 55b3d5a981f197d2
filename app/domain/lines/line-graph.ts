import { memoize } from '../memoize.ts';
import {
  distanceBetween,
  flattenPath,
  lengthOf,
  type MapPoint,
  type NearestPlace,
  nearestPlace,
  type Polyline,
  pointAt,
  pointsBetween,
  polylineOf,
} from './polyline.ts';
import {
  isReversed,
  type Link,
  linksByPlace,
  railwayCost,
  type ShortestPaths,
  shortestPaths,
  stepsTo,
} from './shortest-paths.ts';

/** A line as the map draws it. */
export interface DrawnLine {
  /** The data of its path, as `flattenPath` reads it. */
  readonly path: string;
  readonly kind: string;
}

/** A line between two places, which are written as their coordinates: «852 1301». */
interface Edge extends Link {
  readonly line: Polyline;
  /** Its bounding box: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
}

/** The drawn lines, joined where they meet. */
export interface LineGraph {
  readonly edges: readonly Edge[];
  /** The edges that end at each place. */
  readonly edgesAt: ReadonlyMap<string, readonly Edge[]>;
}

/** A place on an edge, near a station. */
interface Candidate extends NearestPlace {
  readonly edge: Edge;
}

/** Finds the paths from an end of an edge. */
type PathsFrom = (place: string) => ShortestPaths<Edge>;

/** More edges than these pass no station. */
const MOST_CANDIDATES = 100;

/** A station farther from a line than 20 units, 6 km, is not on it. */
const NEAR = 20;

/** The cost of a distance beside a line, as against one along it. */
const BESIDE_COST = 3;

/** A path longer than `times` the straight line and `units` more is a detour over other lines. */
const DETOUR = { times: 1.7, units: 40 };

/** Lines that end so near to another one, in map units, meet it there. */
const MEETING = 2;

/** Joins the lines of the map at their ends, and where one ends on the path of another. */
export function createLineGraph(lines: readonly DrawnLine[]): LineGraph {
  const drawn = lines.map(({ path, kind }) => ({ line: flattenPath(path), kind }));
  const ends = drawn.flatMap(({ line }) => [line.points[0], line.points.at(-1)]);
  const places = new Map(ends.map((point = [0, 0]) => [placeAt(point), point]));
  const edges = drawn.flatMap(({ line, kind }) =>
    piecesOf(line, [...places.values()]).map((piece): Edge => {
      const { points } = piece;
      return {
        line: piece,
        ends: [placeAt(points[0]), placeAt(points.at(-1))],
        cost: railwayCost(lengthOf(piece), kind),
        box: boxOf(piece),
      };
    }),
  );
  return { edges, edgesAt: linksByPlace(edges) };
}

const placeAt = (point: MapPoint = [0, 0]) => point.map(Math.round).join(' ');

function boxOf({ points }: Polyline): Edge['box'] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A line in pieces, from one place on its path to the next, each with these places as its ends. */
function piecesOf(line: Polyline, places: readonly MapPoint[]): readonly Polyline[] {
  const [left, top, right, bottom] = boxOf(line);
  const cuts = places
    .filter(([x, y]) => x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1)
    .map((point) => ({ point, ...nearestPlace(line, point) }))
    .filter(({ at, distance }) => distance <= MEETING && at > 0 && at < lengthOf(line))
    .sort((one, other) => one.at - other.at);
  const stops = [{ at: 0, point: line.points[0] }, ...cuts];
  return [...cuts, { at: lengthOf(line), point: line.points.at(-1) }].flatMap((end, i) => {
    const start = stops[i];
    if (!start?.point || !end.point || end.at === start.at) return [];
    const between = pointsBetween(line, start.at, end.at).slice(1, -1);
    return [polylineOf([start.point, ...between, end.point])];
  });
}

/**
 * The nearest point of a line to a station; the station's own point if none is near.
 */
export function pointOnLine(graph: LineGraph, station: MapPoint): MapPoint {
  const [nearest] = candidatesOf(graph, station).toSorted((a, b) => a.distance - b.distance);
  return nearest ? pointAt(nearest.edge.line, nearest.at) : station;
}

/**
 * Finds the path of a train between two stations along the drawn lines.
 *
 * @returns the points from one station to the other, both included: undefined where the lines do
 * not join them without a detour
 */
export function findPathAlong(
  graph: LineGraph,
  from: MapPoint,
  to: MapPoint,
): readonly MapPoint[] | undefined {
  const straight = distanceBetween(from, to);
  const longest = straight * DETOUR.times + DETOUR.units;
  const pathsFrom = memoize(MOST_CANDIDATES, (place: string) =>
    shortestPaths(graph.edgesAt, place, longest),
  );
  let best: GraphPath | undefined;
  const ends = candidatesOf(graph, to);
  for (const start of candidatesOf(graph, from)) {
    for (const end of ends) {
      const path = cheapestPath(pathsFrom, start, end);
      if (path && path.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = path;
    }
  }
  if (!best) return undefined;
  const points = pointsOf(pathsFrom, best);
  if (lengthOf(polylineOf(points)) > longest) return undefined;
  // Where a path begins or ends at a junction, that point would be in it twice.
  return [from, ...points, to].filter((point, i, all) => String(point) !== String(all[i - 1]));
}

/** A path from a place on an edge to a place on another one, or on the same. */
interface GraphPath {
  readonly start: Candidate;
  readonly end: Candidate;
  /** Where it leaves the first edge and reaches the last; undefined on one and the same. */
  readonly places: readonly [from: string, to: string] | undefined;
  readonly cost: number;
}

function cheapestPath(
  pathsFrom: PathsFrom,
  start: Candidate,
  end: Candidate,
): GraphPath | undefined {
  const beside = (start.distance + end.distance) * BESIDE_COST;
  if (start.edge === end.edge) {
    const cost = costBetween(start.edge, start.at, end.at) + beside;
    return { start, end, places: undefined, cost };
  }
  let best: GraphPath | undefined;
  for (const from of start.edge.ends) {
    const { costs } = pathsFrom(from);
    for (const to of end.edge.ends) {
      const between = costs.get(to);
      if (between === undefined) continue;
      const first = costBetween(start.edge, start.at, lengthAt(start.edge, from));
      const last = costBetween(end.edge, lengthAt(end.edge, to), end.at);
      const cost = first + between + last + beside;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY))
        best = { start, end, places: [from, to], cost };
    }
  }
  return best;
}

function pointsOf(pathsFrom: PathsFrom, { start, end, places }: GraphPath): readonly MapPoint[] {
  if (!places) return pointsBetween(start.edge.line, start.at, end.at);
  const [from, to] = places;
  const between = stepsTo(pathsFrom(from), to).flatMap((step) => {
    const { points } = step.link.line;
    return (isReversed(step) ? points.toReversed() : points).slice(1);
  });
  return [
    ...pointsBetween(start.edge.line, start.at, lengthAt(start.edge, from)),
    ...between,
    ...pointsBetween(end.edge.line, lengthAt(end.edge, to), end.at).slice(1),
  ];
}

/** How far an end of an edge is from its first point. */
function lengthAt({ ends, line }: Edge, place: string): number {
  return place === ends[0] ? 0 : lengthOf(line);
}

function costBetween({ line, cost }: Edge, from: number, to: number): number {
  return (Math.abs(to - from) / lengthOf(line)) * cost;
}

function candidatesOf({ edges }: LineGraph, point: MapPoint): readonly Candidate[] {
  const [x, y] = point;
  return edges.flatMap((edge) => {
    const [left, top, right, bottom] = edge.box;
    if (x < left - NEAR || x > right + NEAR || y < top - NEAR || y > bottom + NEAR) return [];
    const place = nearestPlace(edge.line, point);
    return place.distance <= NEAR ? [{ ...place, edge }] : [];
  });
}
