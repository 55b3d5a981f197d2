import { type Bend, SCHEMATIC_AXES, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { isReversed, type Link, shortestWays, stepsTo } from '#app/domain/lines/shortest-ways.ts';

type Place = string | Bend;

/** A stretch of the diagram from one station to the next, over its bends. */
interface Stretch extends Link {
  readonly places: readonly Place[];
}

const STRETCHES: readonly Stretch[] = SCHEMATIC_AXES.flatMap(({ id, lines }) =>
  lines.flatMap((line) => {
    const stops = line.flatMap((place, i) => (typeof place === 'string' ? [i] : []));
    return stops.slice(1).map((end, i): Stretch => {
      const places = line.slice(stops[i], end + 1);
      // Half as far for a train at high speed.
      const cost = lengthOf(places) * (id === 'spine' ? 0.5 : 1);
      return { ends: [String(places[0]), String(places.at(-1))], places, cost };
    });
  }),
);

/**
 * The fastest way over the diagram from one station to another; empty where it does not have both.
 */
export function schematicWay(from: string, to: string): readonly Place[] {
  const steps = stepsTo(shortestWays(STRETCHES, from), to);
  if (steps.length === 0) return [];
  const places = steps.flatMap((step) => {
    const { places: own } = step.link;
    return (isReversed(step) ? own.toReversed() : own).slice(1);
  });
  return [from, ...places];
}

function lengthOf(places: readonly Place[]): number {
  const points = places.map(
    (place) => (typeof place === 'string' ? SCHEMATIC_STATIONS[place] : place) ?? [0, 0],
  );
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}
