import type { MapStation } from '#app/data/network/map-schema.ts';
import { STATIONS } from '#app/data/network/railways.ts';
import { chosenStations } from './map-view.ts';
import type { WrittenTime } from './name-boxes.ts';
import {
  type PlacesOf,
  type Placing,
  placesOn,
  type Sheet,
  type ShownChoice,
} from './name-places.ts';
import { createRoom, isAlwaysShown } from './room-for-names.ts';
import type { FrameOnMap, ShownStations } from './shown-stations.ts';
import type { MinutesAt } from './written-times.ts';

/** The names and times that the map writes at one width. */
export interface NamesAndTimes {
  readonly shown: ShownStations;
  /** The durations by station key: only those for which there is room. */
  readonly times: ReadonlyMap<string, WrittenTime>;
}

/**
 * Writes times after the names of stations, or below them, where they hide the least of the lines.
 * Chosen stations come first, then those with a time by rank; others lose their names where they
 * would collide, and but for chief cities their symbols too. A city that is left without its time
 * or its name then comes before the others, if more is written so, and a chief city also if less is
 * hidden.
 *
 * @param shown the usual sides at the width of the frame
 */
export function writeTimes(
  shown: ShownStations,
  frame: FrameOnMap,
  shownChoice: ShownChoice,
): NamesAndTimes {
  const { choice, minutes } = shownChoice;
  if (minutes.size === 0) return { shown, times: new Map() };
  const sheet: Sheet = { ...shownChoice, shown, frame };
  const placesOf = placesOn(sheet);
  let order = byImportance(chosenStations(choice), minutes);
  let best = writeInOrder(order, sheet, placesOf);
  const tryOrder = (first: readonly MapStation[]) => {
    const other = [...first, ...order.filter((one) => !first.includes(one))];
    const written = writeInOrder(other, sheet, placesOf);
    if (written.worth > best.worth) [order, best] = [other, written];
  };
  const chiefs = order.filter(({ rank }) => rank === 0);
  for (const city of order) {
    const { key, kind, rank } = city;
    const isWanted = minutes.has(key) ? kind === 'major' : rank === 0;
    if (!isWanted || best.times.has(key)) continue;
    tryOrder([city]);
    // A larger city beside it may have to make way, which would otherwise keep its usual place.
    if (rank > 0 && shown.get(key)?.[0]) for (const chief of chiefs) tryOrder([chief, city]);
  }
  for (const chief of chiefs) tryOrder([chief]);
  return best;
}

/** All stations: first the chosen ones, then those with minutes, then the others, each by rank. */
function byImportance(chosen: readonly string[], minutes: MinutesAt): readonly MapStation[] {
  const importance = ({ key, rank }: MapStation) => {
    if (chosen.includes(key)) return -1;
    return rank + (minutes.has(key) ? 0 : STATIONS.length);
  };
  return STATIONS.toSorted((a, b) => importance(a) - importance(b));
}

/**
 * The worth of a chief city's name and of its time, which fall to a quarter by rank, and the least
 * one of a city's time, since any city is looked for.
 */
const WORTH = { name: 6, time: 5, timeOfCity: 2.5, byRank: 1 / 4 };
/** The worth of a pixel of hidden lines. */
const WORTH_OF_PX = 0.02;

/** Names and times, with how much they say. */
interface Written extends NamesAndTimes {
  /** A name is worth more than a time, and a city more than a town. */
  readonly worth: number;
}

/** Writes one name after the other, each at its best place that is still free. */
function writeInOrder(order: readonly MapStation[], sheet: Sheet, placesOf: PlacesOf): Written {
  const room = createRoom(sheet);
  const shown = new Map(sheet.shown);
  const times = new Map<string, WrittenTime>();
  let worth = 0;
  for (const station of order) {
    const placing = placesOf(station).find((place) => room.isFree(station, place));
    if (!placing || room.isMisread(station)) {
      // A dot without a name says nothing.
      shown.set(station.key, [isAlwaysShown(station, sheet) ? 'nameless' : undefined]);
      continue;
    }
    room.take(station, placing);
    shown.set(station.key, [placing.side]);
    if (placing.time) times.set(station.key, placing.time);
    worth += worthOf(station, placing);
  }
  return { shown, times, worth };
}

/** What a name at a place is worth, with its time and less the lines that it hides. */
function worthOf({ kind, rank }: MapStation, { time, cost }: Placing): number {
  const share = WORTH.byRank ** rank;
  const ofTime = Math.max(WORTH.time * share, kind === 'major' ? WORTH.timeOfCity : 0);
  return WORTH.name * share + (time ? ofTime : 0) - cost * WORTH_OF_PX;
}
