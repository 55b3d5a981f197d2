import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import routesJson from './generated/diagram-routes.json' with { type: 'json' };
import servicesJson from './generated/services.json' with { type: 'json' };
import shorterRunsJson from './generated/shorter-runs.json' with { type: 'json' };

// Apart from the map's data, of which a page has little room: the diagram alone loads them.

/** The through trains of a weekday on each line of the diagram: by axis, in its lines' order. */
export const SERVICES: Readonly<Record<string, readonly number[]>> = servicesJson;

/** Those of its parts on which more trains run; by axis, in their order. */
export const SHORTER_RUNS: Readonly<Record<string, readonly number[]>> = shorterRunsJson;

/** The way of a popular route over the diagram, and the letters of its lines. */
interface DiagramRoute {
  readonly path: string;
  /** By the ids of the axes, each at its place on the grid. */
  readonly letters: readonly (readonly [axis: string, x: number, y: number])[];
}

/** By their two cities; an empty path without an end of it. */
const ROUTES = routesJson as unknown as Readonly<Record<string, DiagramRoute>>;
const NO_ROUTE: DiagramRoute = { path: '', letters: [] };

/**
 * The line of a popular route on the diagram; reversed where a train in this direction runs it from
 * its end.
 */
export function diagramLine({ departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>) {
  const route = ROUTES[`${departure}-${arrival}`];
  const own = route ?? ROUTES[`${arrival}-${departure}`] ?? NO_ROUTE;
  return { ...own, isReversed: route === undefined };
}
