import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { WEDNESDAY } from './timetable.ts';

const ROME = '83084095';
const MILAN = '83017004';

describe('the departures of a station', () => {
  it('are the next ones, in order', () => {
    const found = INCLUDED_PLANNER.departuresFrom(MILAN, WEDNESDAY, 8 * 60, 10);
    expect(found).toHaveLength(10);
    const times = found.map(({ departure }) => departure);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(8 * 60);
  });

  it('include every direct train to another station', () => {
    const trains = INCLUDED_PLANNER.directTrains(MILAN, ROME, WEDNESDAY).filter(
      ({ rides: [ride] }) => ride.from === MILAN && ride.departure >= 720,
    );
    const found = INCLUDED_PLANNER.departuresFrom(MILAN, WEDNESDAY, 720, 2000);
    expect(trains.length).toBeGreaterThan(10);
    for (const { rides } of trains) {
      const [{ departure, kind }] = rides;
      expect(found.some((one) => one.departure === departure && one.kind === kind)).toBe(true);
    }
  });

  it('go on after midnight, without buses', () => {
    const found = INCLUDED_PLANNER.departuresFrom(MILAN, WEDNESDAY, 23 * 60 + 30, 40);
    expect(found.at(-1)?.departure).toBeGreaterThan(24 * 60);
    expect(found.every(({ kind }) => kind !== 'bus')).toBe(true);
  });

  it('are none for an unknown station', () => {
    expect(INCLUDED_PLANNER.departuresFrom('1', WEDNESDAY, 0, 10)).toEqual([]);
  });

  it('end after a day, when the same trains leave again', () => {
    const found = INCLUDED_PLANNER.departuresFrom(MILAN, WEDNESDAY, 720, 2000);
    expect(Math.max(...found.map(({ departure }) => departure))).toBeLessThan(720 + 1440);
  });
});
