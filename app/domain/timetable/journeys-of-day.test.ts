import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOfChange, searchExhaustively, worthOf } from './exhaustive-search.fixture.ts';
import { fastestOf } from './journeys-of-day.ts';
import {
  networkAround,
  plannerOf,
  RULES,
  RUNS,
  STATIONS,
  train,
  trips,
  weekday,
} from './random-timetable.fixture.ts';
import { DAY_MINUTES, WEDNESDAY } from './timetable.ts';

describe('the journeys of a day', () => {
  it('are those that following every train by hand finds', () => {
    fc.assert(
      fc.property(trips, weekday, (given, day) => {
        const planner = plannerOf(given);
        const { stationNumbers } = planner.timetable;
        for (const from of STATIONS) {
          for (const to of STATIONS) {
            if (from === to || !stationNumbers.has(from) || !stationNumbers.has(to)) continue;
            const journeys = planner.journeysOfDay(from, to, day);
            expect(journeys.map(worthOf)).toEqual(
              searchExhaustively(networkAround(given, day), from, to),
            );
          }
        }
      }),
      RUNS,
    );
  });

  it('are made of trains that run, in stations where one can change in time', () => {
    fc.assert(
      fc.property(trips, weekday, (given, day) => {
        const planner = plannerOf(given);
        for (const { departure, arrival, changes, rides } of planner.journeysOfDay('A', 'D', day)) {
          expect(rides).toHaveLength(changes + 1);
          expect(rides[0].departure).toBeGreaterThanOrEqual(0);
          expect(rides[0].departure).toBeLessThan(DAY_MINUTES);
          expect(rides[0].departure - departure).toBe(rides[0].from === 'A' ? 0 : 20);
          expect(arrival - (rides.at(-1)?.arrival ?? 0)).toBe(rides.at(-1)?.to === 'D' ? 0 : 15);
          rides.forEach((ride, at) => {
            const around = networkAround(given, day).trains;
            expect(
              around.some(
                ({ stops }) =>
                  stops[ride.fromPosition]?.station === ride.from &&
                  stops[ride.fromPosition]?.departure === ride.departure &&
                  stops[ride.toPosition]?.station === ride.to &&
                  stops[ride.toPosition]?.arrival === ride.arrival,
              ),
            ).toBe(true);
            const before = rides[at - 1];
            if (!before) return;
            const change = minutesOfChange(RULES, ride.from, before.kind, ride.kind);
            const way = RULES.walks.find(
              (walk) => walk.includes(before.to) && walk.includes(ride.from),
            )?.[2];
            const needed = before.to === ride.from ? change : way;
            expect(ride.departure - before.arrival).toBeGreaterThanOrEqual(
              needed ?? Number.POSITIVE_INFINITY,
            );
          });
        }
      }),
      RUNS,
    );
  });

  it('are as fast from one station to all as from one to another', () => {
    fc.assert(
      fc.property(trips, (given) => {
        const planner = plannerOf(given);
        const reached = planner.reachFrom('A');
        for (const to of STATIONS) {
          const wednesday = planner
            .journeysOfDay('A', to, WEDNESDAY)
            .filter(({ changes }) => changes <= 2);
          // A and B are in one city, so that each may be reached on foot.
          const fastest = to === 'B' ? planner.figuresOf('A', to)?.fastest : fastestOf(wednesday);
          expect(reached.get(to)).toEqual(
            fastest && { minutes: fastest.durationMinutes, changes: fastest.changes },
          );
        }
      }),
      RUNS,
    );
  });

  it('have no direct train that is not in the list of direct trains', () => {
    fc.assert(
      fc.property(trips, weekday, (given, day) => {
        const planner = plannerOf(given);
        const direct = planner.directTrains('A', 'D', day);
        for (const { changes, rides, durationMinutes } of planner.journeysOfDay('A', 'D', day)) {
          if (changes > 0) continue;
          // A trip may run twice in a day: from the evening before, and in the evening.
          const same = direct.filter((train) => train.rides[0].trip === rides[0].trip);
          const fastest = Math.min(...same.map((train) => train.durationMinutes));
          expect(fastest).toBeLessThanOrEqual(durationMinutes);
        }
      }),
      RUNS,
    );
  });

  it('change where the next train can first be met, not further out and back', () => {
    const planner = plannerOf([
      train(['A', 480], ['C', 500], ['E', 520]),
      train(['E', 540], ['C', 560], ['F', 600]),
    ]);
    expect(
      planner.journeysOfDay('A', 'F', 2).map(({ rides }) => rides.map(({ to }) => to)),
    ).toEqual([['C', 'F']]);
  });

  it('are faster between two stations of a city than the way, which needs no train', () => {
    const onwards = train(['C', 500], ['B', 510]);
    const around = plannerOf([train(['A', 480], ['C', 490]), onwards]);
    expect(around.journeysOfDay('A', 'B', 2)).toEqual([]);
    expect(around.figuresOf('A', 'B')).toBeUndefined();
    const near = plannerOf([train(['A', 492], ['C', 495]), onwards]);
    expect(near.journeysOfDay('A', 'B', 2)).toHaveLength(1);
  });

  it('count a train that runs on most days in several forms as it runs on Wednesdays', () => {
    const formsOf = (weekend: bigint) => [
      { ...train(['A', 480], ['D', 540]), days: 0b0011111n & ~weekend },
      { ...train(['A', 480], ['D', 530]), days: weekend },
      { ...train(['A', 600], ['D', 670]), number: '600', days: 127n },
    ];
    const fastestWith = (weekend: bigint) =>
      plannerOf(formsOf(weekend)).figuresOf('A', 'D')?.fastest.durationMinutes;
    expect(fastestWith(0b1110000n)).toBe(60);
    expect(fastestWith(0b1100000n)).toBe(60);
    expect(fastestWith(0b1100100n)).toBe(50);
  });
});
