import { describe, expect, it } from 'vitest';
import { contains, estimateTextWidth, grown } from './label-boxes.ts';

describe('estimateTextWidth', () => {
  it('grows with the text and with the size of the type', () => {
    expect(estimateTextWidth('Como', 12)).toBeLessThan(estimateTextWidth('Comodo', 12));
    expect(estimateTextWidth('Como', 24)).toBe(2 * estimateTextWidth('Como', 12));
  });
});

describe('grown', () => {
  it('makes a box larger on all sides, or more aside than above', () => {
    const box = { left: 10, top: 10, right: 20, bottom: 20 };
    expect(grown(box, 3)).toEqual({ left: 7, top: 7, right: 23, bottom: 23 });
    expect(grown(box, 3, 0)).toEqual({ left: 7, top: 10, right: 23, bottom: 20 });
    expect(contains(grown(box, 1), box)).toBe(true);
    expect(contains(box, grown(box, 1, 0))).toBe(false);
  });
});
