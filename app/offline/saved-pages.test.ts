import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { removeOldest } from './saved-files.ts';
import { allowsPrefetch, languageNamedIn, languagesFrom, savedAddresses } from './saved-pages.ts';

const FRENCH_FIRST = ['fr', ...LANGUAGES.filter((language) => language !== 'fr')];
const at = (address: string) => new URL(address, 'https://www.example.com');

describe('the addresses under which a page may be saved', () => {
  it('are in the named language only, for any language of the last page', () => {
    expect(savedAddresses(at('/cities/rome?lng=it'), 'fr')).toEqual(['/cities/rome?lng=it']);
    expect(savedAddresses(at('/cities/rome?lng=it-CH'), undefined)).toEqual([
      '/cities/rome?lng=it',
    ]);
  });

  it('start with the language of the last page if the address names none', () => {
    expect(savedAddresses(at('/cities/rome#stay'), 'fr')).toEqual(
      FRENCH_FIRST.map((language) => `/cities/rome?lng=${language}`),
    );
  });

  it('do not depend on the search or the map in the address', () => {
    expect(savedAddresses(at('/?from=Rome&reach=milan&lng=it'), 'fr')).toEqual(['/?lng=it']);
  });

  it('are those of the map’s own page for its data', () => {
    expect(savedAddresses(at('/map/data.json?stage=1&lng=it'), 'fr')).toEqual([
      '/map/data.json?stage=1&lng=it',
    ]);
    expect(savedAddresses(at('/map/data.json?station=rome&lng=it'), 'fr')).toEqual([
      '/map/data.json?lng=it',
    ]);
  });

  it('ignore an unknown language in the address', () => {
    expect(savedAddresses(at('/?lng=%3Cscript%3E'), 'it')[0]).toBe('/?lng=it');
  });

  it('are those of the same search, first with the train that is open', () => {
    expect(savedAddresses(at('/search?to=Milan&from=Rome&train=1-2#train'), 'fr')).toEqual(
      FRENCH_FIRST.flatMap((language) => [
        `/search?from=Rome&to=Milan&train=1-2&lng=${language}`,
        `/search?from=Rome&to=Milan&lng=${language}`,
      ]),
    );
  });

  it('are those of a search in every language, that of its address first', () => {
    const languages = savedAddresses(at('/search?from=Rome&to=Milan&lng=it'), 'fr').map(
      (address) => address.split('lng=')[1],
    );
    expect(languages).toEqual(['it', 'fr', 'en']);
  });

  it('are those of the same plan, or of the page without places', () => {
    expect(savedAddresses(at('/plan?stops=rome,siena&date=2026-12-04'), 'fr')[0]).toBe(
      '/plan?date=2026-12-04&stops=rome%2Csiena&lng=fr',
    );
    expect(savedAddresses(at('/plan?stops=rome'), 'fr')[0]).toBe('/plan?lng=fr');
  });

  it('are empty for a page that is never saved', () => {
    expect(savedAddresses(at('/search?from=Rome'), 'en')).toEqual([]);
    expect(savedAddresses(at('/404'), 'en')).toEqual([]);
    expect(savedAddresses(at('/newsletter/confirm?token=secret'), 'en')).toEqual([]);
  });
});

describe('the language of a saved page', () => {
  it('is in the address that it is saved under', () => {
    expect(languageNamedIn(at('/cities/rome?lng=fr'))).toBe('fr');
    expect(languageNamedIn(at('https://www.example.com/offline?lng=it'))).toBe('it');
    expect(languageNamedIn(at('https://www.example.com/offline'))).toBeUndefined();
  });
});

describe('languagesFrom', () => {
  it('gives every language once, the given ones first', () => {
    expect(languagesFrom('fr', undefined, 'fr')).toEqual(FRENCH_FIRST);
    expect(languagesFrom(undefined)).toEqual(LANGUAGES);
  });
});

describe('removeOldest', () => {
  it.each([
    [['a', 'b', 'c'], 2, ['a']],
    [['a', 'b'], 2, []],
    [[], 2, []],
  ])('of %j with a limit of %i removes %j', async (entries, limit, removed) => {
    const deleted: unknown[] = [];
    await removeOldest(
      {
        keys: async () => entries as unknown as Request[],
        delete: async (entry) => deleted.push(entry) > 0,
      },
      limit,
    );
    expect(deleted).toEqual(removed);
  });
});

describe('a prefetch', () => {
  it('is allowed where the browser does not know the connection, or knows a fast one', () => {
    expect(allowsPrefetch({})).toBe(true);
    expect(allowsPrefetch({ connection: { saveData: false, effectiveType: '4g' } })).toBe(true);
  });

  it('is not allowed where data are to be saved, or over a slow connection', () => {
    expect(allowsPrefetch({ connection: { saveData: true, effectiveType: '4g' } })).toBe(false);
    expect(allowsPrefetch({ connection: { effectiveType: '3g' } })).toBe(false);
    expect(allowsPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false);
  });
});
