import type { MapStation } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { GEOGRAPHY, STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { type Box, nameBox, symbolBox, type WrittenTime } from './name-boxes.ts';

/** The side of a station's name at each of several widths of the map; undefined for no station. */
export type Sides = readonly (NameSide | 'nameless' | undefined)[];
/** The sides by the keys of the stations. */
export type ShownStations = ReadonlyMap<string, Sides>;

/**
 * The index of the width from which a station is always shown; the number of widths if it never is.
 */
export function shownFrom(sides: Sides): number {
  return sides.lastIndexOf(undefined) + 1;
}

/**
 * The classes of an element that widths.css shows from one width on until another, both given by
 * their indexes.
 */
export function widthClass(from: number, until = -1): string {
  return [from > 0 && `map-from-${from}`, until > 0 && `map-until-${until}`]
    .filter(Boolean)
    .join(' ');
}

function usualSide({ places }: MapStation, language: Language, px: number): NameSide | undefined {
  return places[language].findLast(([fromPx]) => fromPx <= px)?.[1];
}

/** The sides of all names without a choice, at several widths in CSS pixels. */
export function usualStations(widthsPx: readonly number[], language: Language): ShownStations {
  return new Map(
    STATIONS.map((station) => [
      station.key,
      widthsPx.map((px) => usualSide(station, language, px)),
    ]),
  );
}

/** Room above the frame, in CSS pixels, from a share of the frame's width on. */
export type RoomAbove = readonly [from: number, room: number];

/** The map's width and the edges of its frame, in CSS pixels of the map. */
export interface FrameOnMap {
  readonly px: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** How far above its top names may begin. */
  readonly above: readonly RoomAbove[];
  /** What buttons cover of it. */
  readonly covered: readonly Box[];
}

/**
 * The sides of names where the frame shows more than the map: a name that only the map's edge keeps
 * from its side on a wider map has that side, if it is free. Returns `shown` itself without any.
 */
export function withRoomAside(
  shown: ShownStations,
  { px, left, right }: Pick<FrameOnMap, 'px' | 'left' | 'right'>,
  language: Language,
): ShownStations {
  if (left >= 0 && right <= px) return shown;
  const boxesAt = (station: MapStation, side: Sides[number]) =>
    side && side !== 'nameless' ? boxesOf(station, side, { language, px }) : undefined;
  const moved = STATIONS.flatMap((station): [string, Sides][] => {
    const own = shown.get(station.key)?.[0];
    const [, wider] = station.places[language].find(([fromPx]) => fromPx > px) ?? [];
    const boxes = boxesAt(station, wider);
    if (!boxesAt(station, own) || !boxes || wider === undefined) return [];
    const [name] = boxes;
    const isOverEdge = name.left < 0 || name.right > px;
    if (!isOverEdge || name.left < left || name.right > right) return [];
    const isFree = STATIONS.every((other) => {
      const others = other === station ? undefined : boxesAt(other, shown.get(other.key)?.[0]);
      return !others || !overlap(boxes, others);
    });
    return isFree ? [[station.key, [wider]]] : [];
  });
  return moved.length > 0 ? new Map([...shown, ...moved]) : shown;
}

/**
 * The sides of all names with a choice. Chosen stations are shown and named at every width.
 * Stations that their names would cover are hidden; chief cities lose only their names. Returns
 * `usual` itself if the chosen stations are shown anyway.
 */
export function shownStations(
  usual: ShownStations,
  widthsPx: readonly number[],
  language: Language,
  chosen: readonly string[],
): ShownStations {
  if (!chosen.some((key) => usual.get(key)?.includes(undefined))) return usual;
  const shown = new Map(usual);
  for (const [index, px] of widthsPx.entries()) {
    for (const [key, side] of changedSides(chosen, language, px)) {
      shown.set(key, (shown.get(key) ?? []).with(index, side));
    }
  }
  return shown;
}

/** The sides of the chosen stations at one width, and of the stations that make way for them. */
function changedSides(
  chosen: readonly string[],
  language: Language,
  px: number,
): Map<string, Sides[number]> {
  const sides = new Map<string, Sides[number]>();
  const chosenBoxes: Boxes[] = [];
  const chosenStations = chosen.flatMap((key) => STATION_BY_KEY.get(key) ?? []);
  const isHidden = (station: MapStation) => usualSide(station, language, px) === undefined;
  // Shown stations keep their sides, so they come first.
  for (const station of chosenStations.toSorted(
    (a, b) => Number(isHidden(a)) - Number(isHidden(b)),
  )) {
    const side = usualSide(station, language, px) ?? freeSide(station, language, px, chosenBoxes);
    chosenBoxes.push(boxesOf(station, side, { language, px }));
    sides.set(station.key, side);
  }
  for (const station of STATIONS) {
    const side = usualSide(station, language, px);
    if (!side || chosenStations.includes(station)) continue;
    const own = boxesOf(station, side, { language, px });
    const isCovered = chosenBoxes.some((other) => overlap(own, other));
    if (isCovered) sides.set(station.key, station.rank === 0 ? 'nameless' : undefined);
  }
  return sides;
}

/** The boxes of a station's name and symbol, in CSS pixels of the map. */
export type Boxes = readonly [name: Box, symbol: Box];

/** How a name is written. */
interface WrittenName {
  readonly language: Language;
  /** The width of the map in CSS pixels. */
  readonly px: number;
  readonly time?: WrittenTime | undefined;
}

/** The boxes of a station whose name is at a side of it. */
export function boxesOf(
  station: MapStation,
  side: NameSide,
  { language, px, time }: WrittenName,
): Boxes {
  const scale = px / GEOGRAPHY.width;
  const x = station.x * scale;
  const y = station.y * scale;
  const moved = ({ left, top, right, bottom }: Box): Box => ({
    left: x + left,
    top: y + top,
    right: x + right,
    bottom: y + bottom,
  });
  return [
    moved(nameBox(station.name[language], station, side, px, time)),
    moved(symbolBox(station)),
  ];
}

/** The side within the map that overlaps the fewest chief cities and other chosen stations. */
function freeSide(
  station: MapStation,
  language: Language,
  px: number,
  chosenBoxes: readonly Boxes[],
): NameSide {
  const chiefBoxes = STATIONS.filter(({ rank }) => rank === 0).map((city) =>
    boxesOf(city, usualSide(city, language, px) ?? 'e', { language, px }),
  );
  const cost = (side: NameSide) => {
    const own = boxesOf(station, side, { language, px });
    const [{ left, right }] = own;
    if (left < 0 || right > px) return STATIONS.length;
    return [...chosenBoxes, ...chiefBoxes].filter((other) => overlap(own, other)).length;
  };
  // The sides on wider maps come first among equals, since they hide the least of the lines.
  const usual = station.places[language].map(([, side]) => side);
  return [...usual, ...NAME_SIDES].toSorted((a, b) => cost(a) - cost(b))[0] ?? 'e';
}

/** Whether a name or a symbol covers another one. */
export function overlap(some: readonly Box[], others: readonly Box[]): boolean {
  return some.some((a) =>
    others.some(
      (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    ),
  );
}
