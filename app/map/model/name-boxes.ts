import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';

/** A rectangle in CSS pixels around a station, which is its origin. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * How far a station's symbol reaches from its centre, in CSS pixels; with the number of a
 * travel-time band up to 7.6.
 */
export function radiusPx({ kind, rank }: Pick<MapStation, 'kind' | 'rank'>): number {
  return kind === 'regional' ? 4 : rank === 0 ? 7 : 6;
}

/** The size of a station's name in CSS pixels. */
export function nameSizePx({ kind, rank }: Pick<MapStation, 'kind' | 'rank'>): number {
  return kind === 'major' && rank === 0 ? 16 : 14;
}

// From the centre: as near as the symbol lets it, and clear of the number of a travel-time band.
const AWAY_PX = { least: 8, gap: 3 };
// From the ascenders to the descenders of both faces, in shares of their size.
const LINE_HEIGHT = 1.06;

/** The room that a name takes at a side of its station. */
export function nameBox(
  name: string,
  station: Pick<MapStation, 'kind' | 'rank'>,
  side: NameSide,
): Box {
  const fontSize = nameSizePx(station);
  const width = fontSize * [...name].reduce((ems, letter) => ems + letterWidth(letter), 0);
  const height = fontSize * LINE_HEIGHT;
  const away = Math.max(AWAY_PX.least, radiusPx(station) + AWAY_PX.gap);
  // A diagonal name starts where the circle's edge is at 45 degrees.
  const aside = side.length === 2 ? away * Math.SQRT1_2 : away;
  const isLevel = side === 'e' || side === 'w';
  const left = side.includes('w') ? -aside - width : side.includes('e') ? aside : -width / 2;
  const top = isLevel ? -height / 2 : side.includes('n') ? -aside - height : aside;
  return { left, top, right: left + width, bottom: top + height };
}

/** The room that a station's symbol takes. */
export function symbolBox(station: Pick<MapStation, 'kind' | 'rank'>): Box {
  const radius = radiusPx(station);
  return { left: -radius, top: -radius, right: radius, bottom: radius };
}

// Upper bounds for the site's two faces in their medium weight: a real name is never wider than the
// room kept for it.
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[Iijl.,'’ |/()-]/u, 0.36],
  [/[rtf]/u, 0.46],
  [/[MWmw@—]/u, 0.95],
  [/\p{Lu}/u, 0.74],
];

const letterWidth = (letter: string) =>
  LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;
