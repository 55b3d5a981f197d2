import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { addDays } from '#app/domain/search/iso-date.ts';
import { MOST_STOPS, PLAN_HOURS, type Stay } from '#app/domain/search/trip-plan.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { PLAN_CHANGE_MINUTES, plannedTrip } from './planned-legs.ts';
import { trainKey } from './train-key.ts';

const ROME = '83084095';
const FLORENCE = '83064212';
const VENICE = '83025932';
const LIENZ = '81038737';
const OMEGNA = '83000083';
const CITIES = [ROME, FLORENCE, VENICE, '83017004', '83092189', '83050435', '83111450', '83068098'];
const DATE = '2026-12-02';
const MORNING = 8 * 60;
/** An arrival until 4 o'clock is one of the evening before. */
const END_OF_EVENING = 4 * 60;
const NIGHT: Stay = { unit: 'nights', count: 1 };

/** Rome, Florence for a stay, Venice. */
function planned(stay: Stay, now?: number) {
  const legsToPlan = [
    { fromId: ROME, toId: FLORENCE, stay: NIGHT },
    { fromId: FLORENCE, toId: VENICE, stay },
  ];
  return plannedTrip(planner, legsToPlan, DATE, now);
}

/** The journeys that take at most a tenth, or 15 minutes, longer than the fastest. */
function fastOf(journeys: readonly Journey[]): readonly Journey[] {
  const least = Math.min(...journeys.map(({ durationMinutes }) => durationMinutes));
  return journeys.filter(
    ({ durationMinutes }) => durationMinutes <= Math.max(1.1 * least, least + 15),
  );
}

const firstFast = (journeys: readonly Journey[]) =>
  fastOf(journeys).toSorted(
    (one, other) => one.departure - other.departure || one.arrival - other.arrival,
  )[0];

const lastFast = (journeys: readonly Journey[]) =>
  fastOf(journeys).toSorted(
    (one, other) => other.departure - one.departure || one.arrival - other.arrival,
  )[0];

/** Minutes after the midnight of the trip's first day. */
const minuteOf = (date: string, minute: number) =>
  (Date.parse(date) - Date.parse(DATE)) / 60_000 + minute;

