import type { MapStation } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { closeEms } from './close-ems.ts';
import { measureHidden } from './hidden-lines.ts';
import { isAcrossFrame, isInFrame, roomAside } from './in-frame.ts';
import { lastPlaces, stretchesTo } from './line-graph.ts';
import { chosenStations, type MapChoice } from './map-view.ts';
import { type Box, grown, LARGE_NAMES_FROM_PX, nameSize, type WrittenTime } from './name-boxes.ts';
import { dotsBeside } from './near-dots.ts';
import { shortDuration } from './short-duration.ts';
import {
  type Boxes,
  boxesOf,
  type FrameOnMap,
  overlap,
  type ShownStations,
} from './shown-stations.ts';
import { type MinutesAt, pointsOf } from './written-times.ts';

/** The names and times that the map writes at one width. */
export interface NamesAndTimes {
  readonly shown: ShownStations;
  /** The durations by station key: only those for which there is room. */
  readonly times: ReadonlyMap<string, WrittenTime>;
}

/** The choice on the map, and the minutes at its stations. */
interface ShownChoice {
  readonly choice: MapChoice;
  readonly minutes: MinutesAt;
  readonly language: Language;
}

/** What the names are written on. */
interface Sheet extends ShownChoice {
  /** The usual sides at the width of the frame. */
  readonly shown: ShownStations;
  readonly frame: FrameOnMap;
}

/** Where a name may be written, with its time if there is one. */
interface Placing {
  readonly side: NameSide;
  readonly time: WrittenTime | undefined;
  readonly boxes: Boxes;
  /** In pixels of the lines that it hides. */
  readonly cost: number;
}

/** The places of a station's name, the best first. */
type PlacesOf = (station: MapStation) => readonly Placing[];

/** The boxes that names and symbols take, with the station that each belongs to. */
type TakenBoxes = (readonly [key: string, boxes: readonly Box[]])[];

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

/** What it costs, in pixels of hidden lines, that a name or a time leaves its usual place. */
const MOVED_PX = { name: 30, time: 10 };
/** What a line of its own costs for a time. */
const BELOW_PX = 3;
/** What it costs to be so near to a side of the frame, in pixels. */
const EDGE = { room: 4, px: 40 };
/** What hiding a city's ring costs, and the end of a line, which then seems to lead nowhere. */
const RING_PX = 40;
const END_PX = 16;
/** What a name costs that could be read as that of another dot. */
const NEAR_PX = 40;
/**
 * The worth of a chief city's name and of its time, which fall to a quarter by rank, and the least
 * one of a city's time, since any city is looked for.
 */
const WORTH = { name: 6, time: 5, timeOfCity: 2.5, byRank: 1 / 4 };
/** The worth of a pixel of hidden lines. */
const WORTH_OF_PX = 0.02;
/** The room, in CSS pixels, that a time keeps from rings of others, after its name or below it. */
const ROOM = { after: { aside: 16, above: 5 }, below: { aside: 10, above: 4 } };

/** More than this the name of a town or a lesser city never hides for its time, in pixels. */
const MOST_HIDDEN_PX = 14;

/** The places of names on a sheet, which are worked out once. */
function placesOn(sheet: Sheet): PlacesOf {
  const { choice, minutes, language, shown, frame } = sheet;
  const costOf = costOn(sheet);
  const known = new Map<string, readonly Placing[]>();
  const placesWith = (station: MapStation, time: WrittenTime | undefined, most: number) => {
    const [usual] = shown.get(station.key) ?? [];
    const moved = MOVED_PX[time ? 'time' : 'name'];
    return possibleSides(station, sheet, time !== undefined).flatMap((side): Placing[] => {
      const boxes = boxesOf(station, side, { language, px: frame.px, time });
      if (!isInFrame(boxes[0], station, frame)) return [];
      const hidden = costOf(boxes[0], station) + (time?.isBelow ? BELOW_PX : 0);
      const edge = roomAside(boxes[0], frame) < EDGE.room ? EDGE.px : 0;
      const isMoved = side !== usual && !time && station.kind === 'regional';
      return hidden > (isMoved ? MOST_HIDDEN_PX : most)
        ? []
        : [{ side, time, boxes, cost: hidden + edge + (side === usual ? 0 : moved) }];
    });
  };
  const find: PlacesOf = (station) => {
    const text = timeText(station, sheet);
    const nameEms = closeEms(station.name[language]);
    const timeIn = (isBelow: boolean): WrittenTime => ({
      text,
      isBelow,
      // Below its name it begins a line.
      ems: [nameEms, closeEms(isBelow ? text : ` ${text}`)],
    });
    const ways = text ? [timeIn(false), timeIn(true)] : [];
    const isUsual = shown.get(station.key)?.[0] !== undefined;
    const isCity = station.kind === 'major' && minutes.has(station.key);
    const isAnywhere = isCity || choice.kind === 'route';
    const most = isAnywhere ? Number.POSITIVE_INFINITY : MOST_HIDDEN_PX;
    const timed = ways.flatMap((time) => placesWith(station, time, most));
    // A place that the width has no room for comes in with its time; a city alone without one.
    const mostAlone = isUsual ? Number.POSITIVE_INFINITY : MOST_HIDDEN_PX;
    const alone = isUsual || isCity ? placesWith(station, undefined, mostAlone) : [];
    return [timed, alone].flatMap((places) => places.toSorted((a, b) => a.cost - b.cost));
  };
  return (station) => {
    const places = known.get(station.key) ?? find(station);
    known.set(station.key, places);
    return places;
  };
}

