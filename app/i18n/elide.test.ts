import { expect, it } from 'vitest';
import { elide } from './elide.ts';

it.each([
  ['De Udine à Milan', 'fr', 'D’Udine à Milan'],
  ['De Ancône à Rome, billet de Élise', 'fr', 'D’Ancône à Rome, billet d’Élise'],
  ['De Rome à Udine', 'fr', 'De Rome à Udine'],
  ['Train de\u00a0Udine', 'fr', 'Train d’Udine'],
  ['Mode actif', 'fr', 'Mode actif'],
  ['De Udine', 'it', 'De Udine'],
] as const)('«%s» in %s is «%s»', (text, language, expected) => {
  expect(elide(text, language)).toBe(expected);
});
