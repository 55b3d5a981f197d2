import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import network from '#app/data/network/generated/network.json' with { type: 'json' };
import type { Language } from '#app/domain/language.ts';
import { popularRoutesFrom } from '#app/domain/routes/popular-route.ts';
import { formatFrequency } from '#app/i18n/format-frequency.server.ts';
import { type MapView, parseMapView, routeId } from './map-view.ts';

/** What the home page's loader gives to the map. */
export interface MapData {
  /** The state that the address asks for. */
  readonly view: MapView;
  /** How often trains leave on each popular pair, in words, by the route's id in its more usual direction. */
  readonly frequencies: Readonly<Record<string, string>>;
}

const ROUTES = popularRoutesFrom(JOURNEYS);

/** Reads the map's state from an address, and words what only the server has words for. */
export function mapData(fields: URLSearchParams, language: Language): MapData {
  const pairs = ROUTES.slice(0, ROUTES.length / 2);
  return {
    view: parseMapView(fields, { stations: network.stations, routes: ROUTES }),
    frequencies: Object.fromEntries(
      pairs.map((route) => [routeId(route), formatFrequency(route.frequency, language)]),
    ),
  };
}
