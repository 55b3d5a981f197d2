import stationPoints from '#app/data/network/generated/station-points.json' with { type: 'json' };
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { createLineGraph, findWayAlong, pointOnLine } from '#app/domain/lines/line-graph.ts';
import { type MapPoint, simplified } from '#app/domain/lines/polyline.ts';

/** Points nearer than this to a way do not bend it, in map units: less than a line is wide. */
const BEND = 3;

const POINTS = new Map(Object.entries(stationPoints)) as ReadonlyMap<string, MapPoint | number[]>;

let graph: ReturnType<typeof createLineGraph> | undefined;

function lineGraph() {
  graph ??= createLineGraph(GEOGRAPHY.segments);
  return graph;
}

/** The point of a station on the map, on a drawn line where one is near; undefined for unknown ones. */
export function stationPoint(id: string): MapPoint | undefined {
  const [x, y] = POINTS.get(id) ?? [];
  return x === undefined || y === undefined ? undefined : pointOnLine(lineGraph(), [x, y]);
}

/**
 * The way of a train between two points of stations: along the drawn lines, straight where none
 * leads from one to the other.
 */
export function wayBetween(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  return simplified(findWayAlong(lineGraph(), from, to) ?? [from, to], BEND);
}
