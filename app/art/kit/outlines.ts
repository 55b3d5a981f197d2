import type { Point } from './geometry.ts';

/**
 * Outlines as points, so that a camera can set them in perspective before `polygon` draws them. x
 * and y are the middle of the sill, and y grows upwards, as heights do.
 */

/** An opening with a pointed head. */
export function pointedPoints(x: number, y: number, width: number, height: number): Point[] {
  const half = width / 2;
  const side = (s: number): Point[] => [
    [x + s * half, y],
    [x + s * half, y + height - width * 0.8],
    [x + s * half * 0.8, y + height - width * 0.42],
    [x + s * half * 0.44, y + height - width * 0.16],
  ];
  return [...side(1), [x, y + height], ...side(-1).reverse()];
}
