import type { Station } from './station.ts';
import { findArea, type StationIndex } from './station-index.ts';

/** The ways on from the stations of the place that a text names, in words. */
export function waysOfPlace(index: StationIndex, text: string): ReadonlyMap<Station, string> {
  return new Map([...findArea(index, text).stations].filter(([, words]) => words.includes(': ')));
}

/**
 * A station's name with the place that one goes on to from it, as a field of the form holds both; a
 * station alone where the words beside it tell no way.
 *
 * @param way the words beside the station: «San Marino: bus, about 50 min»
 * @example wayLabel('Rimini', 'San Marino: bus, about 50 min') // 'Rimini, San Marino'
 */
export function wayLabel(label: string, way = ''): string {
  const [place, words] = way.split(/\s?: /);
  return words ? `${label}, ${place}` : label;
}
