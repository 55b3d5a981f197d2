import type { Point } from './measures.ts';

/** Where the arrow keys lead, to the right and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Finds the station to which an arrow key leads: the nearest in its direction, where lying aside counts twice, so that
 * the way goes along rather than across. Undefined for other keys and at the edge of the map.
 */
export function nextStation<T extends Point>(stations: readonly T[], from: T, key: string): T | undefined {
  const direction = ARROWS[key];
  if (!direction) return undefined;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const station of stations) {
    const right = station.x - from.x;
    const down = station.y - from.y;
    const ahead = right * direction[0] + down * direction[1];
    const aside = Math.abs(right * direction[1]) + Math.abs(down * direction[0]);
    // Within 45 degrees of the key's direction and a little more, so that every station can be reached.
    if (ahead <= 0 || aside > ahead * 1.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = station;
    }
  }
  return best;
}
