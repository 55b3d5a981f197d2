import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { WEDNESDAY } from './timetable.ts';

const FLORENCE = '83064212';

describe('the shortest rides without a change', () => {
  it('are those of the direct trains', () => {
    const direct = INCLUDED_PLANNER.directFrom(FLORENCE);
    expect(direct.size).toBeGreaterThan(100);
    for (const [to, minutes] of [...direct].filter((_, i) => i % 25 === 0)) {
      const trains = INCLUDED_PLANNER.directTrains(FLORENCE, to, WEDNESDAY).filter(
        ({ rides: [ride] }) => ride.from === FLORENCE && ride.to === to,
      );
      const rides = trains.map(({ rides: [ride] }) => ride.arrival - ride.departure);
      expect(Math.min(...rides), to).toBeGreaterThanOrEqual(minutes);
    }
  });

  it('are none from an unknown station', () => {
    expect(INCLUDED_PLANNER.directFrom('1').size).toBe(0);
  });
});
