import { describe, expect, it } from 'vitest';
import { everyLanguage } from '#app/i18n/addresses.ts';
import { sharedAddress } from './shared-address.ts';

const shared = (kind: string, path: string, fields: string) =>
  sharedAddress({
    kind,
    language: 'fr',
    addresses: everyLanguage(path),
    fields: new URLSearchParams(fields),
  });

describe('the address of a page that is shared', () => {
  it('is that of the search, the plan or the chosen part of the map, not of an empty one', () => {
    expect(shared('search', '/search', 'from=Rome&to=Siena&date=2026-12-18')).toBe(
      '/search?from=Rome&to=Siena&date=2026-12-18&lng=fr',
    );
    expect(shared('plan', '/plan', 'stops=rome,milan')).toBe('/plan?stops=rome%2Cmilan&lng=fr');
    expect(shared('map', '/map', 'station=rome')).toBe('/map?station=rome&lng=fr');
  });

  it('has no fields of other pages, above all no token of a mail', () => {
    expect(shared('newsletter-confirm', '/newsletter/confirm', 'token=secret')).toBe(
      '/newsletter/confirm?lng=fr',
    );
    expect(shared('home', '/', 'from=Rome')).toBe('/?lng=fr');
  });
});
