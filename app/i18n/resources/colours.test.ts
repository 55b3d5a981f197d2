import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { RESOURCES } from './resources.server.ts';

const COLOURS = {
  en: /\b(?:red|blue|green|grey|ochre)\b/i,
  it: /\b(?:ross[aeio]|blu|verd[ei]|grigi[ae]?|ocra)\b/i,
  fr: /\b(?:rouges?|bleue?s?|vert(?:e|s|es)?|grise?s?|ocre)\b/i,
};

it.each(LANGUAGES)('no drawing of trains is explained by its colours in %s', (language) => {
  const { map, trains } = RESOURCES[language];
  // Forced colours have others, and not everyone tells them apart.
  expect(JSON.stringify({ map, trains })).not.toMatch(COLOURS[language]);
});
