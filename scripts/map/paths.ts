import { type Curve, type DrawnPath, mirroredHandle } from '#app/domain/lines/drawn-path.ts';
import type { Point } from './projection.ts';

/**
 * Writes closed rings as path data in whole relative steps, leaving out rings smaller than
 * `minimumArea`.
 */
export function ringsPath(rings: readonly (readonly Point[])[], minimumArea: number): string {
  return rings
    .filter((ring) => ringArea(ring) >= minimumArea)
    .map((ring) => `${stepsOf(openRing(wholePoints(ring)))}z`)
    .join('');
}

/** Writes open lines as path data in whole relative steps. */
export function linePath(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => stepsOf(wholePoints(line))).join('');
}

/**
 * Writes curves as `readPath` reads them: one whose first handle mirrors the last one before it as
 * a smooth curve, which takes a third less.
 *
 * @param drawn a line in whole numbers
 */
export function curvePath({ start, curves }: DrawnPath): string {
  let path = `M${joinNumbers(start)}`;
  let command = 'M';
  for (const [i, curve] of curves.entries()) {
    const isSmooth = i > 0 && followsSmoothly(curve, curves[i - 1]);
    const numbers = joinNumbers(isSmooth ? curve.slice(2) : curve);
    const next = isSmooth ? 's' : 'c';
    // A command counts until the next one.
    const separator = numbers.startsWith('-') ? '' : ' ';
    path += next === command ? `${separator}${numbers}` : `${next}${numbers}`;
    command = next;
  }
  return path;
}

function followsSmoothly([x1, y1]: Curve, before: Curve | undefined): boolean {
  const [mirroredX, mirroredY] = mirroredHandle(before);
  return x1 === mirroredX && y1 === mirroredY;
}

/** The area that a ring encloses, in square map units. */
function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** Joins whole numbers with as few separators as path data needs. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
}

// Rounded before the steps are taken, so that rounding errors never add up.
function wholePoints(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** A ring without the return to its first point, which `z` draws. */
function openRing(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const returns = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return returns ? ring.slice(0, -1) : ring;
}

/** Path data of the relative steps between whole points; empty where there is none. */
function stepsOf([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let [x, y] = first;
  const numbers: number[] = [];
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
  }
  return numbers.length > 0 ? `M${joinNumbers(first)}l${joinNumbers(numbers)}` : '';
}
