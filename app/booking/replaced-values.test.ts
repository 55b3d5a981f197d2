import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { parseSearch } from '#app/domain/search/journey-search.ts';
import { replacedValues } from './replaced-values.server.ts';

const TODAY = '2026-12-10';
const NO_DAY =
  'The date doesn’t exist or isn’t written like 2026-12-31, so we changed it to today.';
const IN_ORDER = 'date=2026-12-12&trip=round&return=2026-12-15';

function replaced(query: string, language: (typeof LANGUAGES)[number] = 'en') {
  const fields = new URLSearchParams(query);
  return replacedValues(fields, parseSearch(fields, TODAY), { language, today: TODAY });
}

describe('values of an address that the form replaces', () => {
  it.each([
    ['adults=9', 'adults', 6, 'A search takes 1 to 6 adults, so we changed the number to 6.'],
    ['adults=0', 'adults', 1, 'A search takes 1 to 6 adults, so we changed the number to 1.'],
    ['adults=two', 'adults', 1, 'A search takes 1 to 6 adults, so we changed the number to 1.'],
    ['children=7', 'children', 4, 'A search takes 0 to 4 children, so we changed the number to 4.'],
    [
      'date=2026-12-09',
      'date',
      TODAY,
      'The chosen date, Wednesday 9\u00a0December 2026, is in the past, so we changed it to today.',
    ],
    [
      'date=2026-12-15&trip=round&return=2026-12-12',
      'returnDate',
      '2026-12-15',
      'Your return date was before your outward date, so we swapped the two.',
    ],
    ['date=2026-02-30', 'date', TODAY, NO_DAY],
    ['date=soon', 'date', TODAY, NO_DAY],
  ])('are named in words: %s', (query, field, value, text) => {
    expect(replaced(query)).toEqual([{ field, value, text }]);
  });

  it.each([
    '',
    'adults=6&children=4&date=2026-12-10',
    'date=domani&trip=round&return=demain',
    'adults=02',
    'adults=&children=&date=',
    IN_ORDER,
  ])('are none in «%s»', (query) => expect(replaced(query)).toEqual([]));

  it('are named in every language', () => {
    const texts = LANGUAGES.map((language) =>
      replaced('adults=9&children=7&date=2020-01-01', language).map(({ text }) => text),
    );
    expect(texts.map((list) => list.length)).toEqual(LANGUAGES.map(() => 3));
    expect(new Set(texts.flat()).size).toBe(3 * LANGUAGES.length);
  });
});
