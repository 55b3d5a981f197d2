import { describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import { OWN_PLANNER as planner } from '#app/data/timetable/own-timetable.fixture.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import type { Trip } from '#server/timetable/trip.ts';
import { dateTrains, dayTrains } from './day-trains.ts';

function idOf(name: string): string {
  const found = resolveStation(stationIndexFor('en'), name);
  if (found.kind !== 'exact') throw new Error(`${name} is not a station`);
  return found.station.id;
}

const TODAY = '2026-11-25';
const settings = { shopSaleMonths: 4 };

const requestOf = (ofPlanner: Planner) =>
  ({ planner: ofPlanner, language: 'en', today: TODAY, settings }) as const;

const trainsOn = ([from, to]: readonly [string, string], day: Parameters<typeof dateTrains>[3]) =>
  dateTrains(requestOf(planner), idOf(from), idOf(to), day);

const trainsOf = (from: string, to: string, language: 'en' | 'it' | 'fr' = 'en') =>
  dayTrains({ planner, today: TODAY, language }, idOf(from), idOf(to));

describe('the trains of a day', () => {
  it('have the known trains in their rows', () => {
    const [weekday] = trainsOf('Rome Termini', 'Milan Centrale')?.days ?? [];
    expect(weekday?.rows).toContainEqual(
      expect.objectContaining({
        trains: 'Frecciarossa 9682',
        departure: '05:38',
        duration: '2\u00a0h\u00a052\u00a0min',
      }),
    );
    expect(weekday?.title).toBe(`All ${weekday?.rows.length} weekday departures`);
  });

  it('begin with the first, end with the last and name one fastest', () => {
    const { days = [] } = trainsOf('Rome Termini', 'Naples Centrale') ?? {};
    expect(days.length).toBeGreaterThan(0);
    for (const { rows } of days) {
      expect(rows[0]?.marks).toContain('first');
      expect(rows.at(-1)?.marks).toContain('last');
      expect(rows.filter(({ marks }) => marks.includes('fastest'))).toHaveLength(1);
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
        trains: expect.stringMatching(/^Regionale \S+, then from \S.+ \d+$/),
      }),
    );
  });

  it('have a mark for each train, tall for high-speed ones', () => {
    const { drawing, days } = trainsOf('Rome Termini', 'Florence S. M. Novella') ?? {};
    const marks = `${drawing?.fast}${drawing?.others}`.split('M').length - 1;
    expect(marks).toBe(days?.[0]?.rows.length);
    expect(drawing?.fast).toMatch(/^M\d+ 40V0/);
    expect(drawing?.others).toMatch(/^M\d+ 40V20/);
  });

  it('are none for stations that no train links', () => {
    expect(trainsOf('Rome Termini', 'Cagliari')).toBeUndefined();
    expect(trainsOf('Rome Termini', 'Rome Termini')).toBeUndefined();
  });
});

describe('the trains of a date', () => {
  it('are those of a typical day where the timetable has no dates', () => {
    const trains = trainsOn(['Rome Termini', 'Milan Centrale'], {
      date: '2026-12-24',
      now: undefined,
    });
    expect(trains.days.map(({ title, rows }) => [title, rows[0]?.marks])).toEqual([
      [`All ${trains.days[0]?.rows.length} departures on a typical Thursday`, ['first']],
    ]);
    expect(trains.countName).toBe('Departures on a typical Thursday');
  });

  it('are those of a typical Sunday on a public holiday', () => {
    const on = (date: IsoDate) =>
      trainsOn(['Rome Termini', 'Milan Centrale'], {
        date,
        now: undefined,
      }).days[0]?.rows;
    expect(on('2026-12-25')).toEqual(on('2026-12-20'));
    expect(on('2026-12-25')).not.toEqual(on('2026-12-18'));
  });
});

describe('the trains of a date that the timetable has', () => {
  const trip = (number: string, time: number) => ({
    number,
    kind: 'frecciarossa' as const,
    // Usual Sundays, and the only date, a Sunday too.
    days: 0b1_1000000n,
    feed: 0,
    stops: [
      { station: '83084095', arrival: time, departure: time, boarding: 3 },
      { station: '83092189', arrival: time + 70, departure: time + 70, boarding: 3 },
    ],
  });
  const feed = { name: 'Trenitalia', firstDay: '2026-11-22', lastDay: '2026-11-22' } as const;
  const plannerOf = (trips: readonly Trip[]) => {
    const file = encodeTimetable(trips, { days: 1, firstDay: '2026-11-22', feeds: [feed] });
    return createPlanner(decodeTimetable(file, CHANGE_RULES));
  };
  const dated = plannerOf([trip('9501', 420), trip('9519', 600)]);
  const trainsAt = (now: number | undefined) =>
    dateTrains(requestOf(dated), '83084095', '83092189', { date: '2026-11-22', now });

  it('are all of them on a later day', () => {
    const trains = trainsAt(undefined);
    expect(trains.days[0]?.title).toBe('All 2 departures on Sunday 22 November 2026');
    expect(trains.countName).toBe('Departures on Sunday 22 November 2026');
  });

  it('call none the first after one that leaves the evening before', () => {
    const late = {
      ...trip('9503', 5),
      stops: [
        { station: '83082172', arrival: 5, departure: 5, boarding: 3 },
        { station: '83092189', arrival: 75, departure: 75, boarding: 3 },
      ],
    };
    const night = plannerOf([late, trip('9501', 420), trip('9519', 600), trip('9521', 660)]);
    const trains = dateTrains(requestOf(night), '83084095', '83092189', {
      date: '2026-11-22',
      now: undefined,
    });
    expect(trains?.days[0]?.rows.map(({ departure, marks }) => [departure, marks])).toEqual([
      ['23:40', ['dayBefore']],
      ['07:00', ['fastest']],
      ['10:00', []],
      ['11:00', ['last']],
    ]);
    expect(trains.drawing?.fast).toBe('M0 40V0M420 40V0M600 40V0M660 40V0');
  });

  it('have left, or are the next, on the day itself', () => {
    const marksAt = (now: number) => trainsAt(now).days[0]?.rows.map(({ marks }) => marks);
    expect(marksAt(421)).toEqual([
      ['first', 'fastest', 'left'],
      ['last', 'next'],
    ]);
    expect(trainsAt(421).fastest?.departure).toBe(600);
    expect(marksAt(601)).toEqual([
      ['first', 'fastest', 'left'],
      ['last', 'left'],
    ]);
    expect(trainsAt(601).basis).toContain('No more trains today.');
    expect(trainsAt(601).fastest).toBeUndefined();
  });
});
