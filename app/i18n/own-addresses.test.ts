import { expect, it } from 'vitest';
import { languageOfPath } from '#app/domain/trips/parse-trip-path.ts';
import { ownAddresses } from './addresses.ts';

it('names the language in the query, except where the path itself is written in it', () => {
  const paths = { en: '/train-from-a-to-b', it: '/treno-da-a-a-b', fr: '/train-from-a-to-b' };
  expect(ownAddresses(paths, languageOfPath)).toEqual({
    en: '/train-from-a-to-b',
    it: '/treno-da-a-a-b',
    fr: '/train-from-a-to-b?lng=fr',
  });
});

it('names Italian in the query of a path that is in no language', () => {
  const paths = { en: '/x', it: '/y', fr: '/z' };
  expect(ownAddresses(paths, languageOfPath).it).toBe('/y?lng=it');
});
