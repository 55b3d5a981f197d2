import { describe, expect, it } from 'vitest';
import { lowerMedian, upperMedian } from './median.ts';

describe('medians', () => {
  it.each([
    { numbers: [], lower: undefined, upper: undefined },
    { numbers: [7], lower: 7, upper: 7 },
    { numbers: [30, 10], lower: 10, upper: 30 },
    { numbers: [30, 9, 100], lower: 30, upper: 30 },
    { numbers: [4, 1, 3, 2], lower: 2, upper: 3 },
  ])('of $numbers are $lower and $upper', ({ numbers, lower, upper }) => {
    expect(lowerMedian(numbers)).toBe(lower);
    expect(upperMedian(numbers)).toBe(upper);
  });
});
