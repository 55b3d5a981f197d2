/** A connection of two places, which are written as keys, in either direction. */
export interface Link {
  readonly ends: readonly [start: string, end: string];
  /** How long it counts. */
  readonly cost: number;
}

/** A step of a way: over a link from one of its ends to the other. */
export interface Step<L extends Link> {
  readonly link: L;
  readonly from: string;
}

/** The shortest ways from one place to all that can be reached. */
export interface ShortestWays<L extends Link> {
  /** The cost of the way to each place. */
  readonly costs: ReadonlyMap<string, number>;
  /** The last step of the way to each place. */
  readonly lastSteps: ReadonlyMap<string, Step<L>>;
}

/** Trains keep to the high-speed railway even where an older one is shorter. */
const HIGH_SPEED_COST = 0.8;

/** The cost of a stretch of railway of a length: less at high speed. */
export function railwayCost(length: number, kind: string): number {
  return kind === 'high-speed' ? length * HIGH_SPEED_COST : length;
}

/** Finds the shortest ways from a place over links (Bellman, 1958). */
export function shortestWays<L extends Link>(links: readonly L[], from: string): ShortestWays<L> {
  const costs = new Map([[from, 0]]);
  const lastSteps = new Map<string, Step<L>>();
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const link of links) {
      const [start, end] = link.ends;
      for (const [place, next] of [
        [start, end],
        [end, start],
      ] as const) {
        const cost = (costs.get(place) ?? Number.POSITIVE_INFINITY) + link.cost;
        if (cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, cost);
        lastSteps.set(next, { link, from: place });
        isShorter = true;
      }
    }
  }
  return { costs, lastSteps };
}

/** The steps of a way to a place, in the order of travel; none to a place that is not reached. */
export function stepsTo<L extends Link>(
  { lastSteps }: ShortestWays<L>,
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
