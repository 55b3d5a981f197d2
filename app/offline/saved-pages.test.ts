import { describe, expect, it } from 'vitest';
import { removeOldest } from './saved-files.ts';
import { languageNamedIn, languagesFrom, savedAddresses } from './saved-pages.ts';

const at = (address: string) => new URL(address, 'https://www.example.com');

describe('the addresses under which a page may be saved', () => {
  it('are the named language alone, whatever was seen last', () => {
    expect(savedAddresses(at('/cities/rome?lng=it'), 'fr')).toEqual(['/cities/rome?lng=it']);
    expect(savedAddresses(at('/cities/rome?lng=it-CH'), undefined)).toEqual([
      '/cities/rome?lng=it',
    ]);
  });

  it('begin with the language seen last where the address names none', () => {
    expect(savedAddresses(at('/cities/rome#stay'), 'fr')).toEqual([
      '/cities/rome?lng=fr',
      '/cities/rome?lng=en',
      '/cities/rome?lng=it',
    ]);
  });

  it('are the same whatever search or map the address holds', () => {
    expect(savedAddresses(at('/?from=Rome&reach=milan&lng=it'), 'fr')).toEqual(['/?lng=it']);
  });

  it('do not trust the address', () => {
    expect(savedAddresses(at('/?lng=%3Cscript%3E'), 'it')[0]).toBe('/?lng=it');
  });

  it('are none for a page that is never saved', () => {
    expect(savedAddresses(at('/search?from=Rome'), 'en')).toEqual([]);
    expect(savedAddresses(at('/newsletter/confirm?token=secret'), 'en')).toEqual([]);
  });
});

describe('the language of a saved page', () => {
  it('is read back from the address it is saved under', () => {
    expect(languageNamedIn(at('/cities/rome?lng=fr'))).toBe('fr');
    expect(languageNamedIn(at('https://www.example.com/offline?lng=it'))).toBe('it');
    expect(languageNamedIn(at('https://www.example.com/offline'))).toBeUndefined();
  });
});

describe('languagesFrom', () => {
  it('names every language once, the wanted ones first', () => {
    expect(languagesFrom('fr', undefined, 'fr')).toEqual(['fr', 'en', 'it']);
    expect(languagesFrom(undefined)).toEqual(['en', 'it', 'fr']);
  });
});

describe('removeOldest', () => {
  it.each([
    [['a', 'b', 'c'], 2, ['a']],
    [['a', 'b'], 2, []],
    [[], 2, []],
  ])('of %j with room for %i removes %j', async (entries, limit, removed) => {
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
