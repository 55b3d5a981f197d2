import { expect, it } from 'vitest';
import { formatInterval, frequencyOf } from './route-figures.ts';

const NB = '\u00a0';

it.each([
  [50, 'en', `every 30${NB}min`],
  [50, 'it', `ogni 30${NB}min`],
  [50, 'fr', `toutes les 30${NB}min`],
  [36, 'en', `every 30${NB}min`],
  [27, 'en', `every 30${NB}min`],
] as const)('an interval is that of %i trains a day in %s: %s', (count, language, words) => {
  expect(formatInterval({ everyMinutes: 30 }, count, language)).toBe(words);
});

it('an interval is not said of far fewer trains, nor of a route without one', () => {
  expect(formatInterval({ everyMinutes: 30 }, 26, 'en')).toBeUndefined();
  expect(formatInterval({}, 50, 'en')).toBeUndefined();
  expect(formatInterval({ everyMinutes: 60 }, 30, 'fr')).toBe('toutes les heures');
});

it.each([
  [45, 'en', `every 30${NB}min, 45 trains`],
  [49, 'en', `every 30${NB}min or more often, 49 trains`],
  [74, 'it', `ogni 30${NB}min o anche più spesso, 74 trains`],
  [74, 'fr', `toutes les 30${NB}min ou plus souvent, 74 trains`],
] as const)('the interval beside %i trains in %s: %s', (count, language, words) => {
  const trains = `${count} trains`;
  expect(frequencyOf({ everyMinutes: 30 }, { count, trains }, language)).toBe(words);
});
