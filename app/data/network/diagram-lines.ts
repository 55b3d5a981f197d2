import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import routesJson from './generated/diagram-routes.json' with { type: 'json' };
import servicesJson from './generated/services.json' with { type: 'json' };

// Apart from the map's data, of which a page has little room: the diagram alone loads them.

/** The through trains of a weekday on each line of the diagram: by axis, in its lines' order. */
export const SERVICES: Readonly<Record<string, readonly number[]>> = servicesJson;

/** The way of each popular route over the diagram, by its two cities; empty without an end of it. */
const PATHS: Readonly<Record<string, string>> = routesJson;

/**
 * The line of a popular route on the diagram; reversed where a train in this direction runs it from
 * its end.
 */
export function diagramLine({ departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>) {
  const path = PATHS[`${departure}-${arrival}`];
  return { path: path ?? PATHS[`${arrival}-${departure}`] ?? '', isReversed: path === undefined };
}
