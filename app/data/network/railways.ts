import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import geographyJson from './generated/geography.json' with { type: 'json' };
import networkJson from './generated/network.json' with { type: 'json' };
import type { Geography, MapStation, PackedNetwork } from './map-schema.ts';

/** The prefix of the ids of Italian stations. */
const ITALY = '83';

// A test reads both files through their schema.
/** The map's size, and its tracks. */
export const GEOGRAPHY = geographyJson as Geography;

/** Every station of the map. */
export const STATIONS: readonly MapStation[] = (
  networkJson as unknown as PackedNetwork
).stations.map(({ places, ...station }) => ({
  ...station,
  places: inEveryLanguage((language) => places[language] ?? places[DEFAULT_LANGUAGE] ?? []),
}));

/** The stations by their keys; that of a guide city's is the city's slug. */
export const STATION_BY_KEY: ReadonlyMap<string, MapStation> = new Map(
  STATIONS.map((station) => [station.key, station]),
);

/**
 * The line of a popular route on the map; reversed where a train in this direction runs it from its
 * end.
 */
export function routeLine({ departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>) {
  const lineOf = (from: string, to: string) =>
    GEOGRAPHY.routes.find((route) => route.departure === from && route.arrival === to)?.path;
  const path = lineOf(departure, arrival);
  return { path: path ?? lineOf(arrival, departure) ?? '', isReversed: path === undefined };
}

/** Whether a station is in Italy. */
export function isItalian({ stationId }: Pick<MapStation, 'stationId'>): boolean {
  return stationId.startsWith(ITALY);
}

/** The name on a station's signs. */
export function localNameOf({ localName, name }: MapStation): string {
  return localName ?? name.it;
}

/**
 * The language of the name on a station's signs: Italian for every name without one of its own,
 * French where that is the French name, else German. The bilingual signs of the Alto Adige count as
 * Italian, in which they begin.
 */
export function signLanguageOf({ localName, name, stationId }: MapStation): string {
  if (localName === undefined || isItalian({ stationId })) return 'it';
  return localName === name.fr ? 'fr' : 'de';
}

/** The names of the two cities of a route in a language, for the gaps of a text. */
export function routeNames(
  { departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>,
  language: Language,
) {
  return { from: stationName(departure, language), to: stationName(arrival, language) };
}

/** A station's name in a language; the key itself for one that is not on the map. */
export function stationName(key: string, language: Language): string {
  return STATION_BY_KEY.get(key)?.name[language] ?? key;
}
