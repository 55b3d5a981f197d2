import { describe, expect, it } from 'vitest';
import { joinPaths } from './join-paths.ts';

const first = 'M10 20c1 2 3 4 10 0 1 1 2 2 5 5';
const second = 'M60 25c-9 1-5 2-35 0';

describe('joinPaths', () => {
  it('leaves a single stretch as it is', () => {
    expect(joinPaths([{ path: first, isReversed: false }])).toBe('M10 20c1 2 3 4 10 0 1 1 2 2 5 5');
  });

  it('draws a stretch from its end when the train runs it backwards', () => {
    expect(joinPaths([{ path: first, isReversed: true }])).toBe('M25 25c-3-3-4-4-5-5-7 4-9 2-10 0');
  });

  it('continues where the stretch before ended', () => {
    const joined = joinPaths([
      { path: first, isReversed: false },
      { path: second, isReversed: true },
    ]);
    expect(joined).toBe('M10 20c1 2 3 4 10 0 1 1 2 2 5 5 30 2 26 1 35 0');
  });

  it('is empty without stretches', () => {
    expect(joinPaths([])).toBe('');
  });
});
