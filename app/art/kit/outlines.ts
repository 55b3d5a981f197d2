import type { Point } from './geometry.ts';

/**
 * Outlines as points, so that a camera can set them in perspective before `polygon` draws them. x
 * and y are the middle of the sill, and y grows upwards, as heights do.
 */

/** An opening with a round head. */
export function archPoints(x: number, y: number, width: number, height: number): Point[] {
  const radius = width / 2;
  const head = [0, 30, 60, 90, 120, 150, 180].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + height - radius + radius * Math.sin(angle)];
  });
  return [[x + radius, y], ...head, [x - radius, y]];
}

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
