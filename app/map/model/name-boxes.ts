import type { MapStation, NamePlace } from '#app/data/network/map-schema.ts';

/** Where a name stands beside its station, as points of the compass. */
export type Side = NamePlace[1];
export const SIDES: readonly Side[] = ['e', 'w', 'ne', 'se', 'nw', 'sw', 'n', 's'];

/** A rectangle in CSS pixels around a station, which is its origin. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box of the size it has at every scale, around a point of the map in map units. */
export interface PinnedBox {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** How far a station's symbol reaches from its centre, in CSS pixels; with the number of a travel-time band up to 7.6. */
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
export function nameBox(name: string, station: Pick<MapStation, 'kind' | 'rank'>, side: Side): Box {
  const fontSize = nameSizePx(station);
  const width = textWidth(name, fontSize);
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
export function symbolBox(radius: number): Box {
  return { left: -radius, top: -radius, right: radius, bottom: radius };
}

/** A range of scales, in CSS pixels for each map unit; empty where its end is not after its beginning. */
export type ScaleRange = readonly [from: number, until: number];

/** Tells at which scales two boxes lie over each other: they keep their size while the points they stand at move apart. */
export function overlapRange(a: PinnedBox, b: PinnedBox): ScaleRange {
  const across = rangeBetween(b.x - a.x, a.box.left - b.box.right, a.box.right - b.box.left);
  const along = rangeBetween(b.y - a.y, a.box.top - b.box.bottom, a.box.bottom - b.box.top);
  return [Math.max(across[0], along[0], 0), Math.min(across[1], along[1])];
}

// The scales at which `distance * scale` lies between the two bounds.
function rangeBetween(distance: number, low: number, high: number): ScaleRange {
  if (distance === 0) return low < 0 && high > 0 ? [0, Number.POSITIVE_INFINITY] : [0, 0];
  return distance > 0 ? [low / distance, high / distance] : [high / distance, low / distance];
}

// Upper bounds for the site's two faces in their medium weight: a real name is never wider than the room kept for it.
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[Iijl.,'’ |/()-]/u, 0.36],
  [/[rtf]/u, 0.46],
  [/[MWmw@—]/u, 0.95],
  [/\p{Lu}/u, 0.74],
];

function textWidth(text: string, fontSize: number): number {
  const emsOf = (letter: string) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;
  return fontSize * [...text].reduce((ems, letter) => ems + emsOf(letter), 0);
}
