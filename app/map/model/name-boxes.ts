import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';

/** A rectangle in CSS pixels, relative to a station's centre. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Enlarges a box by a number of pixels on each side. */
export function grown({ left, top, right, bottom }: Box, aside: number, above = aside): Box {
  return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above };
}

/** The radius of a station's symbol in CSS pixels; a band's number has up to 7.6. */
export function radiusPx({ kind, rank }: Pick<MapStation, 'kind' | 'rank'>): number {
  if (kind === 'regional') return 4;
  return rank === 0 ? 7 : 6;
}

/** The three sizes of names in CSS pixels: chief cities, cities, and towns. */
const NAME_SIZES_PX = {
  large: [20, 15, 12],
  small: [16, 14, 12],
  diagram: [17.5, 16.5, 16.2],
} as const;
/** The map's width in CSS pixels from which names are large. widths.css has the same numbers. */
export const LARGE_NAMES_FROM_PX = 560;
/** The greatest rank of a city, whose name is larger than a town's. */
const CITY_RANK = 3;

/** The place of a station's name among the three sizes: 0 for a chief city, 2 for a town. */
export function nameSize({ rank }: Pick<MapStation, 'rank'>): 0 | 1 | 2 {
  if (rank === 0) return 0;
  return rank <= CITY_RANK ? 1 : 2;
}

/**
 * The font size of a station's name in CSS pixels.
 *
 * @param mapPx the width of the map in CSS pixels; undefined for the diagram
 */
export function nameSizePx(station: Pick<MapStation, 'rank'>, mapPx?: number): number {
  return NAME_SIZES_PX[sizesAt(mapPx)][nameSize(station)];
}

function sizesAt(mapPx: number | undefined): keyof typeof NAME_SIZES_PX {
  if (mapPx === undefined) return 'diagram';
  return mapPx < LARGE_NAMES_FROM_PX ? 'small' : 'large';
}

/** The distance of a name from its station's centre: clear of the symbol and of a band's number. */
const DISTANCE_PX = { least: 8, fromSymbol: 3 };
/** From the ascenders to the descenders of both faces, in em. */
const LINE_HEIGHT = 1.06;

/** The offset of a name from its station's centre, in CSS pixels: on both axes. */
export function nameOffsetPx(station: Pick<MapStation, 'kind' | 'rank'>, side: NameSide): number {
  const distance = Math.max(DISTANCE_PX.least, radiusPx(station) + DISTANCE_PX.fromSymbol);
  // A diagonal name starts where the circle's edge is at 45 degrees.
  return side.length === 2 ? distance * Math.SQRT1_2 : distance;
}

/** The size of a time, in the em of the name that it stands after. chosen.css has the same. */
const TIME_EM = 0.85;
const LEAST_TIME_PX = 12;

/** From the line of a name to that of a time below it, in the em of the time. */
const TIME_LINE_HEIGHT = 1.25;

/** A time after the name of a station, smaller, or in a line of its own below it. */
export interface WrittenTime {
  readonly text: string;
  readonly isBelow: boolean;
  /** The widths of the name and of the time with the space before it, each in its own em. */
  readonly ems: readonly [name: number, time: number];
}

/** The box of a name at a side of its station; `mapPx` is that of `nameSizePx`. */
export function nameBox(
  name: string,
  station: Pick<MapStation, 'kind' | 'rank'>,
  side: NameSide,
  mapPx?: number,
  time?: WrittenTime,
): Box {
  const fontSize = nameSizePx(station, mapPx);
  const timeSize = Math.max(LEAST_TIME_PX, TIME_EM * fontSize);
  const [nameEms, timeEms] = time?.ems ?? [emsOf(name), 0];
  const nameWidth = fontSize * nameEms;
  const timeWidth = timeSize * timeEms;
  const width = time?.isBelow ? Math.max(nameWidth, timeWidth) : nameWidth + timeWidth;
  const height = fontSize * LINE_HEIGHT;
  const below = time?.isBelow ? timeSize * TIME_LINE_HEIGHT : 0;
  const offset = nameOffsetPx(station, side);
  const left = startOf(side, { before: 'w', after: 'e' }, offset, width);
  // The name alone is level with its station; above it both lines are.
  const top =
    startOf(side, { before: 'n', after: 's' }, offset, height) - (side.includes('n') ? below : 0);
  return { left, top, right: left + width, bottom: top + height + below };
}

/** Where a name starts on one axis: before the station, after it, or centred on it. */
function startOf(
  side: NameSide,
  { before, after }: { readonly before: string; readonly after: string },
  offset: number,
  length: number,
): number {
  if (side.includes(before)) return -offset - length;
  return side.includes(after) ? offset : -length / 2;
}

/** The box of a station's symbol. */
export function symbolBox(station: Pick<MapStation, 'kind' | 'rank'>): Box {
  const radius = radiusPx(station);
  return { left: -radius, top: -radius, right: radius, bottom: radius };
}

type LetterWidths = readonly (readonly [letters: RegExp, ems: number])[];

/** Makes a function that measures a text in em. It keeps the widths: a choice measures many. */
export function measureBy(widths: LetterWidths): (text: string) => number {
  const known = new Map<string, number>();
  const widthOf = (letter: string) => {
    const width = known.get(letter) ?? widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;
    known.set(letter, width);
    return width;
  };
  return (text) => [...text].reduce((ems, letter) => ems + widthOf(letter), 0);
}

// Upper bounds for the site's two faces in their medium weight, so that no name exceeds its box.
const emsOf = measureBy([
  [/[Iijl.,'’ \u00a0|/()-]/u, 0.36],
  [/[rtf]/u, 0.46],
  [/[MWmw@—]/u, 0.95],
  [/\p{Lu}/u, 0.74],
]);
