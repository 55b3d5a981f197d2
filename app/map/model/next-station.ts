import type { Point } from './measures.ts';

/** The directions of the arrow keys: right and down are positive. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** At most this much sideways for each unit ahead, so that every station can be reached. */
const MOST_SIDEWAYS = 1.5;
/** A unit sideways counts as two ahead. */
const SIDEWAYS_COST = 2;

/**
 * The nearest station in the direction of an arrow key. Undefined for other keys and at the edge of
 * the map.
 */
export function nextStation<T extends Point>(
  stations: readonly T[],
  from: T,
  key: string,
): T | undefined {
  const [right, down] = ARROWS[key] ?? [0, 0];
  return stations
    .map((station) => {
      const x = station.x - from.x;
      const y = station.y - from.y;
      const ahead = x * right + y * down;
      const sideways = Math.abs(x * down) + Math.abs(y * right);
      return { station, ahead, sideways, cost: ahead + sideways * SIDEWAYS_COST };
    })
    .filter(({ ahead, sideways }) => ahead > 0 && sideways <= ahead * MOST_SIDEWAYS)
    .sort((a, b) => a.cost - b.cost)[0]?.station;
}
