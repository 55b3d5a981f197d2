import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAsGood, searchExhaustively, type Worth, worthOf } from './exhaustive-search.fixture.ts';
import type { Journey } from './journey.ts';
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
import { LEAST_CHANGES, type LeastChange } from './search-settings.ts';
import { DAY_MINUTES, type Weekday } from './timetable.ts';

/** Fewer runs where every train is followed twice. */
const FEWER_RUNS = { ...RUNS, numRuns: RUNS.numRuns / 2 };
const leastChange = fc.constantFrom(...LEAST_CHANGES);

/** The pairs of stations that a planner knows. */
function pairsOf({ stationNumbers }: { stationNumbers: ReadonlyMap<string, number> }) {
  const known = STATIONS.filter((station) => stationNumbers.has(station));
  return known.flatMap((from) =>
    known.filter((to) => to !== from).map((to) => [from, to] as const),
  );
}

/** The minutes of each change of a journey. */
function changesOf({ rides }: Journey): readonly number[] {
  return rides.slice(1).map(({ departure }, at) => departure - (rides[at]?.arrival ?? 0));
}

function shifted({ departure, arrival, changes }: Worth, minutes: number): Worth {
  return { departure: departure + minutes, arrival: arrival + minutes, changes };
}

describe('journeys with a least change', () => {
  it('are those that following every train by hand finds', () => {
    fc.assert(
      fc.property(trips, weekday, leastChange, (given, day, least) => {
        const planner = plannerOf(given);
        for (const [from, to] of pairsOf(planner.timetable)) {
          expect(planner.journeysOfDay(from, to, day, { leastChange: least }).map(worthOf)).toEqual(
            searchExhaustively(networkAround(given, day), from, to, least),
          );
        }
      }),
      FEWER_RUNS,
    );
  });

  it('have no shorter change, in a table neither', () => {
    fc.assert(
      fc.property(trips, weekday, leastChange, (given, day, least) => {
        const planner = plannerOf(given);
        for (const [from, to] of pairsOf(planner.timetable)) {
          for (const row of planner.journeysWith(from, to, day, { leastChange: least })) {
            for (const minutes of changesOf(row)) expect(minutes).toBeGreaterThanOrEqual(least);
          }
        }
      }),
      RUNS,
    );
  });

  it('are each no better than one with a shorter change, of the same day or a later one', () => {
    fc.assert(
      fc.property(trips, weekday, leastChange, (given, day, least) => {
        const planner = plannerOf(given);
        const shorter = LEAST_CHANGES.findLast((minutes) => minutes < least);
        for (const [from, to] of pairsOf(planner.timetable)) {
          const known = [0, 1, 2].flatMap((later) => {
            const ofDay = ((day + later) % 7) as Weekday;
            return planner
              .journeysOfDay(from, to, ofDay, { leastChange: shorter })
              .map((journey) => shifted(worthOf(journey), later * DAY_MINUTES));
          });
          for (const journey of planner.journeysOfDay(from, to, day, { leastChange: least }))
            expect(known.some((other) => isAsGood(other, journey))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('leave out a change that is too short, and wait for the next train', () => {
    const planner = plannerOf([
      train(['A', 480], ['E', 500]),
      train(['E', 510], ['C', 560]),
      train(['E', 530], ['C', 580]),
      train(['E', 545], ['C', 595]),
    ]);
    const arrivals = [undefined, ...LEAST_CHANGES].map((leastChange) =>
      planner.journeysWith('A', 'C', 2, { leastChange }).map(({ arrival }) => arrival),
    );
    expect(arrivals).toEqual([[560], [580], [580], [595]]);
  });

  it('count a walk through a city as a change, and one at either end not', () => {
    const walking = plannerOf([train(['C', 480], ['D', 500]), train(['E', 515], ['F', 560])]);
    const arrivals = ([15, 25] as const).map((leastChange) =>
      walking.journeysOfDay('C', 'F', 2, { leastChange }).map(({ arrival }) => arrival),
    );
    expect(arrivals).toEqual([[560], [DAY_MINUTES + 560]]);
    expect(walking.journeysWith('C', 'E', 2, { leastChange: 40 })).toMatchObject([
      { arrival: 515, changes: 0 },
    ]);
  });

  it('have three changes only where the stations’ own minutes need them', () => {
    const planner = plannerOf([
      train(['A', 480], ['G', 500]),
      { ...train(['G', 510], ['H', 540]), days: 0b0000100n },
      train(['G', 520], ['I', 530]),
      train(['I', 550], ['H', 560]),
      train(['H', 580], ['C', 600]),
    ]);
    const changesWith = (leastChange?: LeastChange) =>
      planner.journeysOfDay('A', 'C', 2, { leastChange }).map(({ changes }) => changes);
    expect([changesWith(), changesWith(15)]).toEqual([[2], []]);
  });
});

describe('journeys on regional trains', () => {
  const someLeast = fc.constantFrom(undefined, ...LEAST_CHANGES);

  it('are those that following every regional train by hand finds', () => {
    fc.assert(
      fc.property(trips, weekday, someLeast, (given, day, leastChange) => {
        const planner = plannerOf(given);
        const regional = networkAround(given.filter(isRegional), day);
        for (const [from, to] of pairsOf(planner.timetable)) {
          const journeys = planner.journeysOfDay(from, to, day, { kinds: 'regional', leastChange });
          expect(journeys.map(worthOf)).toEqual(
            searchExhaustively(regional, from, to, leastChange),
          );
        }
      }),
      RUNS,
    );
  });

  it('are the rows of a timetable of regional trains alone', () => {
    fc.assert(
      fc.property(trips, weekday, (given, day) => {
        const planner = plannerOf(given);
        const regional = plannerOf(given.filter(isRegional));
        for (const [from, to] of pairsOf(planner.timetable)) {
          const rows = planner.journeysWith(from, to, day, { kinds: 'regional' });
          expect(rows.map(worthOf)).toEqual(regional.trainsOfDay(from, to, day).map(worthOf));
        }
      }),
      RUNS,
    );
  });

  it('leave the other searches of the planner as they are', () => {
    const fast = { ...train(['A', 480], ['D', 500]), kind: 'frecciarossa' as const };
    const planner = plannerOf([fast, train(['A', 490], ['C', 560], ['D', 600])]);
    const rowsWith = (kinds?: 'regional') =>
      planner.journeysWith('A', 'D', 2, { kinds }).map(({ departure }) => departure);
    expect([rowsWith(), rowsWith('regional'), rowsWith()]).toEqual([[480, 490], [490], [480, 490]]);
    expect(planner.trainsOfDay('A', 'D', 2)).toEqual(planner.journeysWith('A', 'D', 2, {}));
  });
});
