import { describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { dayTrains } from './day-trains.ts';

function idOf(name: string): string {
  const found = resolveStation(stationIndexFor('en'), name);
  if (found.kind !== 'exact') throw new Error(`${name} is not a station`);
  return found.station.id;
}

const TODAY = '2026-11-25';
const trainsOf = (from: string, to: string, language: 'en' | 'it' | 'fr' = 'en') =>
  dayTrains({ planner, today: TODAY, language }, idOf(from), idOf(to));

describe('the trains of a day', () => {
  it('have the known trains in their rows', () => {
    const [weekday, , sunday] = trainsOf('Rome Termini', 'Milan Centrale')?.days ?? [];
    expect(weekday?.rows).toContainEqual(
      expect.objectContaining({
        trains: 'Frecciarossa 9682',
        departure: '05:38',
        duration: '2\u00a0h\u00a052\u00a0min',
      }),
    );
    // All trains of a weekday are direct; other parts of the page count direct ones alone.
    expect(weekday?.title).toBe(`${weekday?.rows.length} weekday departures`);
    const direct = sunday?.rows.filter(({ changes }) => changes === 'direct').length;
    expect(sunday?.title).toBe(
      `${sunday?.rows.length} Sunday departures, ${direct} of them direct`,
    );
  });

  it('begin with the first, end with the last and name all that are the fastest', () => {
    const { days = [] } = trainsOf('Rome Termini', 'Naples Centrale') ?? {};
    expect(days.length).toBeGreaterThan(0);
    for (const { rows } of days) {
      expect(rows[0]?.marks).toContain('first');
      expect(rows.at(-1)?.marks).toContain('last');
      const marked = rows.filter(({ marks }) => marks.includes('fastest'));
      expect(new Set(marked.map(({ duration }) => duration)).size).toBe(1);
      const asFast = rows.filter(({ duration }) => duration === marked[0]?.duration);
      expect(marked).toEqual(asFast);
    }
  });

  it('name none the fastest where most are', () => {
    const { days = [] } = trainsOf('Florence S. M. Novella', 'Venice Santa Lucia') ?? {};
    expect(days[0]?.rows.some(({ marks }) => marks.includes('fastest'))).toBe(false);
  });

  it('say how many changes each has and in which part of the day it leaves', () => {
    const { days = [] } = trainsOf('Florence S. M. Novella', 'Milan Centrale') ?? {};
    const rows = days[0]?.rows ?? [];
    const changes = rows.map((row) => row.changes);
    expect(new Set(changes)).toEqual(new Set(['direct', '1\u00a0change']));
    for (const { departure, part } of rows) {
      const isLater = { night: false, morning: false, afternoon: true, evening: true }[part];
      expect(isLater, departure).toBe(departure >= '12:00');
    }
  });

  it('show at most eight of a full day, with the first, the last and the fastest', () => {
    const { chosen, days } = trainsOf('Rome Termini', 'Bologna Centrale') ?? {};
    expect(days?.[0]?.rows.length).toBeGreaterThan(60);
    expect(chosen?.rows.length).toBeLessThanOrEqual(8);
    expect(new Set(chosen?.rows.flatMap(({ marks }) => marks))).toEqual(
      new Set(days?.[0]?.rows.flatMap(({ marks }) => marks)),
    );
  });

  it('are whole where there are few, with the stations of the changes', () => {
    const trains = trainsOf('Siena', 'Rome Termini');
    expect(trains?.chosen?.rows ?? trains?.days[0]?.rows).toContainEqual(
      expect.objectContaining({
        trains: expect.stringMatching(/^Regionale \S+, then\s.+ \d+ from\s\S.+$/),
      }),
    );
  });

  it('are drawn as bars from departure to arrival, in as many lanes as run at a time', () => {
    const { strip, days } = trainsOf('Rome Termini', 'Florence S. M. Novella') ?? {};
    const bars = strip?.bars ?? [];
    expect(bars.map(({ address }) => address)).toEqual(days?.[0]?.rows.map((row) => row.address));
    expect(bars.filter(({ isFast }) => isFast).length).toBeGreaterThan(40);
    // The first train leaves after five o'clock.
    expect(strip?.ends).toEqual([5, 24]);
    expect(strip?.hours).toEqual([8, 12, 16, 20, 24]);
    // Bars that are cut at midnight are those of trains that arrive after it.
    const cut = bars.filter(({ isCut }) => isCut);
    expect(cut.every(({ start, minutes }) => start + minutes === 24 * 60)).toBe(true);
    const ends = new Map<number, number>();
    for (const { start, minutes, top } of bars) {
      expect(top).toBeLessThan(strip?.height ?? 0);
      expect(start).toBeGreaterThanOrEqual(ends.get(top) ?? 0);
      ends.set(top, start + minutes);
    }
  });

  it('are thick bars in high-speed trains alone', () => {
    const { strip } = trainsOf('Rome Termini', 'Siena') ?? {};
    const mixed = strip?.bars.find(({ fastParts }) => fastParts.length > 0);
    const [from = 0, minutes = 0] = mixed?.fastParts[0] ?? [];
    expect(from).toBeGreaterThanOrEqual(mixed?.start ?? 9999);
    expect(minutes).toBeLessThan(mixed?.minutes ?? 0);
  });

  it('lead to the search page of the next such day that is no holiday', () => {
    const { days = [] } = trainsOf('Rome Termini', 'Milan Centrale', 'it') ?? {};
    const dates = days.map(({ rows }) =>
      new URL(rows[0]?.address ?? '', 'https://www.example.com').searchParams.get('date'),
    );
    expect(dates).toEqual(['2026-12-02', '2026-11-28', '2026-11-29']);
    expect(days[0]?.rows[0]?.address).toMatch(
      /^\/search\?from=Roma\+Termini&to=Milano\+Centrale&date=2026-12-02&lng=it&train=\d+-\d+#train$/,
    );
  });

  it('are none for stations that no train links', () => {
    expect(trainsOf('Rome Termini', 'Cagliari')).toBeUndefined();
    expect(trainsOf('Rome Termini', 'Rome Termini')).toBeUndefined();
  });
});
