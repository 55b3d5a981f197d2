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
