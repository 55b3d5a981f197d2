import type { DayTrainsData } from '#app/journeys/day-trains.ts';
import type { StopLineData } from '#app/journeys/stop-line.ts';
import { stopsLeaveRoom } from '#app/ui/trains/stops-beside-tables.ts';

/** Where the page of a trip shows the journey's map. */
type MapPlace = 'head' | 'story' | 'belowStops' | 'belowTables';

/** With at most this many stops, the list of them is shorter than the map. */
const FEW_STOPS = 6;

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
  return stopsLeaveRoom(line, trains) ? 'belowTables' : 'story';
}
