import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';

/** A rectangle in CSS pixels, relative to a station's centre. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The radius of a station's symbol in CSS pixels; a band's number has up to 7.6. */
export function radiusPx({ kind, rank }: Pick<MapStation, 'kind' | 'rank'>): number {
  if (kind === 'regional') return 4;
  return rank === 0 ? 7 : 6;
}

/** The font size of a station's name in CSS pixels. */
export function nameSizePx({ kind, rank }: Pick<MapStation, 'kind' | 'rank'>): number {
  return kind === 'major' && rank === 0 ? 16 : 14;
}

/** The distance of a name from its station's centre: clear of the symbol and of a band's number. */
const DISTANCE_PX = { least: 8, fromSymbol: 3 };
/** From the ascenders to the descenders of both faces, in em. */
const LINE_HEIGHT = 1.06;

/** The box of a name at a side of its station. */
export function nameBox(
  name: string,
  station: Pick<MapStation, 'kind' | 'rank'>,
  side: NameSide,
): Box {
  const fontSize = nameSizePx(station);
  const width = fontSize * [...name].reduce((ems, letter) => ems + letterWidth(letter), 0);
  const height = fontSize * LINE_HEIGHT;
  const distance = Math.max(DISTANCE_PX.least, radiusPx(station) + DISTANCE_PX.fromSymbol);
  // A diagonal name starts where the circle's edge is at 45 degrees.
  const isDiagonal = side.length === 2;
  const offset = isDiagonal ? distance * Math.SQRT1_2 : distance;
  const left = startOf(side, { before: 'w', after: 'e' }, offset, width);
  const top = startOf(side, { before: 'n', after: 's' }, offset, height);
  return { left, top, right: left + width, bottom: top + height };
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

// Upper bounds for the site's two faces in their medium weight, so that no name exceeds its box.
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[Iijl.,'’ |/()-]/u, 0.36],
  [/[rtf]/u, 0.46],
  [/[MWmw@—]/u, 0.95],
  [/\p{Lu}/u, 0.74],
];

const letterWidth = (letter: string) =>
  LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;
