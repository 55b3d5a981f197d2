import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from './language-names.ts';

it('names each language in itself', () => {
  expect(LANGUAGE_NAMES).toMatchObject({ en: 'English', it: 'Italiano', fr: 'Français' });
});
