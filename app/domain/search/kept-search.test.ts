import { describe, expect, it } from 'vitest';
import { keptSearchAddress } from './kept-search.ts';

const kept = (address: string) =>
  keptSearchAddress(new URL(address, 'https://www.example.com'), '/search', 'it');

describe('the address under which a search is kept', () => {
  it('is the same for every order of the fields, every open train and empty fields', () => {
    const address = '/search?date=2026-12-04&from=Roma&to=Siena&lng=it';
    expect(kept('/search?from=Roma&to=Siena&date=2026-12-04')).toBe(address);
    expect(kept('/search?date=2026-12-04&to=Siena&from=Roma&train=1-2&lng=en#train')).toBe(address);
    expect(kept('/search?from=Roma&to=Siena&date=2026-12-04&leave=&only=')).toBe(address);
  });

  it('differs by the day and by what is chosen', () => {
    expect(kept('/search?from=Roma&to=Siena&kinds=regional')).not.toBe(
      kept('/search?from=Roma&to=Siena'),
    );
  });

  it.each(['/search', '/search?from=Roma', '/search?from=&to=Siena', '/cities?from=A&to=B'])(
    'is none for %s',
    (address) => {
      expect(kept(address)).toBeUndefined();
    },
  );
});
