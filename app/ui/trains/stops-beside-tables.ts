import type { DayTrainsData } from '#app/journeys/day-trains.ts';
import type { StopLineData } from '#app/journeys/stop-line.ts';
import { openRows } from './open-days.ts';

// Heights on a laptop in lines of the list of stops, each 35 px: the heading of a train with the
// time to change, a row of the tables, and what is above and below the rows.
const TRAIN_LINES = 2.5;
const ROW_LINES = 2;
const AROUND_ROWS_LINES = 4;

/** About the height of a journey's map. */
const MAP_LINES = 12;

/** Whether the stops beside the tables of trains leave so much below these as a map is high. */
export function stopsLeaveRoom({ trains: rides }: StopLineData, tables: DayTrainsData): boolean {
  const stops = rides.flatMap((train) => train.stops).length;
  const stopLines = stops + TRAIN_LINES * rides.length;
  const tableLines = ROW_LINES * openRows(tables) + AROUND_ROWS_LINES;
  return stopLines - tableLines >= MAP_LINES;
}
