import { expect, it } from 'vitest';
import { capitalizeWords } from './capitalize-words.ts';

it.each([
  ['aeroporto di malpensa', 'Aeroporto di Malpensa'],
  ['reggio nell emilia', 'Reggio Nell Emilia'],
  ['la spezia', 'La Spezia'],
  ['san giovanni in persiceto', 'San Giovanni in Persiceto'],
  ['forlì', 'Forlì'],
  ['étampes', 'Étampes'],
])('%s is %s', (name, shown) => {
  expect(capitalizeWords(name)).toBe(shown);
});