describe('the trains of a plan', () => {
  it('are in the order of the places, each an early and fast one after a night', () => {
    const { legs } = planned({ unit: 'nights', count: 2 });
    expect(legs.map(({ fromId, date }) => [fromId, date])).toEqual([
      [ROME, DATE],
      [FLORENCE, '2026-12-04'],
    ]);
    for (const { fromId, toId, date, best } of legs) {
      const day = planner.trainsOfDay(fromId, toId, date);
      expect(best).toBeDefined();
      expect(best).toEqual(firstFast(day.filter(({ departure }) => departure >= MORNING)));
    }
  });

  it.each(PLAN_HOURS)('leave first after %d hours at a place, none before', (count) => {
    const [first, second] = planned({ unit: 'hours', count }).legs;
    const end = (first?.best?.arrival ?? 0) + (60 * count || PLAN_CHANGE_MINUTES);
    const day = planner.trainsOfDay(FLORENCE, VENICE, DATE);
    const next = Math.min(...day.map(({ departure }) => departure).filter((at) => at >= end));
    expect(second?.best?.departure).toBe(next);
  });

  it('of a short way leave in the morning, though a faster one leaves in the evening', () => {
    // From Pompei to Naples the fastest of the day leaves at 20:52.
    const leg = { fromId: '83098103', toId: '83092189', stay: NIGHT };
    const best = plannedTrip(planner, [leg], DATE, undefined).legs[0]?.best;
    expect(best?.departure).toBeLessThan(10 * 60);
  });

  it('leave after now on the first day', () => {
    const [first] = planned(NIGHT, 15 * 60).legs;
    expect(first?.best?.departure).toBeGreaterThanOrEqual(15 * 60);
    expect(first?.date).toBe(DATE);
  });

  it('leave on the next day where none is left', () => {
    const [first] = planned(NIGHT, 24 * 60 - 1).legs;
    expect(first?.date).toBe('2026-12-03');
    expect(first?.best?.departure).toBeGreaterThanOrEqual(MORNING);
  });

  it('leave time for the connections between a place without a railway and its stations', () => {
    const legsToPlan = [
      { fromId: ROME, toId: FLORENCE, stay: NIGHT, minutesBefore: 45, minutesAfter: 50 },
      { fromId: FLORENCE, toId: VENICE, stay: { unit: 'hours', count: 2 }, minutesBefore: 50 },
    ] as const;
    const { legs, totalMinutes, travelMinutes } = plannedTrip(planner, legsToPlan, DATE, undefined);
    const [first, second] = legs.map(({ best }) => best);
    if (!first || !second) throw new Error('a leg has no train');
    expect(first.departure).toBeGreaterThanOrEqual(MORNING + 45);
    expect(second.departure).toBeGreaterThanOrEqual(first.arrival + 50 + 120 + 50);
    expect(totalMinutes).toBe(45 + second.arrival - first.departure);
    expect(travelMinutes).toBe(45 + first.durationMinutes + 50 + 50 + second.durationMinutes);
    expect(legs[0]?.minutes).toBe(45 + first.durationMinutes + 50);
  });

  it('add up to the whole time and the time on the way', () => {
    const { legs, totalMinutes, travelMinutes } = planned({ unit: 'nights', count: 2 });
    const [first, second] = legs.map(({ best }) => best);
    if (!first || !second) throw new Error('a leg has no train');
    expect(totalMinutes).toBe(2 * DAY_MINUTES + second.arrival - first.departure);
    expect(travelMinutes).toBe(first.durationMinutes + second.durationMinutes);
  });

  it('have no total where a leg has none', () => {
    const trip = plannedTrip(planner, [{ fromId: ROME, toId: ROME, stay: NIGHT }], DATE, 0);
    expect(trip.legs[0]?.best).toBeUndefined();
    expect(trip.totalMinutes).toBeUndefined();
  });

  it('are the chosen ones where they can be taken, and the later legs follow', () => {
    const suggested = planned({ unit: 'hours', count: 2 }).legs;
    const chosen = suggested[0]?.possible.findLast(({ departure }) => departure < 20 * 60);
    if (!chosen) throw new Error('no train to choose');
    const legsToPlan = [
      { fromId: ROME, toId: FLORENCE, stay: NIGHT, train: trainKey(chosen) },
      { fromId: FLORENCE, toId: VENICE, stay: { unit: 'hours', count: 2 } },
    ] as const;
    const [first, second] = plannedTrip(planner, legsToPlan, DATE, undefined).legs;
    expect(first).toMatchObject({ best: chosen, choice: 'taken' });
    expect(second?.choice).toBeUndefined();
    expect(minuteOf(second?.date ?? '', second?.best?.departure ?? 0)).toBeGreaterThanOrEqual(
      chosen.arrival + 120,
    );
    // Once it has left, another one is suggested.
    const [late] = plannedTrip(planner, legsToPlan, DATE, chosen.departure + 1).legs;
    expect(late?.choice).toBe('impossible');
    expect(late?.best).not.toEqual(chosen);
  });

  it('of the early morning may be chosen after a night, though they are not suggested', () => {
    const [first] = planned(NIGHT).legs;
    expect(first?.best?.departure).toBeGreaterThanOrEqual(MORNING);
    expect(first?.possible.some(({ departure }) => departure < MORNING)).toBe(true);
  });

  it('leave before the morning where none leaves later', () => {
    const [from, to] = [LIENZ, OMEGNA];
    const [only] = planner.trainsOfDay(from, to, DATE);
    expect(only?.departure).toBeLessThan(MORNING);
    const plan = (now?: number) =>
      plannedTrip(planner, [{ fromId: from, toId: to, stay: NIGHT }], DATE, now).legs[0];
    expect(plan()).toMatchObject({ date: DATE, best: only });
    expect(plan((only?.departure ?? 0) + 1)?.date).toBe(addDays(DATE, 1));
  });

  it('are those that a search of each leg finds, whatever the places and the stays', () => {
    const stay = fc.oneof(
      fc.constantFrom(...PLAN_HOURS).map((count) => ({ unit: 'hours', count }) as const),
      fc.integer({ min: 1, max: 3 }).map((count) => ({ unit: 'nights', count }) as const),
    );
    const stops = fc.array(fc.record({ id: fc.constantFrom(...CITIES), stay }), {
      minLength: 2,
      maxLength: MOST_STOPS,
    });
    fc.assert(
      fc.property(stops, fc.option(fc.nat(DAY_MINUTES - 1), { nil: undefined }), (places, now) => {
        const pairs = places.slice(1).map(({ id: toId }, at) => {
          const from = places[at];
          return { fromId: from?.id ?? '', toId, stay: from?.stay ?? NIGHT };
        });
        const { legs } = plannedTrip(planner, pairs, DATE, now);
        let start = { earliest: Math.max(MORNING, now ?? 0), possibleFrom: now ?? 0 };
        for (const [at, { date, best, possible }] of legs.entries()) {
          const { fromId = '', toId = '', stay = NIGHT } = pairs[at] ?? {};
          const trains = trainsFrom(Math.floor(start.earliest / DAY_MINUTES), fromId, toId);
          const isAfterHours = at > 0 && stay.unit === 'hours';
          const bestOfPlan = best && ([minuteOf(date, best.departure), best] as const);
          expectBest(trains, start, bestOfPlan, isAfterHours);
          for (const journey of possible)
            expect(minuteOf(date, journey.departure)).toBeGreaterThanOrEqual(start.possibleFrom);
          if (!best) return;
          start = startAfter(minuteOf(date, best.arrival), places[at + 1]?.stay ?? NIGHT);
        }
      }),
      { seed: 38, numRuns: 100 },
    );
  });
});

