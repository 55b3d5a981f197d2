import { describe, expect, it } from 'vitest';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { joinFeeds } from '#server/timetable/join-feeds.ts';
import type { FeedTrip, ReadFeed } from '#server/timetable/read-feed.ts';
import { dayNumber, firstKeptDay } from '#server/timetable/service-days.ts';
import { dayTrains } from './day-trains.ts';
import { journeyAnswer } from './journey-answer.ts';
import { searchTrains } from './search-trains.ts';
import { stationDepartures } from './station-departures.ts';
import { dateBasis } from './timetable-basis.ts';
import { tripFacts } from './trip-facts.ts';

const TODAY: IsoDate = '2026-11-23';
const [ROME, MILAN, LECCO, TURIN] = ['83084095', '83017004', '83015206', '83002196'] as const;

function train(
  number: string,
  [from, days]: readonly [IsoDate, number],
  stops: readonly (readonly [string, number])[],
): Omit<FeedTrip, 'company'> {
  const first = BigInt(dayNumber(from) - firstKeptDay(TODAY));
  return {
    number,
    kind: 'train',
    days: ((1n << BigInt(days)) - 1n) << first,
    stops: stops.map(([station, time]) => ({
      station,
      arrival: time,
      departure: time,
      boarding: 3,
    })),
  };
}

function feedOf(name: string, trips: readonly Omit<FeedTrip, 'company'>[]): ReadFeed {
  const counts = { code: 0, 'name nearby': 0, 'name alone': 0, none: 0 };
  const stops = { stations: new Map(), counts, unknown: new Set<string>() };
  const ofCompany = trips.map((trip) => ({ ...trip, company: name }));
  return { name, trips: ofCompany, stops, changeMinutes: new Map() };
}

const THREE_WEEKS = [TODAY, 21] as const;
const HALF_A_YEAR = [TODAY, 180] as const;
/**
 * The country's feed ends after three weeks, one company's after half a year, and a region's, which
 * begins in a week, too.
 */
const planner: Planner = createPlanner(
  decodeTimetable(
    joinFeeds(
      [
        feedOf('Trenitalia', [
          train('1', THREE_WEEKS, [
            [ROME, 420],
            [MILAN, 600],
          ]),
          train('2', THREE_WEEKS, [
            [ROME, 420],
            [TURIN, 700],
          ]),
          train('3', THREE_WEEKS, [
            [MILAN, 620],
            [LECCO, 700],
          ]),
        ]),
        feedOf('Italo', [
          train('11', HALF_A_YEAR, [
            [ROME, 480],
            [MILAN, 700],
          ]),
        ]),
        feedOf('Trenord', [
          train(
            '21',
            ['2026-11-30', 170],
            [
              [MILAN, 630],
              [LECCO, 670],
            ],
          ),
        ]),
      ],
      TODAY,
    ),
    CHANGE_RULES,
  ),
);
const request = {
  planner,
  language: 'en',
  today: TODAY,
  minuteOfDay: 0,
  settings: { shopSaleMonths: 4 },
} as const;
const listOf = (from: string, to: string, date: IsoDate) => {
  const choices = { settings: {}, train: '', returnTrain: '' };
  const listed = { date, now: undefined, choices, search: '/search' };
  return searchTrains(request, from, to, listed as Parameters<typeof searchTrains>[3]);
};
const AFTER = '2027-01-20';

describe('a date after the end of the only feed that serves two stations', () => {
  it('has the trains of a typical day, and says so, if another feed covers the date', async () => {
    const { basis, shown, countName } = listOf(ROME, TURIN, AFTER);
    expect(shown.rows).toHaveLength(1);
    expect(countName).toBe('Departures on a typical Wednesday');
    expect(basis).toBe(
      'Trains on a typical Wednesday, from the Trenitalia timetable valid until ' +
        '13\u00a0December 2026. The ticket shop has the trains for your date.',
    );
    const ends = { from: { stationId: ROME }, to: { stationId: TURIN } };
    expect((await journeyAnswer(request, ends, AFTER)).text).toContain('on a typical Wednesday');
  });

  it('is the date itself where a feed that serves them has no train on it', () => {
    expect(planner.dayOf(ROME, MILAN, AFTER)).toBe(AFTER);
    expect(planner.dayOf(ROME, TURIN, AFTER)).toBe(2);
    // All feeds are over.
    expect(planner.dayOf(ROME, MILAN, '2028-01-19')).toBe(2);
    // Nothing runs here, on any day.
    expect(planner.dayOf(LECCO, ROME, AFTER)).toBe(AFTER);
  });
});

describe('a date that one of the companies does not cover', () => {
  it('names the company above the table, and after the figures', async () => {
    const { basis, ...trains } = listOf(ROME, MILAN, AFTER);
    expect(basis).toContain('from the Italo timetable valid until 21\u00a0May 2027.');
    expect(basis).toContain(
      'Trenitalia trains are missing: we don’t have that day’s timetable yet.',
    );
    const { rows } = tripFacts({ ...request, fromId: ROME, toId: MILAN, ofDate: trains });
    expect(rows[0]?.[0]).toBe('Fastest with Italo');
    expect(rows[1]?.[1]).toMatch(/^1, not counting .*Trenitalia$/);
    const ends = { from: { stationId: ROME }, to: { stationId: MILAN } };
    expect((await journeyAnswer(request, ends, AFTER)).text).toMatch(/, not counting .*Trenitalia/);
  });

  it('names a company whose timetable has not begun', () => {
    const { basis, count } = listOf(MILAN, LECCO, '2026-11-25');
    expect(count.all).toBe(1);
    expect(basis).toContain('Trenord trains are missing');
    expect(listOf(MILAN, LECCO, '2026-12-02').basis).not.toContain('missing');
  });

  it('names all such companies above a station’s next trains', () => {
    expect(stationDepartures(request, 'milan', '2026-11-25')?.basis).toContain(
      'Trenord trains are missing',
    );
  });
});

it('no timetable is named that has no train between the two stations', () => {
  expect(dateBasis(request, ROME, MILAN, '2026-12-02')[0]).toBe(
    'Trains on Wednesday 2\u00a0December 2026, from the Trenitalia timetable valid until ' +
      '13\u00a0December 2026 and the Italo timetable valid until 21\u00a0May 2027.',
  );
  const { basis = '' } = dayTrains(request, MILAN, LECCO) ?? {};
  expect(basis).toContain('Trenord');
  expect(basis).not.toContain('Italo');
});

it('a train after midnight of a feed’s last day does not add a day to the feed', () => {
  const week = train(
    '1',
    [TODAY, 7],
    [
      [MILAN, 480],
      [LECCO, 540],
    ],
  );
  const night = train(
    '2',
    [addDays(TODAY, 1), 7],
    [
      [MILAN, 15],
      [LECCO, 60],
    ],
  );
  const timetableOf = (...trips: readonly Omit<FeedTrip, 'company'>[]) =>
    decodeTimetable(joinFeeds([feedOf('Trenord', trips)], TODAY), CHANGE_RULES);
  const lastDayOf = (...trips: readonly Omit<FeedTrip, 'company'>[]) =>
    timetableOf(...trips).feeds[0]?.lastDay;
  expect(lastDayOf(week, { ...night, calendarDays: night.days >> 1n })).toBe(addDays(TODAY, 6));
  expect(lastDayOf(week, night)).toBe(addDays(TODAY, 7));
  // The train itself is there all the same.
  const { days } = timetableOf(week, { ...night, calendarDays: night.days >> 1n });
  expect(days).toBe(timetableOf(week, night).days);
});