/** Measures what names hide of the lines and rings of a choice, and whether they mislead. */
function costOn(sheet: Sheet): (box: Box, station: MapStation) => number {
  const { choice, minutes, shown, frame } = sheet;
  const [origin = ''] = chosenStations(choice);
  const from = STATION_BY_KEY.get(origin);
  const lines = from ? stretchesTo(from, pointsOf(minutes.keys())) : [];
  const rings = STATIONS.filter(
    ({ key, kind }) => kind === 'major' && (minutes.has(key) || shown.get(key)?.[0]),
  );
  const ends = lastPlaces(lines).map((place) => {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    return { x, y, px: END_PX };
  });
  const hidden = measureHidden(frame.px, lines, [
    ...rings.map(({ x, y }) => ({ x, y, px: RING_PX })),
    ...ends,
  ]);
  // Others come in where they are beside no name.
  const dots = STATIONS.filter(({ key }) => shown.get(key)?.[0] !== undefined);
  const isBeside = dotsBeside(frame.px, [...dots, ...ends]);
  // The name of a city, large and beside a ring, is not read as that of a dot.
  const misleads = (box: Box, station: MapStation) =>
    station.kind === 'regional' && isBeside(box, station);
  return (box, station) => hidden(box, station) + (misleads(box, station) ? NEAR_PX : 0);
}

function writeInOrder(
  order: readonly MapStation[],
  sheet: Sheet,
  placesOf: PlacesOf,
): NamesAndTimes & { readonly worth: number } {
  const { choice, language, shown, frame } = sheet;
  const { px } = frame;
  const chosen = chosenStations(choice);
  const isAlways = ({ key, rank }: MapStation) => rank === 0 || chosen.includes(key);
  const symbolOf = (station: MapStation) => boxesOf(station, 'e', { language, px })[1];
  const taken: TakenBoxes = STATIONS.filter(isAlways).map((station) => [
    station.key,
    [symbolOf(station)],
  ]);
  // So far from rings that a time is read as that of its own; one below its name is anyway.
  const rings: Readonly<Record<'after' | 'below', TakenBoxes>> = { after: [], below: [] };
  const addRing = (station: MapStation) => {
    for (const place of ['after', 'below'] as const) {
      const { aside, above } = ROOM[place];
      rings[place].push([station.key, [grown(symbolOf(station), aside, above)]]);
    }
  };
  for (const station of STATIONS) {
    const isRing = station.kind === 'major' && (isAlways(station) || shown.get(station.key)?.[0]);
    if (isRing && isAcrossFrame(symbolOf(station), frame)) addRing(station);
  }
  const timed: TakenBoxes = [];
  const isApart = (station: MapStation, time: WrittenTime | undefined, [name, symbol]: Boxes) =>
    choice.kind !== 'station' ||
    (isFree(time ? rings[time.isBelow ? 'below' : 'after'] : [], station.key, [name]) &&
      (station.kind === 'regional' || isFree(timed, station.key, [symbol])));
  const towns: (readonly [name: Box, station: MapStation])[] = [];
  const isDotBeside = (station: MapStation) => {
    const isBeside = dotsBeside(px, [station]);
    return towns.some((town) => isBeside(...town));
  };
  const written = new Map(shown);
  const times = new Map<string, WrittenTime>();
  // How much is written: a name is worth more than a time, and a city more than a town.
  let worth = 0;
  for (const station of order) {
    const { key, rank } = station;
    const placed = placesOf(station).find(
      ({ time, boxes }) => isFree(taken, key, boxes) && isApart(station, time, boxes),
    );
    if (placed && !isDotBeside(station)) {
      const { side, time, boxes, cost } = placed;
      const [name, symbol] = boxes;
      const share = WORTH.byRank ** rank;
      const ofTime = Math.max(WORTH.time * share, station.kind === 'major' ? WORTH.timeOfCity : 0);
      worth += WORTH.name * share + (time ? ofTime : 0) - cost * WORTH_OF_PX;
      taken.push([key, [time ? grown(name, CLEAR_PX, 0) : name, symbol]]);
      if (time) {
        times.set(key, time);
        timed.push([key, [grown(name, ROOM.below.aside, ROOM.below.above)]]);
      }
      written.set(key, [side]);
      if (station.kind === 'major') addRing(station);
      else towns.push([name, station]);
      continue;
    }
    // A dot without a name says nothing.
    written.set(key, [isAlways(station) ? 'nameless' : undefined]);
  }
  return { shown: written, times, worth };
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
function timeText(station: MapStation, { choice, minutes, frame }: Sheet): string {
  const own = minutes.get(station.key);
  // The few stops of a route all have their times.
  const isTimed =
    choice.kind === 'route' || frame.px >= LARGE_NAMES_FROM_PX || nameSize(station) < 2;
  return own !== undefined && isTimed ? shortDuration(own) : '';
}

/** The sides where a name may be, the usual one first; none for a station that has no name. */
function possibleSides(
  station: MapStation,
  { shown, language, minutes }: Sheet,
  hasTime: boolean,
): readonly NameSide[] {
  const [usual] = shown.get(station.key) ?? [];
  const sides = usual && usual !== 'nameless' ? [usual] : [];
  const isTown = nameSize(station) === 2;
  const isOnLines = !isTown && minutes.has(station.key);
  if (!hasTime && station.kind === 'regional' && !isOnLines) return sides;
  // With a time a station may come in that the width has no room for.
  const others = station.places[language].map(([, side]) => side);
  const all = isTown ? [] : NAME_SIDES;
  return [...new Set([...sides, ...others, ...all])];
}

/** Whether no other station has taken the place of some boxes. */
function isFree(taken: TakenBoxes, key: string, boxes: readonly Box[]): boolean {
  return taken.every(([other, others]) => other === key || !overlap(boxes, others));
}

/** The room between a name with its time and the symbols of others. */
const CLEAR_PX = 5;
