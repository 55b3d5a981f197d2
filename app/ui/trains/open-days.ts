import type { DayTrainsData } from '#app/journeys/day-trains.ts';

type DayTable = DayTrainsData['days'][number];

/** With at most this many trains, the tables of all days are open. */
const MOST_OPEN = 12;

/**
 * The days whose tables are open at first: none below a choice of trains, else the first or all.
 */
export function openDays({ days, chosen }: DayTrainsData): readonly DayTable[] {
  if (chosen) return [];
  const withTrains = days.filter(({ rows }) => rows.length > 0);
  const count = withTrains.flatMap(({ rows }) => rows).length;
  return count <= MOST_OPEN ? withTrains : withTrains.slice(0, 1);
}

/** The number of trains in sight before a visitor opens a table. */
export function openRows(trains: DayTrainsData): number {
  return (trains.chosen?.rows ?? openDays(trains).flatMap(({ rows }) => rows)).length;
}
