import { describe, expect, it } from 'vitest';
import { rideSegments } from './ride-segments.ts';

const line = {
  stops: [
    ['a', 0],
    ['b', 10],
    ['c', 20],
  ],
  ways: [[0, -2], [4]],
} as const;

describe('rideSegments', () => {
  it('lists the segments in the order of travel', () => {
    expect(rideSegments(line, 'a', 'c')).toEqual([
      { segment: 0, isReversed: false },
      { segment: 1, isReversed: true },
      { segment: 4, isReversed: false },
    ]);
  });

  it('turns order and direction round for the way back', () => {
    expect(rideSegments(line, 'b', 'a')).toEqual([
      { segment: 1, isReversed: false },
      { segment: 0, isReversed: true },
    ]);
  });

  it('refuses a station that the line passes', () => {
    expect(() => rideSegments(line, 'a', 'z')).toThrow('No stop at z');
  });
});
