import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { listAfter } from './list-after.server.ts';
import { joinPrepositions } from './prepositions.ts';

const listsOf = (...args: [preposition: 'at' | 'from' | 'of', names: readonly string[]]) =>
  LANGUAGES.map((language) => listAfter(...args, language).replaceAll('\u00a0', ' '));

it.each([
  ['of', ['Trenord', 'ÖBB'], 'Trenord and ÖBB', 'Trenord e delle ÖBB', 'Trenord et des ÖBB'],
  [
    'of',
    ['Trenitalia', 'Italo'],
    'Trenitalia and Italo',
    'Trenitalia e di Italo',
    'Trenitalia et d’Italo',
  ],
  [
    'of',
    ['ÖBB', 'Trenord', 'Ferrovie del Sud Est'],
    'ÖBB, Trenord and Ferrovie del Sud Est',
    'ÖBB, di Trenord e delle Ferrovie del Sud Est',
    'ÖBB, de Trenord et des Ferrovie del Sud Est',
  ],
  ['from', ['Bari', 'L’Aquila'], 'Bari and L’Aquila', 'Bari e dall’Aquila', 'Bari et de L’Aquila'],
  ['at', ['Orte', 'Arezzo'], 'Orte and Arezzo', 'Orte e ad Arezzo', 'Orte et à Arezzo'],
  ['of', ['SNCF Voyageurs'], 'SNCF Voyageurs', 'SNCF Voyageurs', 'SNCF Voyageurs'],
] as const)('repeats the preposition "%s" before %o', (preposition, names, ...expected) => {
  expect(listsOf(preposition, names)).toEqual(expected);
});

it('stands behind the preposition of a text', () => {
  const operators = ['ÖBB', 'Italo'];
  expect(joinPrepositions(`Treni di ${listAfter('of', operators, 'it')}`, 'it')).toBe(
    'Treni delle\u00a0ÖBB e di Italo',
  );
  expect(joinPrepositions(`Trains de ${listAfter('of', operators, 'fr')}`, 'fr')).toBe(
    'Trains des\u00a0ÖBB et d’Italo',
  );
});
