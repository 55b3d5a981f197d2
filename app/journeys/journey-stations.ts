import { callsOf, type Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';

/**
 * The ids of the stations at which a journey's trains call, in order; one where they are changed
 * comes twice.
 */
export function journeyStations(
  timetable: Timetable,
  { rides }: Pick<Journey, 'rides'>,
): readonly string[] {
  return rides.flatMap((ride) => callsOf(timetable, ride).map(({ station }) => station));
}
