import { describe, expect, it } from 'vitest';
import { OWN_PLANNER as planner } from '#app/data/timetable/own-timetable.fixture.ts';
import type { Stay } from '#app/domain/search/trip-plan.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import { plannedTrip } from './planned-legs.ts';

const [ROME, FLORENCE, VENICE] = ['83084095', '83064219', '83026002'];
const DATE = '2026-12-02';

/** Rome, Florence for a stay, Venice. */
function planned(stay: Stay, now?: number) {
  const night = { unit: 'nights', count: 1 } as const;
  const ways = [
    { fromId: ROME ?? '', toId: FLORENCE ?? '', stay: night },
    { fromId: FLORENCE ?? '', toId: VENICE ?? '', stay },
  ];
  return plannedTrip(planner, ways, DATE, now);
}

describe('the trains of a plan', () => {
  it('are in the order of the places, each the fastest after 8 o’clock after a night', () => {
    const { legs } = planned({ unit: 'nights', count: 2 });
    expect(legs.map(({ fromId, date }) => [fromId, date])).toEqual([
      [ROME, DATE],
      [FLORENCE, '2026-12-04'],
    ]);
    for (const { fromId, toId, date, best } of legs) {
      const day = planner.trainsOfDay(fromId, toId, date);
      expect(best).toEqual(fastestOf(day.filter(({ departure }) => departure >= 480)));
    }
  });

  it.each([0, 1, 3, 6])('leave first after %d hours at a place, none before', (count) => {
    const [first, second] = planned({ unit: 'hours', count }).legs;
    const end = (first?.best?.arrival ?? 0) + 60 * count;
    const day = planner.trainsOfDay(FLORENCE ?? '', VENICE ?? '', DATE);
    const next = Math.min(...day.map(({ departure }) => departure).filter((at) => at >= end));
    expect(second?.best?.departure).toBe(next);
  });

  it('leave after now on the first day', () => {
    const [first] = planned({ unit: 'nights', count: 1 }, 15 * 60).legs;
    expect(first?.best?.departure).toBeGreaterThanOrEqual(15 * 60);
    expect(first?.date).toBe(DATE);
  });

  it('leave on the next day where none is left', () => {
    const [first] = planned({ unit: 'nights', count: 1 }, 24 * 60 - 1).legs;
    expect(first?.date).toBe('2026-12-03');
  });

  it('add up to the whole time and the time on the way', () => {
    const { legs, totalMinutes, trainMinutes } = planned({ unit: 'nights', count: 2 });
    const [first, second] = legs.map(({ best }) => best);
    if (!first || !second) throw new Error('a leg has no train');
    expect(totalMinutes).toBe(2 * 1440 + second.arrival - first.departure);
    expect(trainMinutes).toBe(first.durationMinutes + second.durationMinutes);
  });

  it('have no total where a leg has none', () => {
    const stay = { unit: 'nights', count: 1 } as const;
    const trip = plannedTrip(planner, [{ fromId: ROME ?? '', toId: ROME ?? '', stay }], DATE, 0);
    expect(trip.legs[0]?.best).toBeUndefined();
    expect(trip.totalMinutes).toBeUndefined();
  });
});
