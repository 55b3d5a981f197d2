import type { Point } from './measures.ts';

/** Where the arrow keys lead, to the right and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Finds the station to which an arrow key leads: the nearest in its direction, where lying aside
 * counts twice, so that the way goes along rather than across. Undefined for other keys and at the
 * edge of the map.
 */
export function nextStation<T extends Point>(
  stations: readonly T[],
  from: T,
  key: string,
): T | undefined {
  const [right, down] = ARROWS[key] ?? [0, 0];
  const ways = stations.flatMap((station) => {
    const [x, y] = [station.x - from.x, station.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // Within 45 degrees of the key's direction and a little more, so that every station can be
    // reached.
    return ahead > 0 && aside <= ahead * 1.5 ? [{ station, cost: ahead + aside * 2 }] : [];
  });
  return ways.sort((a, b) => a.cost - b.cost)[0]?.station;
}
