import { describe, expect, it } from 'vitest';
import { unbrokenInitials } from './unbroken-initials.ts';

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
