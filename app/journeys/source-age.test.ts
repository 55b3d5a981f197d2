import { expect, it } from 'vitest';
import { sourceAge } from './source-age.ts';

const fact = { checkedOn: '2024-11-08', reviewBy: '2027-03-31' } as const;

it('is the month or the year of checking', () => {
  expect(sourceAge(fact, '2026-11-25', 'en')).toBe('checked in November 2024');
  expect(sourceAge(fact, '2026-11-25', 'it')).toBe('ultima verifica: novembre 2024');
  expect(sourceAge({ ...fact, checkedOn: '2025' }, '2026-11-25', 'fr')).toBe(
    'vérification en 2025',
  );
});

it('warns of a fact from the day after its day of review on', () => {
  expect(sourceAge(fact, '2027-03-31', 'en')).not.toContain('may have changed');
  expect(sourceAge(fact, '2027-04-01', 'en')).toBe(
    'checked in November 2024, may have changed since',
  );
});
