/** The light of a part of the day, which the ground is coloured by. */
export type Light = 'night' | 'dawn' | 'day' | 'dusk';

/** The minutes at which each light begins. */
const LIGHTS: readonly (readonly [from: number, light: Light])[] = [
  [21 * 60 + 30, 'night'],
  [19 * 60, 'dusk'],
  [7 * 60 + 30, 'day'],
  [5 * 60, 'dawn'],
];

/** The light at a minute of the day, the same all the year. */
export function lightAt(minute: number): Light {
  return LIGHTS.find(([from]) => minute >= from)?.[1] ?? 'night';
}

/** The lights that are drawn over daylight, the later ones above the earlier. */
export const TINTS = ['dawn', 'dusk', 'night'] as const;
export type Tint = (typeof TINTS)[number];

/** Dawn gives way to the day between these minutes, and the day to dusk. */
const DAWN_FADES = [6 * 60, 8 * 60 + 30] as const;
const DUSK_COMES = [17 * 60 + 30, 20 * 60 + 30] as const;

/**
 * How opaque the colours of a light are at a minute, from 0 to 1 in steps of a hundredth. Dawn and
 * dusk change by the minute; the night comes and goes at once, since names are light in it and dark
 * before, and must be legible at every minute. It hides the other two.
 */
export function tintAt(tint: Tint, minute: number): number {
  if (tint === 'night') return lightAt(minute) === 'night' ? 1 : 0;
  if (tint === 'dawn') return 1 - passed(DAWN_FADES, minute);
  return passed(DUSK_COMES, minute);
}

function passed([from, to]: readonly [number, number], minute: number): number {
  const share = Math.min(Math.max((minute - from) / (to - from), 0), 1);
  return Math.round(share * 100) / 100;
}
