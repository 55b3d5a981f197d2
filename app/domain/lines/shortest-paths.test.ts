import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReversed, type Link, linksByPlace, shortestPaths, stepsTo } from './shortest-paths.ts';

const place = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const link = fc.record({ ends: fc.tuple(place, place), cost: fc.integer({ min: 1, max: 20 }) });

/** The least cost of all paths without a place twice; undefined where there is none. */
function leastCost(
  links: readonly Link[],
  from: string,
  to: string,
  seen = [from],
): number | undefined {
  if (from === to) return 0;
  const costs = links.flatMap(({ ends, cost }) =>
    [ends, ends.toReversed()].flatMap(([start = '', end = '']) => {
      if (start !== from || seen.includes(end)) return [];
      const rest = leastCost(links, end, to, [...seen, end]);
      return rest === undefined ? [] : [cost + rest];
    }),
  );
  return costs.length === 0 ? undefined : Math.min(...costs);
}

describe('the shortest paths', () => {
  it('are not looked for beyond a cost', () => {
    const ends = (start: string, end: string, cost: number) =>
      ({ ends: [start, end], cost }) as const;
    const links = linksByPlace<Link>([ends('a', 'b', 4), ends('b', 'c', 4), ends('a', 'd', 9)]);
    expect([...shortestPaths(links, 'a', 8).costs.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('cost no more than any other, and lead step by step to their place', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 9 }), place, place, (links, from, to) => {
        const paths = shortestPaths(linksByPlace(links), from);
        expect(paths.costs.get(to)).toBe(leastCost(links, from, to));
        let at = from;
        let cost = 0;
        for (const step of stepsTo(paths, to)) {
          expect(step.from).toBe(at);
          at = step.link.ends[isReversed(step) ? 0 : 1];
          cost += step.link.cost;
        }
        if (paths.costs.has(to)) expect([at, cost]).toEqual([to, paths.costs.get(to)]);
      }),
      { seed: 39, numRuns: 300 },
    );
  });
});