type Timed = readonly [minute: number, journey: Journey];

/** The trains of a pair on three days, from a day of the trip on. */
function trainsFrom(firstDay: number, fromId: string, toId: string): readonly Timed[] {
  return [0, 1, 2].flatMap((day) => {
    const date = addDays(DATE, firstDay + day);
    return planner
      .trainsOfDay(fromId, toId, date)
      .filter(({ departure }) => departure >= 0)
      .map((journey) => [minuteOf(date, journey.departure), journey] as const);
  });
}

/**
 * When the next leg begins after a stay: trains before `possibleFrom` are missed, those between it
 * and `earliest` leave before the morning.
 */
function startAfter(arrival: number, { unit, count }: Stay) {
  if (unit === 'hours') {
    const end = arrival + (count * 60 || PLAN_CHANGE_MINUTES);
    return { earliest: end, possibleFrom: end };
  }
  const evening = Math.floor((arrival - END_OF_EVENING) / DAY_MINUTES);
  const midnight = (evening + count) * DAY_MINUTES;
  return { earliest: midnight + MORNING, possibleFrom: Math.max(arrival, midnight) };
}

/** Compares a plan's train with all trains of its pair, on the first day and the next. */
function expectBest(
  rows: readonly Timed[],
  { earliest, possibleFrom }: ReturnType<typeof startAfter>,
  best: Timed | undefined,
  isAfterHours: boolean,
): void {
  const firstDay = Math.floor(earliest / DAY_MINUTES);
  for (const day of [firstDay, firstDay + 1]) {
    const possible = rows.filter(
      ([minute]) => minute >= possibleFrom && Math.floor(minute / DAY_MINUTES) === day,
    );
    if (!possible[0]) continue;
    if (isAfterHours) {
      expect(best?.[0]).toBe(possible[0][0]);
      return;
    }
    const morning = Math.max(earliest, day * DAY_MINUTES + MORNING);
    const later = possible.filter(([minute]) => minute >= morning).map(([, each]) => each);
    const early = possible.map(([, each]) => each);
    expect(best?.[1]).toEqual(later.length > 0 ? firstFast(later) : lastFast(early));
    return;
  }
  expect(best).toBeUndefined();
}
