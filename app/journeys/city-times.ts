import { CITIES } from '#app/data/cities/cities.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { timetableTimes } from './reach-data.ts';

/** The times of the fastest journeys between all guide cities, in both directions. */
export interface CityTimes {
  /** The digest of the timetable that they were made from. */
  readonly version: string;
  /** Minutes by the slugs of the departure and the arrival; none where there is no journey. */
  readonly minutes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The times between all guide cities, as every page has them. */
export async function cityTimes(planner: Planner): Promise<CityTimes> {
  const timesFrom = timetableTimes(planner);
  const minutes: Record<string, Record<string, number>> = {};
  for (const { slug: from } of CITIES) {
    const times = await timesFrom(from);
    minutes[from] = Object.fromEntries(
      CITIES.flatMap(({ slug: to }) => {
        const time = times.get(to);
        return time ? [[to, time.minutes]] : [];
      }),
    );
  }
  return { version: planner.timetable.digest, minutes };
}
