/** A station to show: its point in map units, and its rank, lower first; rank 0 is always shown. */
export type RankedStation = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly rank: number;
};

/** The lowest rank that gives way to others. Below it are the chief cities, also while others are chosen. */
export const GIVING_WAY_RANK = 1;

/** How far apart the centres of two stations must be, in CSS pixels, for each to be a target of its own. */
export const TARGET_PX = 24;

/**
 * Chooses the stations that have room on a map of a given scale.
 *
 * Stations of a rank below 1 are always kept: the cities that the map must name, and what the visitor has chosen. The
 * others follow by rank, and within a rank in the order given, each when no kept station is nearer than
 * `apartPx`; zooming in brings the rest out. With the ten chief cities on a phone 360 pixels wide, the nearest two
 * (Florence and Pisa) are 20 pixels apart; all others have the room that WCAG 2.2 asks for in 2.5.8.
 *
 * @param scale CSS pixels for each map unit.
 * @returns the kept stations in the order given.
 */
export function spreadStations<T extends RankedStation>(
  stations: readonly T[],
  scale: number,
  apartPx: number = TARGET_PX,
): T[] {
  const apart = apartPx / scale;
  const kept = new Set<T>();
  for (const station of stations.toSorted((a, b) => a.rank - b.rank)) {
    const hasRoom = [...kept].every(({ x, y }) => Math.hypot(x - station.x, y - station.y) >= apart);
    if (station.rank < GIVING_WAY_RANK || hasRoom) kept.add(station);
  }
  return stations.filter((station) => kept.has(station));
}
