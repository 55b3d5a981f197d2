import { readFileSync } from 'node:fs';
import type { Geography, MapStation, SmallStation } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { stationLabel } from '#app/data/stations/stations.server.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { createLineGraph, pointOnLine } from '#app/domain/lines/line-graph.ts';
import {
  endOfStops,
  endOfTrips,
  firstStop,
  firstTrip,
  routesOf,
  stationAt,
  stationId,
} from '#app/domain/timetable/timetable-fields.ts';
import { SMALL_LEVELS_PX } from '#app/map/model/measures.ts';
import { grown, symbolBox } from '#app/map/model/name-boxes.ts';
import { hiddenLines } from './hidden-lines.ts';
import { type NamedStation, nameAt } from './name-conflicts.ts';
import { overlapRange, type PinnedBox } from './overlap-range.ts';

/** A station nearer to a drawn line than 2 km is on it, since lines are drawn simplified. */
const ON_LINE = 7;
/** The least distance of two stations in CSS pixels: each is a target (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24;
/** The room around a name. */
const CLEAR_PX = { aside: 4, above: 1 } as const;
/** Farther apart than this, in CSS pixels, no two names meet. */
const FAR_PX = 560;

/** A station or its name with the widths of the map at which it is shown. */
interface Placed {
  readonly pins: readonly PinnedBox[];
  readonly fromPx: number;
  readonly untilPx: number;
}

/** How often trains of a usual week call at each station of the included timetable. */
function callsByStation(): ReadonlyMap<string, number> {
  const file = new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url);
  const timetable = readTimetableFile(readFileSync(file));
  const calls = new Map<string, number>();
  for (const route of routesOf(timetable)) {
    const trips = endOfTrips(timetable, route) - firstTrip(timetable, route);
    for (let stop = firstStop(timetable, route); stop < endOfStops(timetable, route); stop++) {
      const id = stationId(timetable, stationAt(timetable, stop));
      calls.set(id, (calls.get(id) ?? 0) + trips);
    }
  }
  return calls;
}

/**
 * Finds for every other station of the timetable the width of the map from which there is room for
 * it, and the side of its name, which collides with no other name at any greater width in any
 * language. Those with more trains come first.
 *
 * @param points the points of stations by id, in map units
 */
export function placeSmallStations(
  stations: readonly MapStation[],
  geography: Geography,
  points: Readonly<Record<string, readonly [x: number, y: number]>>,
): readonly SmallStation[] {
  const graph = createLineGraph(geography.segments);
  const hiddenBy = hiddenLines(geography);
  const known = new Set(stations.map((station) => station.stationId));
  const placed = stations.flatMap(placesOf);
  const found: SmallStation[] = [];
  const isIn = (x: number, y: number) =>
    x > 0 && y > 0 && x < geography.width && y < geography.height;
  let waiting = [...callsByStation()]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .flatMap(([id]) => {
      const [x, y] = points[id] ?? [-1, -1];
      const name = stationLabel('it', id);
      if (known.has(id) || !name || !isIn(x, y)) return [];
      const onLine = pointOnLine(graph, [x, y]).map(Math.round);
      const [lineX = x, lineY = y] = onLine;
      const isNear = Math.hypot(lineX - x, lineY - y) <= ON_LINE;
      return [{ id, name, ...(isNear ? { x: lineX, y: lineY } : { x, y }) }];
    });
  for (const px of SMALL_LEVELS_PX) {
    waiting = waiting.filter(({ id, name, x, y }) => {
      const station = asStation(id, x, y);
      const reach = (FAR_PX / px) * geography.width;
      const near = placed.filter(
        ({ pins: [pin] }) => pin && Math.abs(pin.x - x) < reach && Math.abs(pin.y - y) < reach,
      );
      const [best] = NAME_SIDES.map((side) => nameAt(station, name, side, px))
        .map((named) => ({ named, pins: pinsOf(named) }))
        .filter(({ pins }) => near.every((other) => !meet(pins, other, px, geography.width)))
        .map((free) => ({ ...free, cost: hiddenBy(free.named, px / geography.width).all }))
        .sort((a, b) => a.cost - b.cost);
      if (!best) return true;
      placed.push({ pins: best.pins, fromPx: px, untilPx: Number.POSITIVE_INFINITY });
      found.push([id, name, x, y, SMALL_LEVELS_PX.indexOf(px), best.named.side]);
      return false;
    });
  }
  return found;
}

const asStation = (id: string, x: number, y: number): NamedStation['station'] => ({
  key: id,
  stationId: id,
  x,
  y,
  kind: 'regional',
  rank: 5,
  name: { en: '', it: '', fr: '' },
});

// The space of a station in every language and on every side of its name.
function placesOf(station: MapStation): Placed[] {
  return LANGUAGES.flatMap((language) => {
    const places = station.places[language];
    return places.map(([fromPx, side]: readonly [number, NameSide], i): Placed => {
      const untilPx = places[i + 1]?.[0] ?? Number.POSITIVE_INFINITY;
      const widest = Math.max(fromPx, SMALL_LEVELS_PX[0]);
      return {
        pins: pinsOf(nameAt(station, station.name[language], side, widest)),
        fromPx,
        untilPx,
      };
    });
  });
}

function pinsOf({ station, name }: NamedStation): readonly PinnedBox[] {
  const { x, y } = station;
  const target = {
    left: -TARGET_PX / 2,
    top: -TARGET_PX / 2,
    right: TARGET_PX / 2,
    bottom: TARGET_PX / 2,
  };
  return [
    { x, y, box: grown(name, CLEAR_PX.aside, CLEAR_PX.above) },
    { x, y, box: symbolBox(station) },
    { x, y, box: target },
  ];
}

/** Whether names, symbols or targets of two stations overlap at a width with both of them. */
function meet(pins: readonly PinnedBox[], other: Placed, px: number, mapWidth: number): boolean {
  const start = Math.max(px, other.fromPx);
  return pins.some((pin, i) =>
    other.pins.some((otherPin, j) => {
      // A name may lie on a target beside its symbol.
      if ((i === 2) !== (j === 2)) return false;
      const [from, until] = overlapRange(pin, otherPin);
      return from < until && until * mapWidth > start && from * mapWidth < other.untilPx;
    }),
  );
}
