import { describe, expect, it } from 'vitest';
import { keptAddress, keptAddresses, keptLanguage, languagesFrom, surplus } from './kept-address.ts';

const at = (address: string) => new URL(address, 'https://www.example.com');

describe('the addresses under which a page may be kept', () => {
  it('are the named language alone, whatever was seen last', () => {
    expect(keptAddresses(at('/cities/rome?lng=it'), 'fr')).toEqual(['/cities/rome?lng=it']);
    expect(keptAddresses(at('/cities/rome?lng=it-CH'), undefined)).toEqual(['/cities/rome?lng=it']);
  });

  it('begin with the language seen last where the address names none', () => {
    expect(keptAddresses(at('/cities/rome#stay'), 'fr')).toEqual([
      '/cities/rome?lng=fr',
      '/cities/rome?lng=en',
      '/cities/rome?lng=it',
    ]);
  });

  it('do not trust the address', () => {
    expect(keptAddresses(at('/?lng=%3Cscript%3E'), 'it')[0]).toBe('/?lng=it');
  });

  it('are none for a page that is never kept', () => {
    expect(keptAddresses(at('/search?from=Rome'), 'en')).toEqual([]);
    expect(keptAddresses(at('/?from=Rome'), 'en')).toEqual([]);
  });
});

describe('the language of a kept page', () => {
  it('is read back from the address it is kept under', () => {
    expect(keptLanguage(keptAddress('/cities/rome', 'fr'))).toBe('fr');
    expect(keptLanguage('https://www.example.com/offline?lng=it')).toBe('it');
    expect(keptLanguage('https://www.example.com/offline')).toBeUndefined();
    expect(keptLanguage(undefined)).toBeUndefined();
  });
});

describe('languagesFrom', () => {
  it('names every language once, the wanted ones first', () => {
    expect(languagesFrom('fr', undefined, 'fr')).toEqual(['fr', 'en', 'it']);
    expect(languagesFrom(undefined)).toEqual(['en', 'it', 'fr']);
  });
});

describe('surplus', () => {
  it('names the oldest entries above the limit', () => {
    expect(surplus(['a', 'b', 'c'], 2)).toEqual(['a']);
    expect(surplus(['a', 'b'], 2)).toEqual([]);
    expect(surplus([], 2)).toEqual([]);
  });
});
