import { redirect } from 'react-router';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { FREE_SEARCH_FIELD, readFreeSearch } from '#app/domain/search/free-search.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';

/**
 * Puts a journey in words into the search's own fields, unless they hold one already.
 *
 * @throws Response a redirect to the trip's page, where the words mean a trip that has one
 */
export function withFreeSearch(fields: URLSearchParams, language: Language): URLSearchParams {
  const words = fields.get(FREE_SEARCH_FIELD);
  if (words === null || fields.has('from') || fields.has('to')) return fields;
  const index = stationIndexFor(language);
  const { from, to } = readFreeSearch(index, words);
  const [departure, arrival] = [resolveStation(index, from), resolveStation(index, to)];
  if ('station' in departure && 'station' in arrival) {
    const trip = tripAddresses(departure.station.id, arrival.station.id);
    if (trip) throw redirect(trip[language]);
  }
  return new URLSearchParams([...fields, ['from', from], ['to', to]]);
}
