/** A connection of two places, which are written as keys, in either direction. */
export interface Link {
  readonly ends: readonly [start: string, end: string];
  /** How long it counts. */
  readonly cost: number;
}

/** A step of a path: over a link from one of its ends to the other. */
export interface Step<L extends Link> {
  readonly link: L;
  readonly from: string;
}

/** The shortest paths from one place to all that can be reached. */
export interface ShortestPaths<L extends Link> {
  /** The cost of the path to each place. */
  readonly costs: ReadonlyMap<string, number>;
  /** The last step of the path to each place. */
  readonly lastSteps: ReadonlyMap<string, Step<L>>;
}

/** Trains keep to the high-speed railway even where an older one is shorter. */
const HIGH_SPEED_COST = 0.8;

/** The cost of a stretch of railway of a length: less at high speed. */
export function railwayCost(length: number, kind: string): number {
  return kind === 'high-speed' ? length * HIGH_SPEED_COST : length;
}

/** The links at each place. */
export function linksByPlace<L extends Link>(
  links: readonly L[],
): ReadonlyMap<string, readonly L[]> {
  const byPlace = new Map<string, L[]>();
  for (const link of links) {
    for (const place of new Set(link.ends)) {
      const there = byPlace.get(place);
      if (there) there.push(link);
      else byPlace.set(place, [link]);
    }
  }
  return byPlace;
}

/**
 * Finds the shortest paths from a place over links (Dijkstra, 1959).
 *
 * @param mostCost paths that cost more are not looked for
 */
export function shortestPaths<L extends Link>(
  links: ReadonlyMap<string, readonly L[]>,
  from: string,
  mostCost = Number.POSITIVE_INFINITY,
): ShortestPaths<L> {
  const costs = new Map<string, number>();
  const lastSteps = new Map<string, Step<L>>();
  /** The least cost known so far of each place whose shortest path is not certain yet. */
  const tentative = new Map([[from, 0]]);
  while (tentative.size > 0) {
    const [place, cost] = cheapest(tentative);
    tentative.delete(place);
    costs.set(place, cost);
    for (const link of links.get(place) ?? []) {
      const next = otherEnd(link, place);
      const nextCost = cost + link.cost;
      if (nextCost > mostCost || costs.has(next)) continue;
      if (nextCost >= (tentative.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      tentative.set(next, nextCost);
      lastSteps.set(next, { link, from: place });
    }
  }
  return { costs, lastSteps };
}

/** The place with the least cost; of equal ones the first. */
function cheapest(costs: ReadonlyMap<string, number>): readonly [place: string, cost: number] {
  let [cheapestPlace, least] = ['', Number.POSITIVE_INFINITY];
  for (const [place, cost] of costs) if (cost < least) [cheapestPlace, least] = [place, cost];
  return [cheapestPlace, least];
}

function otherEnd({ ends: [start, end] }: Link, place: string): string {
  return start === place ? end : start;
}

/** The steps of a path to a place, in the order of travel; none to a place that is not reached. */
export function stepsTo<L extends Link>(
  { lastSteps }: ShortestPaths<L>,
  to: string,
): readonly Step<L>[] {
  const steps: Step<L>[] = [];
  for (let step = lastSteps.get(to); step; step = lastSteps.get(step.from)) steps.push(step);
  return steps.toReversed();
}

/** Whether a step leads from the end of its link to the start. */
export function isReversed({ link, from }: Step<Link>): boolean {
  return link.ends[0] !== from;
}
