import furtherLines from '#app/data/network/generated/further-lines.json' with { type: 'json' };
import placePoints from '#app/data/network/generated/place-points.json' with { type: 'json' };
import stationPoints from '#app/data/network/generated/station-points.json' with { type: 'json' };
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { createLineGraph, findPathAlong, pointOnLine } from '#app/domain/lines/line-graph.ts';
import { type MapPoint, simplified } from '#app/domain/lines/polyline.ts';
import { memoize } from '#app/domain/memoize.ts';

/** Points nearer than this to a path do not bend it, in map units: less than a line is wide. */
const BEND = 3;

/** More than a timetable has pairs of stops that follow each other; each takes some 200 bytes. */
const MOST_PATHS = 10_000;

const POINTS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(stationPoints));

const PLACES: ReadonlyMap<string, readonly number[][]> = new Map(Object.entries(placePoints));

/** The lines of the network, and those beside it that the page of the map alone draws. */
const lineGraph = memoize(1, () =>
  createLineGraph([
    ...GEOGRAPHY.segments,
    ...furtherLines.map((path) => ({ path, kind: 'conventional' })),
  ]),
);

/** Whether the place of a station is known. */
export const isOnMap = (id: string): boolean => POINTS.has(id);

/**
 * The point of a station on the map, on a drawn line where one is near; undefined for an unknown
 * station.
 */
export const stationPoint = memoize(POINTS.size, (id: string): MapPoint | undefined => {
  const [x, y] = POINTS.get(id) ?? [];
  return x === undefined || y === undefined ? undefined : pointOnLine(lineGraph(), [x, y]);
});

/**
 * The point of a place beyond a station, by its slug: of one with several stops the nearest to the
 * station. Undefined for a place whose position is not known.
 */
export function placePoint(slug: string, [fromX, fromY]: MapPoint): MapPoint | undefined {
  const points = (PLACES.get(slug) ?? []).map(([x = 0, y = 0]): MapPoint => [x, y]);
  const distanceTo = ([x, y]: MapPoint) => Math.hypot(x - fromX, y - fromY);
  return points.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
}

/**
 * The path of a train from a station to its next stop, along the drawn lines; straight where none
 * leads from one to the other, undefined where a station is not known.
 */
export const pathBetween = memoize(
  MOST_PATHS,
  (fromId: string, toId: string): readonly MapPoint[] | undefined => {
    // The same in both directions.
    if (fromId > toId) return pathBetween(toId, fromId)?.toReversed();
    const [from, to] = [stationPoint(fromId), stationPoint(toId)];
    if (!from || !to) return undefined;
    return simplified(findPathAlong(lineGraph(), from, to) ?? [from, to], BEND);
  },
);
