import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner, Summary } from '#app/domain/timetable/planner.ts';
import { findCity } from '../cities/cities.ts';
import { POPULAR_PAIRS } from './pairs.ts';

const THERE = POPULAR_PAIRS.map(
  ({ between: [departure, arrival], ...facts }): PopularRoute => ({ departure, arrival, ...facts }),
);

/**
 * Every popular route in both directions: first every pair as it is written, then every pair the
 * other way round.
 */
export const POPULAR_ROUTES: readonly PopularRoute[] = [
  ...THERE,
  ...THERE.map((route) => ({ ...route, departure: route.arrival, arrival: route.departure })),
];

const INTERVALS = new Map(
  POPULAR_ROUTES.map(({ departure, arrival, everyMinutes }) => [
    `${findCity(departure)?.stationId} ${findCity(arrival)?.stationId}`,
    everyMinutes,
  ]),
);

/**
 * The interval that the product description gives the trains between the stations of two cities;
 * undefined where it gives none.
 */
export function statedInterval(fromId: string, toId: string): number | undefined {
  return INTERVALS.get(`${fromId} ${toId}`);
}

/** A popular route's figures from a timetable; undefined without a journey. */
export function summaryOfRoute(
  planner: Planner,
  { departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>,
): Summary | undefined {
  const [from, to] = [findCity(departure), findCity(arrival)];
  return from && to && planner.summaryOf(from.stationId, to.stationId);
}
