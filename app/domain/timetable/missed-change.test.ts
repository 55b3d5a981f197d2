import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { arriveByEveryTrain, randomChanges } from './every-train.fixture.ts';
import { goOnExhaustively } from './exhaustive-search.fixture.ts';
import type { Journey } from './journey.ts';
import type { AfterMissedChange } from './missed-change.ts';
import {
  isRegional,
  networkAround,
  plannerOf,
  RUNS,
  STATIONS,
  train,
  trips,
  weekday,
} from './random-timetable.fixture.ts';
import { LEAST_CHANGES } from './search-settings.ts';
import { DAY_MINUTES } from './timetable.ts';

const THREE = 3 * 60;

/** The first 3 in the morning after a minute. */
function endAfter(minute: number): number {
  let end = THREE;
  while (end <= minute) end += DAY_MINUTES;
  return end;
}

function expectRidesInOrder(after: AfterMissedChange, missedAt: number): void {
  let time = missedAt;
  for (const { departure, arrival } of after.rides) {
    expect(departure).toBeGreaterThanOrEqual(time);
    time = arrival;
  }
  expect(after.rides[0]?.departure ?? after.departure).toBe(after.departure);
  expect(after.arrival).toBeGreaterThanOrEqual(time);
}

describe('after a missed change', () => {
  it('the journey goes on as early as following every train by hand finds', () => {
    const compared = { all: 0, regional: 0 };
    fc.assert(
      fc.property(
        trips,
        weekday,
        fc.constantFrom(undefined, ...LEAST_CHANGES),
        fc.constantFrom(undefined, 'regional' as const),
        (given, day, leastChange, kinds) => {
          const planner = plannerOf(given);
          const network = networkAround(kinds ? given.filter(isRegional) : given, day);
          const settings = { leastChange, kinds };
          for (const from of STATIONS) {
            for (const to of STATIONS) {
              for (const journey of planner.journeysOfDay(from, to, day, settings)) {
                journey.rides.slice(1).forEach((missed, change) => {
                  const { from: station, departure, kind } = missed;
                  const after = planner.afterMissedChange({ journey, change, to, day }, settings);
                  const missedTrain = { station, departure, kind };
                  const end = endAfter(departure);
                  const expected = goOnExhaustively(network, missedTrain, { to, end, leastChange });
                  compared[kinds ?? 'all'] += 1;
                  expect(
                    after && { arrival: after.arrival, changes: after.rides.length - 1 },
                  ).toEqual(expected);
                  if (!after) return;
                  expect(after.delayMinutes).toBe(after.arrival - journey.arrival);
                  expectRidesInOrder(after, departure);
                });
              }
            }
          }
        },
      ),
      RUNS,
    );
    expect(Math.min(compared.all, compared.regional)).toBeGreaterThan(100);
  });

  it('the journey of a whole timetable goes on as early as following all its trains', () => {
    for (const missed of randomChanges(INCLUDED_PLANNER, 25)) {
      const { journey, change, to, day } = missed;
      const after = INCLUDED_PLANNER.afterMissedChange({ journey, change, to, day });
      expect(after?.arrival).toBe(arriveByEveryTrain(INCLUDED_PLANNER.timetable, missed));
    }
  });

  const first = train(['A', 480], ['E', 500]);
  const missed = train(['E', 510], ['F', 560]);
  const journeyOf = (journeys: readonly Journey[]): Journey => {
    const [journey] = journeys;
    if (!journey) throw new Error('there is no journey');
    return journey;
  };

  it('the next train counts, its departure, arrival and delay', () => {
    const planner = plannerOf([first, missed, train(['E', 570], ['F', 620])]);
    const journey = journeyOf(planner.journeysOfDay('A', 'F', 2));
    expect(planner.afterMissedChange({ journey, change: 0, to: 'F', day: 2 })).toMatchObject({
      departure: 570,
      arrival: 620,
      delayMinutes: 60,
      rides: [{ number: '570' }],
    });
  });

  it('a train one minute after the missed one is caught', () => {
    const planner = plannerOf([first, missed, train(['E', 511], ['F', 570])]);
    const journey = journeyOf(planner.journeysOfDay('A', 'F', 2));
    expect(planner.afterMissedChange({ journey, change: 0, to: 'F', day: 2 })?.departure).toBe(511);
  });

  it('nothing is left after the last train of a day, which ends at 3 in the morning', () => {
    const nextAt = (minute: number) => {
      const planner = plannerOf([first, missed, train(['E', minute], ['F', minute + 50])]);
      const journey = journeyOf(planner.journeysOfDay('A', 'F', 2));
      return planner.afterMissedChange({ journey, change: 0, to: 'F', day: 2 })?.departure;
    };
    expect([nextAt(179), nextAt(180)]).toEqual([DAY_MINUTES + 179, undefined]);
  });

  it('a city’s other station is near enough to walk there', () => {
    const planner = plannerOf([
      train(['C', 480], ['E', 500]),
      train(['E', 506], ['D', 509]),
      train(['E', 560], ['D', 563]),
    ]);
    const journey = journeyOf(planner.journeysOfDay('C', 'D', 2));
    expect(planner.afterMissedChange({ journey, change: 0, to: 'D', day: 2 })).toEqual({
      rides: [],
      departure: 506,
      arrival: 521,
      delayMinutes: 12,
    });
  });

  it('only a change that the journey has can be missed', () => {
    const planner = plannerOf([first, missed]);
    const journey = journeyOf(planner.journeysOfDay('A', 'F', 2));
    expect(() => planner.afterMissedChange({ journey, change: 1, to: 'F', day: 2 })).toThrow(
      RangeError,
    );
  });
});
