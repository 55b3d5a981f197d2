import { rectangle } from './geometry.ts';

/** Square merlons along the top of a wall that ends at `y`; the gaps between them are as wide. */
export function merlons(
  x: number,
  y: number,
  width: number,
  count: number,
  height: number,
): string {
  const step = width / (count * 2 - 1);
  return Array.from({ length: count }, (_, index) =>
    rectangle(x + index * step * 2, y - height, step, height + 1),
  ).join('');
}
