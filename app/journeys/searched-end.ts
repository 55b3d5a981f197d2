import { findOnwardPlace, onwardPlace } from '#app/data/onward/find-place.ts';
import type { OnwardPlace } from '#app/data/onward/schema.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { PathEnd } from '#app/data/stations/trip-paths.server.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import type { ChosenStation } from '#app/domain/search/check-search.ts';
import { fold } from '#app/domain/stations/fold.ts';
import {
  exactStation,
  resolveStation,
  type StationResolution,
} from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';

const WIDE_PLACES: ReadonlySet<OnwardPlace['kind']> = new Set(['lake', 'coast', 'valley']);

/** A station that a visitor has chosen, and the place that they go on to from it, if any. */
export interface ReadEnd {
  readonly station: Station;
  readonly place: OnwardPlace | undefined;
}

/** The meaning of a field's text: a station, and the place without a railway that it names too. */
export type EndResolution =
  | (ReadEnd & { readonly kind: 'exact' | 'single' })
  | Exclude<StationResolution, { readonly station: Station }>;

/**
 * Reads the text of a station field: a station's name, or that of a station and of the place that
 * one goes on to from it, in any language.
 *
 * @example readEnd('Rimini, San Marino', 'en') // the station of Rimini, with San Marino
 */
export function readEnd(text: string, language: Language): EndResolution {
  const exact = exactEnd(text, language);
  if (exact) return { kind: 'exact', ...exact };
  const found = resolveStation(stationIndexFor(language), text);
  return 'station' in found ? { ...found, place: undefined } : found;
}

/** The station that a text names exactly, and its place; undefined for all other texts. */
export function exactEnd(text: string, language: Language): ReadEnd | undefined {
  const index = stationIndexFor(language);
  const comma = text.lastIndexOf(',');
  const named = comma < 0 ? undefined : exactStation(index, text.slice(0, comma).trim());
  const placeBehind = named && placeFrom(named, findOnwardPlace(text.slice(comma + 1)));
  if (named && placeBehind) return { station: named, place: placeBehind };
  const station = exactStation(index, text.trim());
  return station && { station, place: placeOfName(text, station) };
}

/** The place of an end with the slug; undefined where one does not go on to it from the station. */
export function placeFrom(
  { id }: Pick<Station, 'id'>,
  place: OnwardPlace | undefined,
): OnwardPlace | undefined {
  return place?.legs.some(({ station }) => station[0] === id) ? place : undefined;
}

/** The text of a field with a station and the place beyond it, which `readEnd` reads back. */
export function textOfEnd({ station, place }: ReadEnd, language: Language): string {
  return place ? `${station.label}, ${place.name[language]}` : station.label;
}

/** The labels of an end of a search in every language. */
export function labelsOf({ id, label, place: slug }: ChosenStation): readonly string[] {
  const place = slug === undefined ? undefined : onwardPlace(slug);
  return LANGUAGES.map((language) => {
    const station = stationIndexFor(language).stationsById.get(id);
    return station ? textOfEnd({ station, place }, language) : label;
  });
}

/** The station of an end as a checked search has it. */
export function chosenStation(end: ReadEnd, language: Language): ChosenStation {
  const { station, place } = end;
  return { id: station.id, label: textOfEnd(end, language), ...(place && { place: place.slug }) };
}

/** An end of a search as an end of a trip. */
export function endOfSearch({ id, place }: ChosenStation): PathEnd {
  return place ? { stationId: id, place, isChosen: true } : { stationId: id };
}

/**
 * The name of an end of a search, whose initials stay on one line: that of its place where it has
 * one, after the station's where the place has several, such as a lake.
 */
export function nameOfEnd({ label, place }: ChosenStation, language: Language): string {
  const onward = place === undefined ? undefined : onwardPlace(place);
  return onward && !WIDE_PLACES.has(onward.kind) ? onward.name[language] : unbrokenInitials(label);
}

/**
 * The place that a text names, where it is not the name of the station that it means: one goes on
 * to Portofino from a station whose name ends with it. A station within walking distance is there.
 */
function placeOfName(text: string, station: Station): OnwardPlace | undefined {
  const place = placeFrom(station, findOnwardPlace(text));
  const isThere = place?.legs.some(({ mode }) => mode === 'walk');
  return isThere || fold(text) === fold(station.label) ? undefined : place;
}
