import type { Box } from '#app/map/model/name-boxes.ts';

/** A box of the size it has at every scale, around a point of the map in map units. */
export interface PinnedBox {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/**
 * A range of scales, in CSS pixels for each map unit; empty where its end is not after its
 * beginning.
 */
export type ScaleRange = readonly [from: number, until: number];

/**
 * The scales at which two boxes overlap. They keep their size while their points move apart.
 */
export function overlapRange(a: PinnedBox, b: PinnedBox): ScaleRange {
  const across = rangeBetween(b.x - a.x, a.box.left - b.box.right, a.box.right - b.box.left);
  const along = rangeBetween(b.y - a.y, a.box.top - b.box.bottom, a.box.bottom - b.box.top);
  return [Math.max(across[0], along[0], 0), Math.min(across[1], along[1])];
}

// The scales at which `distance * scale` lies between the two bounds.
function rangeBetween(distance: number, low: number, high: number): ScaleRange {
  if (distance === 0) return low < 0 && high > 0 ? [0, Number.POSITIVE_INFINITY] : [0, 0];
  return distance > 0 ? [low / distance, high / distance] : [high / distance, low / distance];
}
