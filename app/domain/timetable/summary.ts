import { remembering } from '#app/domain/remembering.ts';
import { directTrains } from './direct-trains.ts';
import { COUNTED_DAYS, figuresOf } from './figures.ts';
import type { Journey } from './journey.ts';
import { fastestOf, searchJourneys } from './journeys-of-day.ts';
import { USUAL_DAY } from './running-trips.ts';
import type { Timetable } from './timetable.ts';

/** The least that a list says of two stations. */
export interface Summary {
  /** As in `figuresOf`. */
  readonly fastest: Journey;
  /** Trains of a weekday without a change. */
  readonly directTrains: number;
}

/**
 * The fastest journey and the weekday's direct trains between two stations, the same as in `figuresOf` in a quarter of the time;
 * undefined when there is no journey with at most two changes. The last ones are remembered.
 */
export const summaryOf = remembering(
  512,
  (timetable: Timetable, from: string, to: string): Summary | undefined => {
    const fastest =
      fastestOf(searchJourneys(timetable, from, to, USUAL_DAY)) ?? figuresOf(timetable, from, to)?.fastest;
    return fastest && { fastest, directTrains: directTrains(timetable, from, to, COUNTED_DAYS[0]).length };
  },
);
