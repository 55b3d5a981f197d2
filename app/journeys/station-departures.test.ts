import { describe, expect, it } from 'vitest';
import { STATIONS } from '#app/data/network/railways.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { stationDepartures } from './station-departures.ts';

const request = { planner, language: 'en', today: '2026-12-10', minuteOfDay: 600 } as const;

describe('the departures that a station of the map shows', () => {
  it('are ten, from the minute on, with train and end', () => {
    const { after, rows = [], basis } = stationDepartures(request, 'florence') ?? {};
    expect(after).toBe('10:00');
    expect(rows).toHaveLength(10);
    expect(rows[0]?.time).toMatch(/^10:\d\d$/);
    expect(rows.some(({ train }) => /^Frecciarossa \d+$/.test(train))).toBe(true);
    expect(basis).toContain('Thursday');
  });

  it('are those of a day, so that none is the same train on the next one', () => {
    for (const { key } of STATIONS) {
      const trips = stationDepartures(request, key)?.rows.map(({ trip }) => trip) ?? [];
      expect(new Set(trips).size, key).toBe(trips.length);
    }
  });

  it('are none where the timetable has no trains, and unknown for an unknown station', () => {
    expect(stationDepartures(request, 'munich-airport')).toBeUndefined();
    expect(stationDepartures({ ...request, minuteOfDay: 2879 }, 'paris')?.rows).toEqual([]);
    expect(stationDepartures(request, 'nice')?.rows).toEqual([]);
  });
});
