import type { Frequency, Journey, JourneyType } from './journey.ts';

/** How many other routes a route page shows (specification section 9). */
export const OTHER_ROUTES_LIMIT = 6;

/**
 * A popular route in one direction, as the specification's route page needs it.
 *
 * `departure` and `arrival` are city slugs, `stops` follows the direction of travel, `durationMinutes` is the fastest
 * scheduled time and `priceCents` the lowest adult advance fare in euro cents.
 */
export type PopularRoute = {
  readonly departure: string;
  readonly arrival: string;
  readonly type: JourneyType;
  readonly changes: number;
  readonly distanceKm: number;
  readonly durationMinutes: number;
  readonly frequency: Frequency;
  readonly priceCents: number;
  readonly operators: readonly string[];
  readonly stops: readonly string[];
  /** Source id of each figure above. */
  readonly sources: {
    readonly distanceKm: string;
    readonly durationMinutes: string;
    readonly frequency: string;
    readonly priceCents: string;
  };
};

/**
 * Turns the popular journeys into routes, each in both directions.
 *
 * The given order is kept: first every journey as it is written, then every journey the other way round, so that the
 * routes named first in the data stay first. A popular journey without frequency or price is left out; the schema of
 * the data does not allow one.
 */
export function popularRoutesFrom(journeys: readonly Journey[]): PopularRoute[] {
  const there = journeys.flatMap(routeOf);
  return [...there, ...there.map(reversed)];
}

/** Finds the route of one direction by its two city slugs; undefined when there is none. */
export function findPopularRoute(
  routes: readonly PopularRoute[],
  departure: string,
  arrival: string,
): PopularRoute | undefined {
  return routes.find((route) => route.departure === departure && route.arrival === arrival);
}

/**
 * Tells whether a route's fastest trains run without a stop. A slower train without recorded stops has some that are not
 * known, so nothing is said of it.
 */
export function runsNonStop({ type, stops }: Pick<PopularRoute, 'type' | 'stops'>): boolean {
  return type === 'high-speed' && stops.length === 0;
}

/**
 * Picks the routes to offer beside the one being read, at most `limit`.
 *
 * A reader either leaves from the same city for another place or travels on from where they arrive, so the two kinds
 * take turns; then come routes that end in one of the two cities, then the rest in the order given. Neither the
 * current route nor its way back is offered, nor both directions of any pair.
 */
export function otherPopularRoutes(
  routes: readonly PopularRoute[],
  current: Pick<PopularRoute, 'departure' | 'arrival'>,
  limit: number = OTHER_ROUTES_LIMIT,
): PopularRoute[] {
  const candidates = routes.filter((route) => pairOf(route) !== pairOf(current));
  const ordered = [
    ...alternate(
      candidates.filter((route) => route.departure === current.departure),
      candidates.filter((route) => route.departure === current.arrival),
    ),
    ...candidates.filter((route) => touches(route, current)),
    ...candidates,
  ];
  const byPair = new Map<string, PopularRoute>();
  for (const route of ordered) {
    if (byPair.size >= limit) break;
    const pair = pairOf(route);
    if (!byPair.has(pair)) byPair.set(pair, route);
  }
  return [...byPair.values()];
}

function routeOf(journey: Journey): PopularRoute[] {
  const { frequency, fromPriceCents } = journey;
  if (!journey.popular || frequency === undefined || fromPriceCents === undefined) return [];
  return [
    {
      departure: journey.between[0],
      arrival: journey.between[1],
      type: journey.type,
      changes: journey.changes,
      distanceKm: journey.distanceKm.value,
      durationMinutes: journey.fastestMinutes.value,
      frequency: frequency.value,
      priceCents: fromPriceCents.value,
      operators: journey.operators,
      stops: journey.stops,
      sources: {
        distanceKm: journey.distanceKm.source,
        durationMinutes: journey.fastestMinutes.source,
        frequency: frequency.source,
        priceCents: fromPriceCents.source,
      },
    },
  ];
}

function reversed(route: PopularRoute): PopularRoute {
  return { ...route, departure: route.arrival, arrival: route.departure, stops: route.stops.toReversed() };
}

function pairOf({ departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>): string {
  return departure < arrival ? `${departure} ${arrival}` : `${arrival} ${departure}`;
}

function touches(
  route: PopularRoute,
  { departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>,
): boolean {
  return route.arrival === departure || route.arrival === arrival;
}

function alternate<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((item) => item !== undefined);
}
