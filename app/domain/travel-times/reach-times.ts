import { isFaster, type Reach } from '#app/domain/timetable/reach.ts';

/**
 * A train that the timetable does not hold: its stops with the minutes from the stop before and the
 * minutes of the halt.
 */
export interface OtherTrain {
  readonly stops: readonly (readonly [station: string, minutes: number, standsMinutes?: number])[];
}

/** The fastest journey to a station, by the timetable's trains or others. */
export interface ReachTime extends Reach {
  /** The place of another train in its list, if the journey has one: its time is approximate. */
  readonly train?: number;
}

/** Reach times by station key. */
export type ReachTimes = ReadonlyMap<string, ReachTime>;

/** A change between the timetable's trains and others, which do not wait for each other. */
const CHANGE_MINUTES = 15;

/** The halt at a stop without a stated one. */
const STANDS_MINUTES = 2;

/** The least gain of another train: below it, every page keeps the timetable's own time. */
const LEAST_GAIN_MINUTES = 30;

/**
 * Adds trains that the timetable does not hold to its travel times: at the beginning of a journey,
 * at its end, or both. Between two stations of the timetable's own country its times are kept.
 *
 * @param timesFrom the timetable's times from a station
 * @param isAbroad whether a station is outside of the timetable's own country
 */
export async function reachTimes(
  origin: string,
  trains: readonly OtherTrain[],
  timesFrom: (station: string) => Promise<ReachTimes>,
  isAbroad: (station: string) => boolean,
): Promise<ReachTimes> {
  const own = await timesFrom(origin);
  const reached = new Map(own);
  const rides = trains.flatMap(ridesOf);
  function offer(to: string, time: ReachTime): void {
    const known = reached.get(to);
    const stays = own.get(to)?.minutes ?? Number.POSITIVE_INFINITY;
    const isOpen = !own.has(to) || isAbroad(origin) || isAbroad(to);
    const isBetter = !known || (known.train === undefined ? isFaster : isPreferred)(time, known);
    if (to !== origin && isOpen && isBetter && time.minutes <= stays - LEAST_GAIN_MINUTES)
      reached.set(to, time);
  }
  for (const { to, ride } of rides.filter(({ from }) => from === origin)) {
    offer(to, ride);
    for (const [end, onwards] of await timesFrom(to)) offer(end, joined(ride, onwards, ride.train));
  }
  for (const [station, before] of [...reached]) {
    for (const { to, ride } of rides.filter(({ from }) => from === station))
      offer(to, joined(before, ride, ride.train));
  }
  return reached;
}

/** Whether one of two approximate times is better: a change must save more than it costs. */
function isPreferred(one: Reach, other: Reach): boolean {
  const costOf = ({ minutes, changes }: Reach) => minutes + CHANGE_MINUTES * changes;
  return costOf(one) < costOf(other);
}

function joined(before: ReachTime, after: ReachTime, train: number): ReachTime {
  return {
    minutes: before.minutes + CHANGE_MINUTES + after.minutes,
    changes: before.changes + after.changes + 1,
    train,
  };
}

/** Every ride in a train from one of its stops to another, in both directions. */
function ridesOf({ stops }: OtherTrain, train: number) {
  return stops.flatMap(([from], i) => {
    let minutes = 0;
    return stops.slice(i + 1).flatMap(([to, rideMinutes, standsMinutes = STANDS_MINUTES]) => {
      minutes += rideMinutes;
      const ride = { minutes, changes: 0, train };
      minutes += standsMinutes;
      return [
        { from, to, ride },
        { from: to, to: from, ride },
      ];
    });
  });
}
