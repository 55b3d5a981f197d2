import { describe, expect, it } from 'vitest';
import { tripOfFreeSearch, withFreeSearch } from './free-search-fields.server.ts';

/** The trip that a search in words means, or else the fields that it fills. */
function search(query: string, language: 'en' | 'it' | 'fr' = 'en') {
  const given = new URLSearchParams(query);
  const trip = tripOfFreeSearch(given, language);
  if (trip) return { trip };
  const fields = withFreeSearch(given, language);
  return { from: fields.get('from'), to: fields.get('to') };
}

describe('a search in words', () => {
  it.each([
    ['en', 'q=rome+to+milan', '/train-from-rome-to-milan'],
    ['it', 'q=da+Roma+a+Milano', '/treno-da-roma-a-milano'],
    ['fr', 'q=rome%20%C3%A0%20venise', '/train-from-rome-to-venice?lng=fr'],
  ] as const)("leads to the trip's page in the language %s", (language, query, trip) => {
    expect(search(query, language)).toEqual({ trip });
  });

  it.each([
    ['q=Brescia+to+Nowhereville', { from: 'Brescia', to: 'Nowhereville' }],
    ['q=venice', { from: '', to: 'venice' }],
    ['q=xqzw+to+rome', { from: 'xqzw', to: 'rome' }],
    ['q=rome+to+rome', { from: 'rome', to: 'rome' }],
    ['q=', { from: '', to: '' }],
  ])('fills the fields for %s', (query, fields) => {
    expect(search(query)).toEqual(fields);
  });

  it('does not overwrite fields that are filled in', () => {
    expect(search('q=rome+to+milan&from=Turin')).toEqual({ from: 'Turin', to: null });
  });
});
