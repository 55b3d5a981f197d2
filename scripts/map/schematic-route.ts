import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { type Bend, SCHEMATIC_STATIONS, type SchematicAxis } from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import {
  isReversed,
  type Link,
  linksByPlace,
  shortestPaths,
  stepsTo,
} from '#app/domain/lines/shortest-paths.ts';
import { SCHEMATIC_STEP, schematicPath, strandPoints } from '#app/map/model/schematic-path.ts';

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

/** A part of a route that one axis has, on its strand. */
interface RoutePart {
  readonly axis: SchematicAxis;
  readonly strand: number;
  readonly places: readonly Place[];
}

/**
 * That route on the strands of the axes whose trains run along it: as far as possible on one, the
 * chief of several. Where it changes to another, a station's mark joins both.
 */
function routeParts(from: string, to: string): readonly RoutePart[] {
  const route = schematicRoute(from, to);
  const found: RoutePart[] = [];
  for (let start = 0; start < route.length - 1; ) {
    const parts = SCHEMATIC_AXES.flatMap((axis) =>
      axis.lines.flatMap((line) => [
        { axis, length: sharedLength(route, start, line), strand: axis.strand },
        // To the right of the opposite direction is to the left of this one.
        { axis, length: sharedLength(route, start, line.toReversed()), strand: -axis.strand },
      ]),
    );
    const longest = Math.max(...parts.map(({ length }) => length));
    const part = parts.findLast(({ length }) => length === longest);
    if (!part) break;
    found.push({ ...part, places: route.slice(start, start + longest) });
    start += longest - 1;
  }
  return found;
}

/** The path data of that route. */
export function schematicRoutePath(from: string, to: string): string {
  return routeParts(from, to)
    .map(({ places, strand }) => schematicPath(places, strand))
    .join('');
}

type LetterPlace = readonly [axis: string, x: number, y: number];

/**
 * The letters of that route's lines, by the ids of their axes, on the grid: one for each axis that
 * has room for it.
 */
export function schematicRouteLetters(from: string, to: string): readonly LetterPlace[] {
  const parts = routeParts(from, to);
  const axes = new Set(parts.map(({ axis }) => axis));
  return [...axes].flatMap((axis): LetterPlace[] => {
    const own = parts.filter((part) => part.axis === axis);
    const place =
      axis.lettersAt.find((at) => own.some((part) => isBeside(at, part))) ?? middleOf(own);
    return place ? [[axis.id, ...place]] : [];
  });
}

/** Whether a letter of an axis is on a part of a route, or beyond one of its ends. */
function isBeside([x, y]: Bend, { places, strand }: RoutePart): boolean {
  const points = gridPoints(places, strand);
  const isOn = points.slice(1).some(([toX, toY], i) => {
    const [fromX, fromY] = points[i] ?? [toX, toY];
    const detour =
      Math.hypot(x - fromX, y - fromY) +
      Math.hypot(toX - x, toY - y) -
      Math.hypot(toX - fromX, toY - fromY);
    return detour < 0.01;
  });
  const ends = [points[0], points.at(-1)].flatMap((end) => (end ? [end] : []));
  return isOn || ends.some(([endX, endY]) => Math.hypot(x - endX, y - endY) < 1);
}

/**
 * The middle of the longest stretch: far from the names, which stand beside their stations, but
 * over level stretches.
 */
function middleOf(parts: readonly RoutePart[]): Bend | undefined {
  const stretches = parts.flatMap(({ places, strand }) => {
    const points = gridPoints(places, strand);
    return points.slice(1).map(([toX, toY], i) => {
      const [x, y] = points[i] ?? [toX, toY];
      const length = Math.abs(toY - y) < 0.1 ? 0 : Math.hypot(toX - x, toY - y);
      return { length, middle: [rounded((x + toX) / 2), rounded((y + toY) / 2)] as const };
    });
  });
  const longest = Math.max(...stretches.map(({ length }) => length));
  if (longest < LEAST_STRETCH) return undefined;
  return stretches.find(({ length }) => length === longest)?.middle;
}

/** In steps of the grid: shorter ones have no room for a letter between two stations. */
const LEAST_STRETCH = 1.6;

function gridPoints(places: readonly Place[], strand: number): readonly Bend[] {
  return strandPoints(places, strand).map(([x, y]) => [x / SCHEMATIC_STEP, y / SCHEMATIC_STEP]);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The paths and letters of all popular routes, by their two cities. */
export function schematicRoutes() {
  return Object.fromEntries(
    POPULAR_PAIRS.map(({ between: [from, to] }) => [
      `${from}-${to}`,
      { path: schematicRoutePath(from, to), letters: schematicRouteLetters(from, to) },
    ]),
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
