import { ownCityOf } from '#app/data/cities/surroundings.server.ts';
import { HIGH_SPEED_LINE } from '#app/data/journeys/high-speed-line.ts';
import { callsOf, type Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable, TrainKind } from '#app/domain/timetable/timetable.ts';

const LINE: readonly string[] = HIGH_SPEED_LINE.cities;

/** The trains that are built for it; a Frecciargento runs at up to 250 km/h. */
const FASTEST_KINDS: ReadonlySet<TrainKind> = new Set(['frecciarossa', 'italo']);

/** Whether a train of a journey may run at 300 km/h on a section of its way. */
export function mayReach300(timetable: Timetable, { rides }: Journey): boolean {
  return rides.some((ride) => {
    if (!FASTEST_KINDS.has(ride.kind)) return false;
    const places = callsOf(timetable, ride)
      .map(({ station }) => LINE.indexOf(ownCityOf(station)?.slug ?? ''))
      .filter((place) => place >= 0);
    // A train that calls at two cities of the line passes those between them.
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return HIGH_SPEED_LINE.sectionsAt300.some(
      ([from, to]) => LINE.indexOf(from) >= first && LINE.indexOf(to) <= last,
    );
  });
}
