/** How many other routes a route page shows (docs/product.md, section 9). */
const OTHER_ROUTES_LIMIT = 6;

/**
 * Two guide cities with many travellers between them, by their slugs, and facts that no timetable
 * has.
 */
export interface PopularRoute {
  readonly departure: string;
  readonly arrival: string;
  /** Along the rails. */
  readonly distanceKm: number;
  /** Lowest adult fare in second class when bought well ahead. */
  readonly fromPriceCents: number;
  /** The usual interval of all companies' trains, where docs/product.md gives it. */
  readonly everyMinutes?: number;
}

/** Finds the route of one direction by its two city slugs; undefined when there is none. */
export function findPopularRoute(
  routes: readonly PopularRoute[],
  departure: string,
  arrival: string,
) {
  return routes.find((route) => route.departure === departure && route.arrival === arrival);
}

type Ends = Pick<PopularRoute, 'departure' | 'arrival'>;

/**
 * Picks at most six routes to offer beside a route.
 *
 * Routes from the departure and from the arrival alternate. Routes that end in one of the two
 * cities follow, then the rest in the order of the list. The route itself and its way back are left out,
 * and each pair is offered in one direction.
 */
export function otherPopularRoutes(routes: readonly PopularRoute[], current: Ends): PopularRoute[] {
  const { departure, arrival } = current;
  const candidates = routes.filter((route) => pairOf(route) !== pairOf(current));
  const leavingFrom = (city: string) =>
    candidates.filter((route) => route.departure === city).entries();
  const turns = [...leavingFrom(departure), ...leavingFrom(arrival)].sort(
    ([one], [other]) => one - other,
  );
  const ordered = [
    ...turns.map(([, route]) => route),
    ...candidates.filter((route) => route.arrival === departure || route.arrival === arrival),
    ...candidates,
  ];
  const pairs = [...Map.groupBy(ordered, pairOf).values()];
  return pairs.flatMap(([first]) => first ?? []).slice(0, OTHER_ROUTES_LIMIT);
}

function pairOf({ departure, arrival }: Ends): string {
  return [departure, arrival].sort().join(' ');
}
