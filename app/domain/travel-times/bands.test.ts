import { describe, expect, it } from 'vitest';
import { bandOf } from './bands.ts';

describe('bandOf', () => {
  it.each([
    [0, 1],
    [60, 1],
    [61, 2],
    [120, 2],
    [179, 3],
    [180, 3],
    [240, 4],
    [241, 6],
    [360, 6],
  ])('puts %d minutes in band %d', (minutes, band) => {
    expect(bandOf(minutes)).toBe(band);
  });

  it('has no band beyond six hours', () => {
    expect(bandOf(361)).toBeUndefined();
  });
});
