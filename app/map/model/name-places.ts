import type { MapStation } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { closeEms } from './close-ems.ts';
import { measureHidden } from './hidden-lines.ts';
import { isInFrame, roomAside } from './in-frame.ts';
import { lastPlaces, stretchesTo } from './line-graph.ts';
import { chosenStations, type MapChoice } from './map-view.ts';
import { type Box, LARGE_NAMES_FROM_PX, nameSize, type WrittenTime } from './name-boxes.ts';
import { dotsBeside } from './near-dots.ts';
import { shortDuration } from './short-duration.ts';
import { type Boxes, boxesOf, type FrameOnMap, type ShownStations } from './shown-stations.ts';
import { type MinutesAt, pointsOf } from './written-times.ts';

/** The choice on the map, and the minutes at its stations. */
export interface ShownChoice {
  readonly choice: MapChoice;
  readonly minutes: MinutesAt;
  readonly language: Language;
}

/** What the names are written on. */
export interface Sheet extends ShownChoice {
  /** The usual sides at the width of the frame. */
  readonly shown: ShownStations;
  readonly frame: FrameOnMap;
}

/** Where a name may be written, with its time if there is one. */
export interface Placing {
  readonly side: NameSide;
  readonly time: WrittenTime | undefined;
  readonly boxes: Boxes;
  /** In pixels of the lines that it hides. */
  readonly cost: number;
}

/** The places of a station's name, the best first. */
export type PlacesOf = (station: MapStation) => readonly Placing[];

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
/** More than this the name of a town or a lesser city never hides for its time, in pixels. */
const MOST_HIDDEN_PX = 14;

/** The places of names on a sheet, which are worked out once. */
export function placesOn(sheet: Sheet): PlacesOf {
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
