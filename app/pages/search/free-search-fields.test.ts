import { describe, expect, it } from 'vitest';
import { withFreeSearch } from './free-search-fields.server.ts';

/** Where the search leads: another address, or the fields of this page. */
function search(query: string, language: 'en' | 'it' | 'fr' = 'en') {
  try {
    const fields = withFreeSearch(new URLSearchParams(query), language);
    return { from: fields.get('from'), to: fields.get('to') };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, location: thrown.headers.get('Location') };
  }
}

describe('a search in words', () => {
  it.each([
    ['en', 'q=rome+to+milan', '/train-from-rome-to-milan'],
    ['it', 'q=da+Roma+a+Milano', '/treno-da-roma-a-milano'],
    ['fr', 'q=rome%20%C3%A0%20venise', '/train-from-rome-to-venice?lng=fr'],
  ] as const)("leads to the trip's page in the language %s", (language, query, location) => {
    expect(search(query, language)).toEqual({ status: 302, location });
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
