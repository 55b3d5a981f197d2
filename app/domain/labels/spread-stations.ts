/** A station to show: its point in map units, and its rank, lower first. */
export type RankedStation = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly rank: number;
};

/** How far apart the centres of two stations must be, in CSS pixels, for each to be a target of its own. */
export const TARGET_PX = 24;

/**
 * Chooses the stations that have room on a map of a given scale.
 *
 * By rank, and within a rank in the order given, a station is kept when no kept one is nearer than `apartPx`;
 * zooming in brings the others out. Two targets of {@link TARGET_PX} then never share a pixel, as WCAG 2.2's
 * success criterion 2.5.8 asks.
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
  const kept: T[] = [];
  for (const station of stations.toSorted((a, b) => a.rank - b.rank)) {
    if (kept.every(({ x, y }) => Math.hypot(x - station.x, y - station.y) >= apart)) kept.push(station);
  }
  return stations.filter((station) => kept.includes(station));
}
