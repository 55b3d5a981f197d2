import { STATION_BY_KEY, STATIONS, stationName } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { localeOf } from '#app/i18n/intl.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { findPair } from './city-pair.ts';
import { chosenStations, type MapChoice, type RouteEnds } from './map-view.ts';

/** The slugs of the guide cities, by their names in a language. */
export function guideCities(language: Language): string[] {
  const { compare } = new Intl.Collator(localeOf(language));
  return STATIONS.filter(({ hasGuide }) => hasGuide)
    .map(({ key }) => key)
    .sort((a, b) => compare(stationName(a, language), stationName(b, language)));
}

/** The guide city that a choice is about: Rome where it is about none. */
export function cityOfChoice(choice: MapChoice): string {
  return chosenStations(choice).find((key) => STATION_BY_KEY.get(key)?.hasGuide) ?? 'rome';
}

/** The address of the page of a trip between two guide cities: a popular route has its own. */
export function cityTripAddress(
  route: RouteEnds,
  pairs: readonly CityPair[],
  language: Language,
): string {
  const { departure, arrival } = route;
  if (findPair(pairs, route)?.isPopular)
    return localAddress(routePath(departure, arrival), language);
  // The words of a path in Italian name its language; French has the English path.
  if (language === 'it') return `/treno-da-${italianSlug(departure)}-a-${italianSlug(arrival)}`;
  return localAddress(`/train-from-${departure}-to-${arrival}`, language);
}

function italianSlug(city: string): string {
  return stationName(city, 'it').toLowerCase().replaceAll(' ', '-');
}
