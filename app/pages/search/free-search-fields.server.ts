import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { FREE_SEARCH_FIELD, readFreeSearch } from '#app/domain/search/free-search.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';

/** The words of a search that names its journey in words; undefined beside the search's fields. */
function freeWords(fields: URLSearchParams): string | undefined {
  if (fields.has('from') || fields.has('to')) return undefined;
  return fields.get(FREE_SEARCH_FIELD) ?? undefined;
}

/** The address of the trip that a journey in words means; undefined where it means none. */
export function tripOfFreeSearch(fields: URLSearchParams, language: Language): string | undefined {
  const words = freeWords(fields);
  if (words === undefined) return undefined;
  const index = stationIndexFor(language);
  const { from, to } = readFreeSearch(index, words);
  const [departure, arrival] = [resolveStation(index, from), resolveStation(index, to)];
  if (!('station' in departure) || !('station' in arrival)) return undefined;
  return tripAddresses(departure.station.id, arrival.station.id)?.[language];
}

/** Puts a journey in words into the search's own fields, unless they hold one already. */
export function withFreeSearch(fields: URLSearchParams, language: Language): URLSearchParams {
  const words = freeWords(fields);
  if (words === undefined) return fields;
  const { from, to } = readFreeSearch(stationIndexFor(language), words);
  return new URLSearchParams([...fields, ['from', from], ['to', to]]);
}
