import { describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import {
  includedPlannerCovering,
  INCLUDED_PLANNER as planner,
} from '#app/data/timetable/included-timetable.fixture.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { formatDuration, formatTimeOfDay } from '#app/i18n/format.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import type { Trip } from '#server/timetable/trip.ts';
import { searchTrains } from './search-trains.ts';
import type { TrainTableData } from './train-rows.ts';

function idOf(name: string): string {
  const found = resolveStation(stationIndexFor('en'), name);
  if (found.kind !== 'exact') throw new Error(`${name} is not a station`);
  return found.station.id;
}

const TODAY = '2026-11-25';
const settings = { shopSaleMonths: 4 };

const requestOf = (ofPlanner: Planner) =>
  ({ planner: ofPlanner, language: 'en', today: TODAY, settings }) as const;

/** The trains that a search lists on a date, by the choices in its address. */
function listed(
  [from, to]: readonly [string, string],
  date: IsoDate,
  {
    query = '',
    now,
    ofPlanner = planner,
  }: { query?: string; now?: number | undefined; ofPlanner?: Planner } = {},
) {
  const choices = parseTrainChoices(new URLSearchParams(query));
  const search = '/search?from=A&to=B';
  return searchTrains(requestOf(ofPlanner), from, to, { date, now, choices, search });
}

const ROME_MILAN = [idOf('Rome Termini'), idOf('Milan Centrale')] as const;
const ROME_SIENA = [idOf('Rome Termini'), idOf('Siena')] as const;
const departures = ({ rows }: TrainTableData) => rows.map(({ departure }) => departure);

describe('the trains of a search', () => {
  it('are those of a typical day where the timetable has no dates', () => {
    const { shown, countName } = listed(ROME_MILAN, '2026-12-24');
    expect(shown.title).toBe(`${shown.rows.length} departures on a typical Thursday`);
    expect(shown.rows[0]?.marks).toEqual(['first']);
    expect(countName).toBe('Departures on a typical Thursday');
  });

  it('have not left today where the timetable has no dates', () => {
    const at = (now: number) => listed(ROME_MILAN, TODAY, { now });
    const afternoon = at(15 * 60);
    const { all } = afternoon.count;
    const { rows } = afternoon.earlier;
    expect(afternoon.shown.rows.length).toBe(all - rows.length);
    expect(afternoon.shown.title).toBe(
      `${all - rows.length} of ${all} departures on a typical Wednesday`,
    );
    expect(afternoon.earlier.title).toBe(`${rows.length} earlier trains`);
    const marks = [...rows, ...afternoon.shown.rows].flatMap((row) => row.marks);
    expect(marks).toEqual(expect.not.arrayContaining(['left']));
    expect(marks).toEqual(expect.not.arrayContaining(['next']));
    // The typical day's, as on every page.
    expect(afternoon.fastest).toEqual(listed(ROME_MILAN, '2026-12-02').fastest);
    expect(afternoon.earliestArrival).toBeGreaterThan(15 * 60);
    expect(at(24 * 60).none).toBe('No later trains on a typical Wednesday in this timetable.');
  });

  it('are those of a typical Sunday on a public holiday', () => {
    const on = (date: IsoDate) => listed(ROME_MILAN, date).shown.rows;
    expect(on('2026-12-25')).toEqual(on('2026-12-20'));
    expect(on('2026-12-25')).not.toEqual(on('2026-12-18'));
  });

  it('are folded before the chosen departure and after the chosen arrival, none is lost', () => {
    const all = listed(ROME_MILAN, '2026-12-04').shown;
    const { earlier, shown, later, earliestArrival } = listed(ROME_MILAN, '2026-12-04', {
      query: 'leave=09:00&arrive=18:00',
    });
    // From when on a train back on the same day can be taken.
    const [first] = shown.rows.map(({ arrival }) => arrival).toSorted();
    expect(formatTimeOfDay(earliestArrival ?? 0, 'en')).toBe(first);
    const listedTimes = [earlier, shown, later].flatMap(departures);
    expect(listedTimes.toSorted()).toEqual(departures(all).toSorted());
    expect(shown.title).toBe(
      `${shown.rows.length} of ${all.rows.length} departures on a typical Friday`,
    );
    expect(departures(earlier).at(-1)?.localeCompare('09:00')).toBe(-1);
    expect(
      shown.rows.every(({ departure, arrival }) => departure >= '09:00' && arrival <= '18:00'),
    ).toBe(true);
    expect(earlier.title).toBe(`${earlier.rows.length} earlier trains`);
    expect(later.title).toBe(`${later.rows.length} later trains`);
  });

  it('say that no train runs at the chosen times, with the others folded', () => {
    const { none, shown, later, earlier } = listed(ROME_MILAN, '2026-12-04', {
      query: 'leave=10:00&arrive=10:30',
    });
    expect(none).toBe('No train at these times.');
    expect(shown.rows).toEqual([]);
    expect(earlier.rows.length * later.rows.length).toBeGreaterThan(0);
  });

  it('are sorted by duration where that is chosen', () => {
    const { shown } = listed(ROME_MILAN, '2026-12-04', { query: 'sort=duration' });
    expect(shown.rows[0]?.marks).toContain('fastest');
    expect(shown.rows.at(-1)?.trains).toMatch(/^Intercity Notte/);
  });

  it('are filtered only where that halves a long list', () => {
    expect(listed(ROME_MILAN, '2026-12-04').filters).toEqual([]);
    const [from, to] = [idOf('Turin Porta Nuova'), idOf('Venice S. Lucia')];
    const { filters, count } = listed([from, to], '2026-12-04');
    expect(filters).toEqual(['direct']);
    const direct = listed([from, to], '2026-12-04', { query: 'only=direct' });
    expect(direct.shown.rows).toHaveLength(count.direct);
    expect(direct.filters).toEqual(['direct']);
    expect(listed(ROME_SIENA, '2026-12-04', { query: 'only=direct' }).none).toBe(
      'No train of this kind.',
    );
  });

  it('have the fastest of those that have not left marked, which is that of the figures', () => {
    const ofPlanner = includedPlannerCovering('2026-12-04');
    const options = { now: 19 * 60, ofPlanner };
    const { shown, earlier, fastest } = listed(ROME_SIENA, '2026-12-04', options);
    const isMarked = ({ marks }: { marks: readonly string[] }) => marks.includes('fastest');
    expect(earlier.rows.filter(isMarked)).toEqual([]);
    expect(shown.rows.filter(isMarked).map(({ duration }) => duration)).toEqual([
      formatDuration(fastest?.durationMinutes ?? 0, 'en'),
    ]);
  });

  it('are regional alone, or have longer changes, where that is chosen', () => {
    const regional = listed(ROME_SIENA, '2026-12-04', { query: 'kinds=regional' });
    expect(regional.shown.rows.length).toBeGreaterThan(3);
    for (const { trains } of regional.shown.rows) expect(trains).not.toMatch(/Freccia|Intercity/);
    const unhurried = listed(ROME_SIENA, '2026-12-04', { query: 'change=40' });
    expect(unhurried.shown.rows).not.toEqual(listed(ROME_SIENA, '2026-12-04').shown.rows);
    for (const { shown, count } of [regional, unhurried]) expect(count.all).toBe(shown.rows.length);
    expect(regional.countName).toBe('Departures by regional trains alone');
    expect(unhurried.countName).toBe('Departures allowing at least 40\u00a0min to change');
    const filtered = listed(ROME_SIENA, '2026-12-04', { query: 'change=40&leave=12:00' });
    expect(filtered.shown.title).toMatch(/^\d+ of \d+ departures allowing at least 40.min to /);
  });

  it('come through the chosen station, with the stay there', () => {
    const through = (minutes: number) =>
      searchTrains(requestOf(planner), ...ROME_MILAN, {
        date: '2026-12-04',
        now: undefined,
        choices: parseTrainChoices(new URLSearchParams()),
        search: '/search?from=A&to=B',
        via: { station: idOf('Bologna Centrale'), minutes },
      });
    const { countName, count, fastest, shown: passing } = through(0);
    expect([countName, count.all]).toEqual([
      'Departures via Bologna Centrale',
      passing.rows.length,
    ]);
    const marked = passing.rows.find(({ marks }) => marks.includes('fastest'));
    expect(marked?.duration).toBe(formatDuration(fastest?.durationMinutes ?? 0, 'en'));
    expect(passing.title).toBe(`${passing.rows.length} departures via Bologna Centrale`);
    expect(passing.rows.some(({ trains }) => !trains.includes('Bologna'))).toBe(true);
    const staying = through(120).shown;
    expect(staying.rows.length).toBeGreaterThan(10);
    for (const { trains } of staying.rows) expect(trains).toContain('Bologna Centrale');
  });

  it('include the one that the address opens, found by its key alone', () => {
    const [, second] = listed(ROME_SIENA, '2026-12-04').shown.rows;
    const open = (train: string) =>
      listed(ROME_SIENA, '2026-12-04', { query: new URLSearchParams({ train }).toString() }).opened;
    expect(open(second?.key ?? '')?.departure).toBe(360);
    expect(second?.address).toBe(`/search?from=A&to=B&train=${second?.key}#train`);
    expect(open('360-1')).toBeUndefined();
    // It would stand in no list: the filter leaves it out.
    expect(
      listed(ROME_SIENA, '2026-12-04', { query: `only=direct&train=${second?.key}` }).opened,
    ).toBeUndefined();
    expect(open('')).toBeUndefined();
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
  const trainsAt = (now?: number, ofPlanner = dated) =>
    listed(['83084095', '83092189'], '2026-11-22', { now, ofPlanner });

  it('are all of them on a later day', () => {
    const trains = trainsAt(undefined);
    expect(trains.shown.title).toBe('2 departures on Sunday 22\u00a0November 2026');
    expect(trains.countName).toBe('Departures on Sunday 22\u00a0November 2026');
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
    const trains = trainsAt(undefined, night);
    expect(trains.shown.rows.map(({ departure, marks }) => [departure, marks])).toEqual([
      ['23:40', ['dayBefore']],
      ['07:00', []],
      ['10:00', []],
      ['11:00', ['last']],
    ]);
    expect(trains.strip?.bars.map(({ start, minutes, top }) => [start, minutes, top])).toEqual([
      [0, 75, 0],
      [420, 70, 0],
      [600, 70, 0],
      [660, 70, 10],
    ]);
    expect(trains.strip?.ends).toEqual([0, 13]);
    expect(trains.strip?.hours).toEqual([0, 4, 8, 12]);
  });

  it('have left, or are the next, on the day itself', () => {
    const marksAt = (now: number) => {
      const { earlier, shown } = trainsAt(now);
      return [earlier, shown].map(({ rows }) => rows.map(({ marks }) => marks));
    };
    expect(marksAt(421)).toEqual([[['first', 'left']], [['last', 'fastest', 'next']]]);
    expect(trainsAt(421).fastest?.departure).toBe(600);
    expect(trainsAt(421).earlier.title).toBe('One train has left');
    expect(marksAt(601)).toEqual([
      [
        ['first', 'left'],
        ['last', 'left'],
      ],
      [],
    ]);
    expect(trainsAt(601).none).toBe('No more trains today.');
    expect(trainsAt(601).fastest).toBeUndefined();
  });
});
