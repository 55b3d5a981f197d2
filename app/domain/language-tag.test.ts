import { expect, it } from 'vitest';
import { parseLanguage } from './language-tag.ts';

it.each([
  ['it', 'it'],
  ['IT', 'it'],
  ['it-CH', 'it'],
  ['fr-Latn-FR', 'fr'],
  ['en-GB-oed', 'en'],
])('%s is read as %s', (tag, language) => expect(parseLanguage(tag)).toBe(language));

it.each([
  null,
  undefined,
  '',
  'de',
  'ita',
  'itx',
  'it;alert(1)',
  'it"><svg onload=alert(1)>',
  'javascript:it',
  'it_CH',
  ' it',
  `it${'-abcdefgh'.repeat(4)}`,
])('%j is no language of this site', (tag) => expect(parseLanguage(tag)).toBeUndefined());
