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
} from './polyline.ts';

/** A line as the map draws it. */
export interface DrawnLine {
  /** The data of its path, as `flattenPath` reads it. */
  readonly path: string;
  readonly kind: string;
}

interface Edge {
  readonly line: Polyline;
  readonly isHighSpeed: boolean;
  /** The nodes at its first and last point. */
  readonly ends: readonly [number, number];
  /** Its bounding box: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
}

/** The cheapest ways between all nodes. */
interface ShortestWays {
  /** The cost from each node to each other, by `from * nodes + to`. */
  readonly costs: Float64Array;
  /** The edge that the way begins with, likewise; -1 for none. */
  readonly firstEdges: Int32Array;
}

/** The drawn lines, joined where they meet. */
export interface LineGraph {
  readonly edges: readonly Edge[];
  readonly nodes: number;
  readonly ways: ShortestWays;
}

/** A place on an edge, near a station. */
interface Candidate extends NearestPlace {
  readonly edge: Edge;
}

/** Trains keep to the high-speed railway even where an older one is shorter. */
const HIGH_SPEED_COST = 0.8;

/** A station farther from a line than 20 units, 6 km, is not on it. */
const NEAR = 20;

/** What it costs to be beside a line, as against going along it. */
const BESIDE_COST = 3;

/** Longer ways than these times the straight line, and some units, are detours over other lines. */
const DETOUR = { times: 1.7, units: 40 };

/** Joins the lines of the map at their ends. */
export function createLineGraph(lines: readonly DrawnLine[]): LineGraph {
  const nodes = new Map<string, number>();
  const nodeAt = (point: MapPoint) => {
    const key = point.map(Math.round).join(' ');
    const node = nodes.get(key) ?? nodes.size;
    nodes.set(key, node);
    return node;
  };
  const edges = lines.map(({ path, kind }): Edge => {
    const line = flattenPath(path);
    const xs = line.points.map(([x]) => x);
    const ys = line.points.map(([, y]) => y);
    return {
      line,
      isHighSpeed: kind === 'high-speed',
      ends: [nodeAt(line.points[0] ?? [0, 0]), nodeAt(line.points.at(-1) ?? [0, 0])],
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    };
  });
  return { edges, nodes: nodes.size, ways: shortestWays(edges, nodes.size) };
}

/**
 * The point of a line that stands for a station; the station's own where none is near.
 */
export function pointOnLine(graph: LineGraph, station: MapPoint): MapPoint {
  const [nearest] = candidatesOf(graph, station).toSorted((a, b) => a.distance - b.distance);
  return nearest ? pointAt(nearest.edge.line, nearest.at) : station;
}

/**
 * Finds the way of a train between two stations along the drawn lines.
 *
 * @returns the points from one station to the other, both included: undefined where the lines do
 * not join them without a detour
 */
export function findWayAlong(
  graph: LineGraph,
  from: MapPoint,
  to: MapPoint,
): readonly MapPoint[] | undefined {
  const straight = distanceBetween(from, to);
  let best: Way | undefined;
  for (const start of candidatesOf(graph, from)) {
    for (const end of candidatesOf(graph, to)) {
      const way = cheapestWay(graph, start, end);
      if (way && way.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = way;
    }
  }
  if (!best || best.length > straight * DETOUR.times + DETOUR.units) return undefined;
  return [from, ...pointsOf(graph, best), to];
}

/** A way from a place on an edge to a place on another one, or on the same. */
interface Way {
  readonly start: Candidate;
  readonly end: Candidate;
  /** The nodes where it leaves the first edge and reaches the last; none on one and the same. */
  readonly nodes: readonly [number, number] | undefined;
  readonly cost: number;
  readonly length: number;
}

function cheapestWay(
  { ways, nodes: count }: LineGraph,
  start: Candidate,
  end: Candidate,
): Way | undefined {
  const beside = (start.distance + end.distance) * BESIDE_COST;
  if (start.edge === end.edge) {
    const length = Math.abs(end.at - start.at);
    const cost = length * costOf(start.edge) + beside;
    return { start, end, nodes: undefined, cost, length };
  }
  let best: Way | undefined;
  for (const [side, from] of start.edge.ends.entries()) {
    for (const [endSide, to] of end.edge.ends.entries()) {
      const first = side === 0 ? start.at : lengthOf(start.edge.line) - start.at;
      const last = endSide === 0 ? end.at : lengthOf(end.edge.line) - end.at;
      const between = ways.costs[from * count + to] ?? Number.POSITIVE_INFINITY;
      const along = first * costOf(start.edge) + last * costOf(end.edge);
      const cost = along + between + beside;
      if (cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best = { start, end, nodes: [from, to], cost, length: first + between + last };
    }
  }
  return best;
}

function pointsOf(graph: LineGraph, way: Way): readonly MapPoint[] {
  const { start, end, nodes } = way;
  if (!nodes) return pointsBetween(start.edge.line, start.at, end.at);
  const [from, to] = nodes;
  const sideOf = ({ edge }: Candidate, node: number) =>
    edge.ends[0] === node ? 0 : lengthOf(edge.line);
  const points = [...pointsBetween(start.edge.line, start.at, sideOf(start, from))];
  let node = from;
  while (node !== to) {
    const edge = graph.edges[graph.ways.firstEdges[node * graph.nodes + to] ?? -1];
    if (!edge) break;
    const isReversed = edge.ends[0] !== node;
    points.push(...(isReversed ? edge.line.points.toReversed() : edge.line.points).slice(1));
    node = edge.ends[isReversed ? 0 : 1];
  }
  return [...points, ...pointsBetween(end.edge.line, sideOf(end, to), end.at).slice(1)];
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

function costOf({ isHighSpeed }: Edge): number {
  return isHighSpeed ? HIGH_SPEED_COST : 1;
}

/** The cheapest ways between all nodes (Floyd and Warshall, 1962). */
function shortestWays(edges: readonly Edge[], nodes: number): ShortestWays {
  const costs = new Float64Array(nodes * nodes).fill(Number.POSITIVE_INFINITY);
  const firstEdges = new Int32Array(nodes * nodes).fill(-1);
  for (let node = 0; node < nodes; node++) costs[node * nodes + node] = 0;
  const costAt = (from: number, to: number) => costs[from * nodes + to] ?? Number.POSITIVE_INFINITY;
  for (const [i, edge] of edges.entries()) {
    const cost = lengthOf(edge.line) * costOf(edge);
    const [from, to] = edge.ends;
    if (cost >= costAt(from, to)) continue;
    for (const at of [from * nodes + to, to * nodes + from]) {
      costs[at] = cost;
      firstEdges[at] = i;
    }
  }
  for (let over = 0; over < nodes; over++) {
    for (let from = 0; from < nodes; from++) {
      const first = costAt(from, over);
      if (first === Number.POSITIVE_INFINITY) continue;
      for (let to = 0; to < nodes; to++) {
        const cost = first + costAt(over, to);
        if (cost >= costAt(from, to)) continue;
        costs[from * nodes + to] = cost;
        firstEdges[from * nodes + to] = firstEdges[from * nodes + over] ?? -1;
      }
    }
  }
  return { costs, firstEdges };
}
