import { describe, expect, it } from 'vitest';
import type { StationResolution } from '#app/domain/stations/resolve.ts';
import { TEST_STATIONS } from '#app/domain/stations/test-stations.fixture.ts';
import { checkSearch, type SearchProblems, summarise } from './check-search.ts';
import { type JourneySearch, parseSearch } from './journey-search.ts';

const TODAY = '2026-12-10';
const SEARCH: JourneySearch = parseSearch(
  new URLSearchParams('adults=2&currency=USD&trip=round'),
  TODAY,
);
const [rome, tiburtina] = TEST_STATIONS;
if (!rome || !tiburtina) throw new Error('two stations are needed');

const exact = (station: typeof rome): StationResolution => ({ kind: 'exact', station });
const EMPTY: StationResolution = { kind: 'empty' };
const UNKNOWN: StationResolution = { kind: 'unknown' };
const CHOICE: StationResolution = { kind: 'choice', stations: [rome, tiburtina] };

describe('checkSearch', () => {
  it('makes a journey for the shop of two stations and a day', () => {
    expect(
      checkSearch(SEARCH, exact(rome), { kind: 'single', station: tiburtina }, TODAY),
    ).toMatchObject({
      kind: 'ready',
      journey: {
        from: rome.id,
        to: tiburtina.id,
        date: TODAY,
        adults: 2,
        children: 0,
        currency: 'USD',
        roundTrip: true,
      },
    });
  });

  it.each<[string, StationResolution, StationResolution, string, SearchProblems]>([
    ['nothing is filled in', EMPTY, EMPTY, '', { from: 'missing', to: 'missing', date: 'missing' }],
    ['a station is unknown', UNKNOWN, exact(rome), TODAY, { from: 'unknown' }],
    ['a text may mean several', exact(rome), CHOICE, TODAY, { to: 'choice' }],
    ['both are one station', exact(rome), exact(rome), TODAY, { to: 'same' }],
    ['the day is over', exact(rome), exact(tiburtina), '2026-12-09', { date: 'past' }],
    ['the day does not exist', exact(rome), exact(tiburtina), '2027-02-29', { date: 'invalid' }],
  ])('tells of each field when %s', (_, from, to, date, problems) => {
    expect(checkSearch({ ...SEARCH, date }, from, to, TODAY)).toMatchObject({
      kind: 'problems',
      problems,
    });
  });
});

describe('summarise', () => {
  it.each<[SearchProblems, string]>([
    [{ from: 'missing', to: 'choice', date: 'past' }, 'allFields'],
    [{ to: 'same', date: 'past' }, 'sameStation'],
    [{ from: 'choice', to: 'unknown' }, 'attention'],
    [{ from: 'choice', date: 'past' }, 'attention'],
    [{ date: 'invalid' }, 'attention'],
  ])('says of %j: %s', (problems, message) => {
    expect(summarise(problems)).toBe(message);
  });
});
