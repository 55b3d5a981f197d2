import { describe, expect, it } from 'vitest';
import { readPath } from '#app/domain/lines/drawn-path.ts';
import { curvePath } from './paths.ts';

describe('curvePath', () => {
  it.each([
    ['one curve', 'M10 20c1 2 3 4 5 5'],
    ['a smooth curve after it', 'M10 20c1 2 3 4 5 5s3 4 6 6'],
    ['two smooth curves', 'M10 20c1 2 3 4 5 5s3 4 6 6-3-4-6-6'],
    ['a corner after a smooth curve', 'M10 20c1 2 3 4 5 5s3 4 6 6c9 9 3 4 5 5 0 1 1 2 3 4'],
  ])('writes %s as it is read', (_, path) => {
    expect(curvePath(readPath(path))).toBe(path);
  });

  it('writes a curve whose first handle mirrors the last one before it as a smooth one', () => {
    expect(curvePath(readPath('M10 20c1 2 3 4 5 5 2 1 3 4 6 6'))).toBe(
      'M10 20c1 2 3 4 5 5s3 4 6 6',
    );
  });
});

describe('readPath', () => {
  it('gives a smooth curve the mirrored handle of the curve before it', () => {
    expect(readPath('M0 0c1 2 3 4 5 7s3 4 6 6').curves).toEqual([
      [1, 2, 3, 4, 5, 7],
      [2, 3, 3, 4, 6, 6],
    ]);
  });
});
