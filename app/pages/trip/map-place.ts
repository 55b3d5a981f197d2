import type { DayTrainsData } from '#app/journeys/day-trains.ts';
import type { StopLineData } from '#app/journeys/stop-line.ts';
import { openRows } from '#app/ui/trains/open-days.ts';

/** Where the page of a trip shows the journey's map. */
type MapPlace = 'head' | 'story' | 'belowStops' | 'belowTables';

/** With at most this many stops, the list of them is shorter than the map. */
const FEW_STOPS = 6;

// Heights on a laptop in lines of the list of stops, each 35 px: the heading of a train with the
// time to change, a row of the tables, and what is above and below the rows.
const TRAIN_LINES = 2.5;
const ROW_LINES = 2;
const AROUND_ROWS_LINES = 4;
/** About the height of the map below the tables. */
const MAP_LINES = 12;

/**
 * Without posters the map is in the head of the page, and beside a single one in the story. With
 * two it fills what the shorter of tables and stops leaves, or else stands beside the story.
 */
export function mapPlace(
  posters: number,
  line: StopLineData | undefined,
  trains: DayTrainsData | undefined,
): MapPlace {
  if (posters === 0) return 'head';
  if (posters === 1 || !line || !trains) return 'story';
  const stops = line.trains.flatMap((train) => train.stops).length;
  if (stops > 0 && stops <= FEW_STOPS) return 'belowStops';
  const stopLines = stops + TRAIN_LINES * line.trains.length;
  const tableLines = ROW_LINES * openRows(trains) + AROUND_ROWS_LINES;
  return stopLines - tableLines >= MAP_LINES ? 'belowTables' : 'story';
}
