import { describe, expect, it } from 'vitest';
import { deadEnds } from './dead-ends.ts';

const STRETCHES = [
  ['milan', 'junction'],
  ['junction', 'bern'],
  ['bern', 'basel'],
  ['milan', 'turin'],
] as const;

const dead = (...shown: string[]) => [...deadEnds(STRETCHES, (place) => shown.includes(place))];

describe('deadEnds', () => {
  it('finds none where every line ends at a station', () => {
    expect(dead('milan', 'turin', 'basel')).toEqual([]);
  });

  it('finds all of a line whose end is left out, back to the last station shown', () => {
    expect(dead('milan', 'turin', 'bern')).toEqual([2]);
    expect(dead('milan', 'turin')).toEqual([2, 1, 0]);
  });

  it('keeps a line through a place that is left out', () => {
    expect(dead('turin', 'basel')).toEqual([]);
  });
});
