import fc from 'fast-check';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import type { Trip } from '#server/timetable/trip.ts';
import type { TestNetwork } from './exhaustive-search.fixture.ts';
import { createPlanner } from './planner.ts';
import { type ChangeRules, DAY_MINUTES, type Weekday } from './timetable.ts';
import { BOARD_AND_LEAVE, MAY_BOARD, MAY_LEAVE } from './timetable-fields.ts';

/** Stations with parts, with walks, and with other minutes to change. */
export const RULES: ChangeRules = {
  minutesAt: (station) => (station === 'A' || station === 'D' ? 10 : 5),
  stationParts: new Map([
    [
      'C',
      {
        parts: [
          { kinds: ['frecciarossa', 'italo'], minutes: 8 },
          { kinds: ['regionale'], minutes: 4 },
        ],
        betweenMinutes: 40,
      },
    ],
  ]),
  walks: [
    ['A', 'B', 20],
    ['B', 'F', 7],
    ['D', 'E', 15],
  ],
};
/** The stations of random timetables. */
export const STATIONS = ['A', 'B', 'C', 'D', 'E', 'F'];
/** The runs of a property. */
export const RUNS = { seed: 20_260_308, numRuns: 400 };

const stop = fc.record({
  station: fc.constantFrom(...STATIONS),
  ride: fc.integer({ min: 1, max: 300 }),
  halt: fc.integer({ min: 0, max: 12 }),
  // Most stops are for both.
  boarding: fc.constantFrom(
    BOARD_AND_LEAVE,
    BOARD_AND_LEAVE,
    BOARD_AND_LEAVE,
    BOARD_AND_LEAVE,
    MAY_BOARD,
    MAY_LEAVE,
  ),
});

const trip = fc
  .record({
    start: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
    kind: fc.constantFrom('regionale' as const, 'frecciarossa' as const, 'train' as const),
    bus: fc.constantFrom('', '', '', '', 'LP', 'PZ'),
    days: fc.integer({ min: 1, max: 127 }),
    stops: fc.uniqueArray(stop, { minLength: 2, maxLength: 5, selector: ({ station }) => station }),
  })
  .map(({ start, kind, bus, days, stops }): Trip => {
    let time = start;
    const timed = stops.map(({ station, ride, halt, boarding }, at) => {
      const arrival = at === 0 ? start : time + ride;
      time = at === 0 || at === stops.length - 1 ? arrival : arrival + halt;
      return { station, arrival, departure: time, boarding };
    });
    return {
      number: `${bus}${start}`,
      kind: bus ? 'bus' : kind,
      days: BigInt(days),
      stops: timed,
      feed: 0,
    };
  });

/** A random day. */
export const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>;
/** A random timetable. */
export const trips = fc.array(trip, { minLength: 1, maxLength: 9 });

/** Whether a trip of a random timetable is regional, a bus in place of such a train included. */
export const isRegional = ({ kind, number }: Trip) =>
  kind === 'regionale' || (kind === 'bus' && !number.startsWith('LP'));

/** The planner of a timetable with `RULES`. */
export function plannerOf(given: readonly Trip[]) {
  return createPlanner(decodeTimetable(encodeTimetable(given, { feeds: [] }), RULES));
}

/**
 * The trains of a day, of the day before and of the day after, in the times of the day, with
 * `RULES`.
 */
export function networkAround(given: readonly Trip[], day: number): TestNetwork {
  const trains = given.flatMap(({ days, kind, stops }) =>
    [-1, 0, 1]
      .filter((shift) => (days >> BigInt((day + shift + 7) % 7)) & 1n)
      .map((shift) => ({
        kind,
        stops: stops.map(({ arrival, departure, ...rest }) => ({
          ...rest,
          arrival: arrival + shift * DAY_MINUTES,
          departure: departure + shift * DAY_MINUTES,
        })),
      })),
  );
  return { trains, rules: RULES };
}

/** A regional train of every day. */
export function train(...stops: (readonly [station: string, minute: number])[]): Trip {
  return {
    number: `${stops[0]?.[1]}`,
    kind: 'regionale',
    days: 127n,
    stops: stops.map(([station, minute]) => ({
      station,
      arrival: minute,
      departure: minute,
      boarding: BOARD_AND_LEAVE,
    })),
    feed: 0,
  };
}
