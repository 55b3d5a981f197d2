import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADULTS,
  CHILDREN,
  CURRENCIES,
  checkDate,
  type JourneySearch,
  parseSearch,
  parseText,
  STATION_TEXT_LENGTH,
  searchFields,
} from './journey-search.ts';

const TODAY = '2026-12-10';
const SEED = 20261122;
const read = (query: string) => parseSearch(new URLSearchParams(query), TODAY);

describe('a search in an address', () => {
  it('has a default for everything but the stations', () => {
    expect(read('')).toEqual({
      from: '',
      to: '',
      date: TODAY,
      adults: 1,
      children: 0,
      currency: 'EUR',
      roundTrip: false,
      returnDate: '',
    });
  });

  it.each([
    ['adults=6&children=4', { adults: 6, children: 4 }],
    ['adults=0&children=5', { adults: 1, children: 4 }],
    ['adults=9&children=-1', { adults: 6, children: 0 }],
    ['adults=-0&children=999999999', { adults: 1, children: 4 }],
    ['adults=2.5&children=1e0', { adults: 1, children: 0 }],
    ['adults=%202&children=', { adults: 1, children: 0 }],
    ['currency=GBP&trip=round', { currency: 'GBP', roundTrip: true }],
    ['currency=gbp&trip=true', { currency: 'EUR', roundTrip: false }],
    ['date=2026-02-30', { date: '2026-02-30' }],
    ['date=', { date: '' }],
    ['date=Domani', { date: '2026-12-11' }],
    ['date=aujourd’hui', { date: TODAY }],
    ['trip=round&return=tomorrow', { returnDate: '2026-12-11' }],
    ['trip=round&return=2026-12-12', { date: TODAY, returnDate: '2026-12-12' }],
    [`trip=round&return=${TODAY}`, { date: TODAY, returnDate: TODAY }],
    ['return=2026-12-12', { returnDate: '' }],
    ['trip=round&return=2026-12-09', { date: TODAY, returnDate: '' }],
    ['trip=round&return=2026-02-30', { returnDate: '' }],
    // The days swap themselves.
    [
      'trip=round&date=2026-12-24&return=2026-12-12',
      { date: '2026-12-12', returnDate: '2026-12-24' },
    ],
    ['trip=round&date=soon&return=2026-12-12', { date: 'soon', returnDate: '2026-12-12' }],
  ])('%s is read as %o', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('is read back as it was written, and leaves out defaults', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: STATION_TEXT_LENGTH })
      .map((typed) => parseText(typed));
    const days = fc.constantFrom<readonly [boolean, JourneySearch['returnDate']]>(
      [false, ''],
      [true, ''],
      [true, '2027-01-15'],
      [true, '2027-03-01'],
    );
    const searches: fc.Arbitrary<JourneySearch> = fc
      .record({
        from: text,
        to: text,
        date: fc.constantFrom('', TODAY, '2027-01-15', 'soon'),
        adults: fc.integer({ min: ADULTS.least, max: ADULTS.most }),
        children: fc.integer({ min: CHILDREN.least, max: CHILDREN.most }),
        currency: fc.constantFrom(...CURRENCIES),
        days,
      })
      .map(({ days: [roundTrip, returnDate], ...search }) => ({
        ...search,
        roundTrip,
        returnDate,
      }));
    fc.assert(
      fc.property(searches, (search) => {
        const written = Object.entries(searchFields(search, TODAY)).filter(
          ([, value]) => value !== undefined,
        );
        expect(parseSearch(new URLSearchParams(written as [string, string][]), TODAY)).toEqual(
          search,
        );
      }),
      { seed: SEED, numRuns: 300 },
    );
    expect(Object.values(searchFields(read(''), TODAY)).filter(Boolean)).toEqual([]);
  });
});

describe('an untrusted text', () => {
  it.each([
    [null, ''],
    ['  Rome\u0000\r\nTermini ', 'Rome Termini'],
    ['<script>', '<script>'],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('%j is one short line', (typed, text) => expect(parseText(typed)).toBe(text));
});

describe('a day of travel', () => {
  it.each([
    ['', 'missing'],
    ['2027-02-29', 'invalid'],
    ['10.12.2026', 'invalid'],
    ['2026-12-09', 'past'],
    [TODAY, undefined],
    ['2028-02-29', undefined],
  ])('%j is judged %s', (date, problem) => expect(checkDate(date, TODAY)).toBe(problem));
});
