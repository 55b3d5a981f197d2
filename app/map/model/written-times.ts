import type { MapStation } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { GEOGRAPHY, STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { findPair, trainsFrom } from './city-pair.ts';
import { chosenStations, type MapChoice } from './map-view.ts';
import { type Box, LARGE_NAMES_FROM_PX, nameSize } from './name-boxes.ts';
import { shortDuration } from './short-duration.ts';
import {
  boxesOf,
  type FrameOnMap,
  overlap,
  type ShownStations,
  type Sides,
} from './shown-stations.ts';
import type { Viewport } from './viewport.ts';

/** A smaller map has times of those towns alone that it names anyway. */
const ALL_TOWNS_FROM_PX = 860;

/** Minutes by the keys of stations. */
export type MinutesAt = ReadonlyMap<string, number>;

/**
 * The minutes that the map writes beside names: the fastest ones to the stations that have a direct
 * train from the chosen one, or those of the stops of a route's fastest train.
 */
export function minutesOnMap(
  choice: MapChoice,
  pairs: readonly CityPair[],
  reach: ReachData | undefined,
): MinutesAt {
  if (choice.kind === 'station') {
    const { direct = {}, times = {} } = reach?.origin === choice.station ? reach : {};
    return new Map(
      Object.entries(direct).map(([key, minutes]) => {
        // A direct train may be slow: the map says what the panel does, where that is no estimate.
        const fastest = times[key];
        return [key, fastest && fastest.train === undefined ? fastest.minutes : minutes];
      }),
    );
  }
  const pair = choice.kind === 'route' ? findPair(pairs, choice) : undefined;
  if (!pair || choice.kind !== 'route') return new Map();
  const { stops = [], stopMinutes = [], minutes } = trainsFrom(pair, choice.departure);
  const atStops = stops.map((stop, i) => [stop, stopMinutes[i] ?? 0] as const);
  return new Map(minutes === undefined ? atStops : [...atStops, [choice.arrival, minutes]]);
}

/** The names and times that the map writes at one width. */
export interface WrittenTimes {
  readonly shown: ShownStations;
  /** The durations in words by station key: only those for which there is room. */
  readonly times: ReadonlyMap<string, string>;
}

/** A part of the frame, from below it up: its place from left (0) to right (1), and its size. */
type LowerPart = readonly [place: number, widthPx: number, heightPx: number];

/** What is seen of the map beside its frame in CSS pixels, and what covers its end. */
export interface FrameRoom {
  readonly before?: number;
  readonly after: number;
  readonly covered: readonly LowerPart[];
}

const ALL_OF_FRAME: FrameRoom = { after: 0, covered: [] };

/** The frame of a viewport of a map of a width in CSS pixels. */
export function frameOnMap(
  px: number,
  { x, y, zoom, whole }: Viewport,
  room: FrameRoom = ALL_OF_FRAME,
): FrameOnMap {
  const scale = px / GEOGRAPHY.width;
  const { before = 0 } = room;
  const left = x * scale - before;
  const width = before + (whole.width / zoom) * scale;
  const bottom = (y + whole.height / zoom) * scale;
  const covered = room.covered.map(([place, widthPx, heightPx]) => {
    const from = left + place * (width - widthPx);
    // Also below the frame, where the sheet of a phone lies over the map.
    return { left: from, right: from + widthPx, top: bottom - heightPx, bottom: bottom + 99 };
  });
  return { px, left, right: left + width + room.after, covered };
}

/** The choice on the map, and the minutes at its stations. */
interface ShownChoice {
  readonly choice: MapChoice;
  readonly minutes: MinutesAt;
  readonly language: Language;
}

/** The boxes that names and symbols take, with the station that each belongs to. */
type TakenBoxes = (readonly [key: string, boxes: readonly Box[]])[];

/**
 * Writes times after the names of stations. Chosen stations come first, then those with a time by
 * rank; others lose their names or symbols where they would collide. A city that is left without
 * its time, or its name, then comes before the others, if more is written so.
 *
 * @param shown the usual sides at the width of the frame
 */
export function writeTimes(
  shown: ShownStations,
  frame: FrameOnMap,
  shownChoice: ShownChoice,
): WrittenTimes {
  const { choice, minutes } = shownChoice;
  if (minutes.size === 0) return { shown, times: new Map() };
  let order = byImportance(chosenStations(choice), minutes);
  let best = writeInOrder(order, shown, frame, shownChoice);
  for (const station of order) {
    const { key, kind, rank } = station;
    const isWanted = minutes.has(key) ? kind === 'major' : rank === 0;
    if (!isWanted || best.times.has(key)) continue;
    const other = [station, ...order.filter((one) => one !== station)];
    const written = writeInOrder(other, shown, frame, shownChoice);
    if (written.worth > best.worth) [order, best] = [other, written];
  }
  return best;
}

function writeInOrder(
  order: readonly MapStation[],
  shown: ShownStations,
  frame: FrameOnMap,
  shownChoice: ShownChoice,
): WrittenTimes & { readonly worth: number } {
  const { choice, language } = shownChoice;
  const { px } = frame;
  const chosen = chosenStations(choice);
  const isAlways = ({ key, rank }: MapStation) => rank === 0 || chosen.includes(key);
  const symbolOf = (station: MapStation) => boxesOf(station, 'e', { language, px })[1];
  const taken: TakenBoxes = STATIONS.filter(isAlways).map((station) => [
    station.key,
    [symbolOf(station)],
  ]);
  // So far from rings that a time is read as that of its own.
  const rings = STATIONS.flatMap((station): TakenBoxes => {
    const isRing = station.kind === 'major' && (isAlways(station) || shown.get(station.key)?.[0]);
    return isRing ? [[station.key, [grown(symbolOf(station), RING_ASIDE_PX, CLEAR_PX)]]] : [];
  });
  const written = new Map(shown);
  const times = new Map<string, string>();
  // How much is written: a name is worth more than a time, and a city more than a town.
  let worth = 0;
  for (const station of order) {
    const { key, rank } = station;
    const usual = shown.get(key)?.[0];
    const time = timeText(station, px, shownChoice);
    const isKept = choice.kind === 'station' && px < ALL_TOWNS_FROM_PX && nameSize(station) === 2;
    const sides = possibleSides(station, usual, isKept ? '' : time, language);
    const placed = placeName(sides, time, (side, text) => {
      const boxes = boxesOf(station, side, { language, px, time: text });
      return (
        isInFrame(boxes[0], frame) &&
        isFree(taken, key, boxes) &&
        !(text && choice.kind === 'station' && !isFree(rings, key, boxes.slice(0, 1)))
      );
    });
    if (placed) {
      if (placed.time) times.set(key, placed.time);
      worth += (placed.time ? 3 : 2) * 4 ** -rank;
      const [name, symbol] = boxesOf(station, placed.side, { language, px, time: placed.time });
      taken.push([key, [placed.time ? grown(name, CLEAR_PX, 0) : name, symbol]]);
      written.set(key, [placed.side]);
      continue;
    }
    const symbol = symbolOf(station);
    const isWanted = usual !== undefined || time !== '';
    const hasSymbol = isWanted && (isAlways(station) || isFree(taken, key, [symbol]));
    if (hasSymbol) taken.push([key, [symbol]]);
    written.set(key, [hasSymbol ? 'nameless' : undefined]);
  }
  return { shown: written, times, worth };
}

/** A side of a station with room for its name, and for a time after it unless that is empty. */
interface PlacedName {
  readonly side: NameSide;
  readonly time: string;
}

/** The first side with room for a name and its time, else for the name alone. */
function placeName(
  sides: readonly NameSide[],
  time: string,
  hasRoom: (side: NameSide, time: string) => boolean,
): PlacedName | undefined {
  for (const shownTime of time ? [time, ''] : ['']) {
    const side = sides.find((possible) => hasRoom(possible, shownTime));
    if (side) return { side, time: shownTime };
  }
  return undefined;
}

/** All stations: first the chosen ones, then those with minutes, then the others, each by rank. */
function byImportance(chosen: readonly string[], minutes: MinutesAt): readonly MapStation[] {
  const importance = ({ key, rank }: MapStation) => {
    if (chosen.includes(key)) return -1;
    return rank + (minutes.has(key) ? 0 : STATIONS.length);
  };
  return STATIONS.toSorted((a, b) => importance(a) - importance(b));
}

/** The time of a station in words; empty where it has none, or a small map no room for it. */
function timeText(
  station: MapStation,
  px: number,
  { choice, minutes }: Pick<ShownChoice, 'choice' | 'minutes'>,
): string {
  const own = minutes.get(station.key);
  // The few stops of a route all have their times.
  const isTimed = choice.kind === 'route' || px >= LARGE_NAMES_FROM_PX || nameSize(station) < 2;
  return own !== undefined && isTimed ? shortDuration(own) : '';
}

/**
 * The sides where a name may be, the best first; none for a station that has no name.
 *
 * @param time empty for a name that keeps its side
 */
function possibleSides(
  { places, rank }: MapStation,
  usual: Sides[number],
  time: string,
  language: Language,
): readonly NameSide[] {
  const sides = usual && usual !== 'nameless' ? [usual] : [];
  if (!time) return sides;
  // A station that the width has no room for may come in between where it has a time; a town only
  // where its name hides the least of the lines.
  const others = places[language].map(([, side]) => side);
  return [...sides, ...others, ...(nameSize({ rank }) === 2 ? [] : NAME_SIDES)];
}

function isInFrame(box: Box, { left, right, covered }: FrameOnMap): boolean {
  return box.left >= left && box.right <= right && !overlap([box], covered);
}

/** Whether no other station has taken the place of some boxes. */
function isFree(taken: TakenBoxes, key: string, boxes: readonly Box[]): boolean {
  return taken.every(([other, others]) => other === key || !overlap(boxes, others));
}

/** The room between a name with its time and the symbols of others, and beside rings. */
const CLEAR_PX = 5;
const RING_ASIDE_PX = 16;

/** The box with room around it, in CSS pixels. */
function grown({ left, top, right, bottom }: Box, aside: number, above: number): Box {
  return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above };
}

/** The points of stations by their keys; without those that are not on the map. */
export function pointsOf(keys: Iterable<string>): readonly MapStation[] {
  return [...keys].flatMap((key) => STATION_BY_KEY.get(key) ?? []);
}
