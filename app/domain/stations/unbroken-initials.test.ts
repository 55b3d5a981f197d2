import { describe, expect, it } from 'vitest';
import { unbrokenInitials, unbrokenSaints } from './unbroken-initials.ts';

describe('unbrokenInitials', () => {
  it.each([
    ['Florence S. M. Novella', 'Florence S.\u00a0M.\u00a0Novella'],
    ['S. Benedetto del Tronto', 'S.\u00a0Benedetto del Tronto'],
  ])('keeps the initials of «%s» with the word after them', (label, unbroken) => {
    expect(unbrokenInitials(label)).toBe(unbroken);
  });

  it.each(['Milano Centrale', 'Villa S. di Sopra', 'St. Moritz'])(
    'leaves «%s» as it is',
    (label) => {
      expect(unbrokenInitials(label)).toBe(label);
    },
  );
});

it('a title keeps a saint with the name', () => {
  expect(unbrokenSaints('De Rome à Saint-Marin')).toBe('De Rome à Saint-\u2060Marin');
  expect(unbrokenSaints('De Rome à Bussoleno')).toBe('De Rome à Bussoleno');
});
