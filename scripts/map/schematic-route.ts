import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { type Bend, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import {
  isReversed,
  type Link,
  linksByPlace,
  shortestPaths,
  stepsTo,
} from '#app/domain/lines/shortest-paths.ts';
import { schematicPath } from '#app/map/model/schematic-path.ts';

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
 * The fastest route over the diagram from one station to another; empty where it lacks one of them.
 */
export function schematicRoute(from: string, to: string): readonly Place[] {
  const steps = stepsTo(shortestPaths(linksByPlace(STRETCHES), from), to);
  if (steps.length === 0) return [];
  const places = steps.flatMap((step) => {
    const { places: own } = step.link;
    return (isReversed(step) ? own.toReversed() : own).slice(1);
  });
  return [from, ...places];
}

/**
 * The path data of that route, on the strands of the axes whose trains run along it: as far as
 * possible on one, the chief of several. Where it changes to another, a station's mark joins both.
 */
export function schematicRoutePath(from: string, to: string): string {
  const route = schematicRoute(from, to);
  const paths: string[] = [];
  for (let start = 0; start < route.length - 1; ) {
    const parts = SCHEMATIC_AXES.flatMap(({ lines, strand }) =>
      lines.flatMap((line) => [
        { length: sharedLength(route, start, line), strand },
        // To the right of the opposite direction is to the left of this one.
        { length: sharedLength(route, start, line.toReversed()), strand: -strand },
      ]),
    );
    const longest = Math.max(...parts.map(({ length }) => length));
    const { strand } = parts.findLast(({ length }) => length === longest) ?? { strand: 0 };
    paths.push(schematicPath(route.slice(start, start + longest), strand));
    start += longest - 1;
  }
  return paths.join('');
}

/** The paths of all popular routes, by their two cities. */
export function schematicRoutePaths(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    POPULAR_PAIRS.map(({ between: [from, to] }) => [`${from}-${to}`, schematicRoutePath(from, to)]),
  );
}

/** How many places of a route, from its place `start` on, follow each other on a line. */
function sharedLength(route: readonly Place[], start: number, line: readonly Place[]): number {
  const at = line.findIndex((place) => isSame(place, route[start]));
  if (at < 0) return 0;
  let length = 1;
  while (start + length < route.length && isSame(line[at + length], route[start + length]))
    length += 1;
  return length;
}

function isSame(one: Place | undefined, other: Place | undefined): boolean {
  return one !== undefined && String(one) === String(other);
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
