import { fold } from './fold.ts';
import type { Station } from './station.ts';
import { type AreaStation, findArea, type StationIndex } from './station-index.ts';

/** The ways on from the stations of the place that a text names. */
export function waysOfPlace(index: StationIndex, text: string): ReadonlyMap<Station, AreaStation> {
  return new Map([...findArea(index, text).stations].filter(([, { place }]) => place));
}

/**
 * The place beyond the station that a typed text means, where the text is the place's name and not
 * the station's own: «Portofino» is a bus ride from its station.
 */
export function placeNamed(
  index: StationIndex,
  text: string,
  station: Station,
): string | undefined {
  if (fold(text) === fold(station.label)) return undefined;
  const { place, isThere } = waysOfPlace(index, text).get(station) ?? {};
  return isThere ? undefined : place;
}

/**
 * A station's name with the place that one goes on to from it, as a field of the form holds both; a
 * station alone without such a place.
 *
 * @example wayLabel('Rimini', 'San Marino') // 'Rimini, San Marino'
 */
export function wayLabel(label: string, place?: string): string {
  return place ? `${label}, ${place}` : label;
}
