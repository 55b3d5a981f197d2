import { describe, expect, it } from 'vitest';
import { keptAddress, keptAddresses } from './kept-search.ts';

const PATHS = { search: '/search', plan: '/plan' };

const urlOf = (address: string) => new URL(address, 'https://www.example.com');

const kept = (address: string) => keptAddress(urlOf(address), PATHS, 'it');

describe('the address under which a search or a plan is kept', () => {
  it('is the same for every order of the fields, every open train and empty fields', () => {
    const address = '/search?date=2026-12-04&from=Roma&to=Siena&lng=it';
    expect(kept('/search?from=Roma&to=Siena&date=2026-12-04')).toBe(address);
    expect(kept('/search?date=2026-12-04&to=Siena&from=Roma&train=1-2&lng=en#train')).toBe(address);
    expect(kept('/search?from=Roma&to=Siena&date=2026-12-04&leave=&only=')).toBe(address);
  });

  it('comes after the one with the open train', () => {
    const url = urlOf('/search?from=A&to=B&train=1-2#train');
    expect(keptAddresses(url, PATHS, 'it')).toEqual([
      '/search?from=A&to=B&train=1-2&lng=it',
      '/search?from=A&to=B&lng=it',
    ]);
    expect(keptAddresses(urlOf('/search?from=A&train=1-2'), PATHS, 'it')).toEqual([]);
  });

  it('differs by the day and by what is chosen', () => {
    expect(kept('/search?from=Roma&to=Siena&kinds=regional')).not.toBe(
      kept('/search?from=Roma&to=Siena'),
    );
  });

  it('has the places of a plan, their days and its first day', () => {
    expect(kept('/plan?stops=rome,siena&days=1,4h&date=2026-12-04&lng=fr#stop-1')).toBe(
      '/plan?date=2026-12-04&days=1%2C4h&stops=rome%2Csiena&lng=it',
    );
  });

  it.each([
    '/search',
    '/search?from=Roma',
    '/search?from=&to=Siena',
    '/cities?from=A&to=B',
    '/plan',
    '/plan?stops=rome',
    '/search?stops=rome,siena',
  ])('is none for %s', (address) => {
    expect(kept(address)).toBeUndefined();
  });
});
