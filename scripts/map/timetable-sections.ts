import type { Timetable } from '#app/domain/timetable/timetable.ts';
import {
  endOfStops,
  endOfTrips,
  firstStop,
  firstTrip,
  kindOfTrip,
  routesOf,
  stationAt,
  stationId,
} from '#app/domain/timetable/timetable-fields.ts';

/** Two stops that trains of a timetable make one after the other, in either direction. */
export interface Section {
  /** The ids of the two stations, the lesser first. */
  readonly ends: readonly [one: string, other: string];
  /** How many trains of the timetable run over it. */
  readonly trains: number;
}

/** Every section of a timetable that a train, not a bus, runs over. */
export function sectionsOf(timetable: Timetable): readonly Section[] {
  const sections = new Map<string, Section>();
  for (const route of routesOf(timetable)) {
    const first = firstTrip(timetable, route);
    if (kindOfTrip(timetable, first) === 'bus') continue;
    const trains = endOfTrips(timetable, route) - first;
    for (let stop = firstStop(timetable, route) + 1; stop < endOfStops(timetable, route); stop++) {
      const [one = '', other = ''] = [stop - 1, stop]
        .map((at) => stationId(timetable, stationAt(timetable, at)))
        .sort();
      const key = `${one} ${other}`;
      const known = sections.get(key)?.trains ?? 0;
      sections.set(key, { ends: [one, other], trains: known + trains });
    }
  }
  return [...sections.values()];
}
