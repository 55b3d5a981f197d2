import { describe, expect, it } from 'vitest';
import { simplify } from './simplify.ts';

describe('simplify', () => {
  it('drops a point that bends the line by less than the area, and keeps the others', () => {
    const line = [
      [0, 0],
      [10, 0.1],
      [20, 0],
      [30, 20],
      [40, 0],
    ] as const;
    expect(simplify(line, 5)).toEqual([
      [0, 0],
      [20, 0],
      [30, 20],
      [40, 0],
    ]);
  });

  it('keeps the ends of a straight line', () => {
    expect(
      simplify(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [9, 0],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [9, 0],
    ]);
  });

  it('keeps a small island open', () => {
    const island = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0.5, 1.2],
      [0, 1],
      [0, 0],
    ] as const;
    expect(simplify(island, 100)).toHaveLength(5);
  });
});
