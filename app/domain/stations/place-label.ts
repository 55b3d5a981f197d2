import { fold } from './fold.ts';
import type { Station } from './station.ts';
import { type AreaStation, findArea, type StationIndex } from './station-index.ts';

/** The stations from which to go on to the place that a text names, each with its note. */
export function stationsOfPlace(
  index: StationIndex,
  text: string,
): ReadonlyMap<Station, AreaStation> {
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
  const { place, isThere } = stationsOfPlace(index, text).get(station) ?? {};
  return isThere ? undefined : place;
}

/**
 * A station's name with the place to go on to from it, as a field of the form holds both; the name
 * alone without such a place.
 *
 * @example placeLabel('Rimini', 'San Marino') // 'Rimini, San Marino'
 */
export function placeLabel(label: string, place?: string): string {
  return place ? `${label}, ${place}` : label;
}
