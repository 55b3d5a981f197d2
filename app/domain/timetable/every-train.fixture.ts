import { seededRandom } from '#scripts/seeded-random.ts';
import type { Journey } from './journey.ts';
import type { Planner } from './planner.ts';
import { DAY_MINUTES, type Timetable, type Weekday } from './timetable.ts';
import {
  arrivalAt,
  changeMinutesAt,
  changesToParts,
  departureAt,
  endOfStops,
  firstEvent,
  firstStop,
  mayBoard,
  mayLeave,
  partAt,
  partsOf,
  routeOfTrip,
  runsOnWeekday,
  stationAt,
  walksFrom,
} from './timetable-fields.ts';

const MOST_TRAINS = 3;
const NIGHT_MINUTES = 3 * 60;
const SEED = 20_261_126;

/** A change of a journey, to be missed. */
interface ChangeOfJourney {
  readonly journey: Journey;
  readonly change: number;
  readonly to: string;
  readonly day: Weekday;
}

/** Changes of random journeys between random stations, always the same ones. */
export function* randomChanges(planner: Planner, count: number): Generator<ChangeOfJourney> {
  const { stationIds } = planner.timetable;
  const random = seededRandom(SEED);
  const below = (end: number) => Math.floor(random() * end);
  const anyStation = () => stationIds[below(stationIds.length)] ?? '';
  for (let found = 0; found < count; ) {
    const [from, to, day] = [anyStation(), anyStation(), below(7) as Weekday];
    const changing = planner.journeysOfDay(from, to, day).filter(({ changes }) => changes > 0);
    const journey = changing[below(changing.length)];
    if (!journey) continue;
    found++;
    yield { journey, change: below(journey.changes), to, day };
  }
}

/**
 * The earliest arrival after a missed change, found by following every train of three days in each
 * of three rounds, without index, bounds or order: what `afterMissedChange` is compared with on a
 * whole timetable. Undefined for none.
 */
export function arriveByEveryTrain(
  timetable: Timetable,
  { journey, change, to, day }: ChangeOfJourney,
): number | undefined {
  const missed = journey.rides[change + 1];
  const target = timetable.stationNumbers.get(to);
  if (!missed || target === undefined) return undefined;
  const stop = firstStop(timetable, routeOfTrip(timetable, missed.trip)) + missed.fromPosition;
  const source = stationAt(timetable, stop);
  const { departure } = missed;
  let end = NIGHT_MINUTES;
  while (end <= departure) end += DAY_MINUTES;
  let earliest = Number.POSITIVE_INFINITY;
  /** The first minute to board each train at a part, and then the next one. */
  let ready = new Map<number, number>();
  let onward = new Map<number, number>();

  /** Notes where one may board after an arrival at a part, and the arrival at the target. */
  const arrive = (
    minute: number,
    part: number,
    station: number,
    withinPart: number,
    least: number,
  ) => {
    const lower = (other: number, minutes: number) => {
      const boarding = minute + Math.max(least, minutes);
      onward.set(other, Math.min(boarding, onward.get(other) ?? boarding));
    };
    if (station === target) earliest = Math.min(earliest, minute);
    lower(part, withinPart);
    for (const [other, minutes] of changesToParts(timetable, part)) lower(other, minutes);
    for (const [near, minutes] of walksFrom(timetable, station)) {
      if (near === target) earliest = Math.min(earliest, minute + minutes);
      else for (const other of partsOf(timetable, near)) lower(other, minutes);
    }
  };

  arrive(departure, partAt(timetable, stop), source, 0, 1);
  for (let trains = 1; trains <= MOST_TRAINS; trains++) {
    [ready, onward] = [onward, new Map()];
    timetable.tripNumbers.forEach((_, trip) => {
      const first = firstStop(timetable, routeOfTrip(timetable, trip));
      const stops = endOfStops(timetable, routeOfTrip(timetable, trip)) - first;
      const event = firstEvent(timetable, trip);
      for (const daysAway of [-1, 0, 1]) {
        if (!runsOnWeekday(timetable, trip, day + daysAway)) continue;
        const shift = daysAway * DAY_MINUTES;
        let isAboard = false;
        for (let at = 0; at < stops; at++) {
          const here = first + at;
          const part = partAt(timetable, here);
          if (isAboard) {
            const station = stationAt(timetable, here);
            const arrival = arrivalAt(timetable, event + at) + shift;
            if (mayLeave(timetable, here) && station !== source)
              arrive(arrival, part, station, changeMinutesAt(timetable, part), 0);
          } else {
            const boarding = ready.get(part);
            if (boarding === undefined || !mayBoard(timetable, here)) continue;
            const leaves = departureAt(timetable, event + at) + shift;
            isAboard = leaves >= boarding && (trains > 1 || leaves < end);
          }
        }
      }
    });
  }
  return Number.isFinite(earliest) ? earliest : undefined;
}
