import { describe, expect, it } from 'vitest';
import { pointsAlong } from './points-along.ts';

describe('pointsAlong', () => {
  it('reads the start, the ends of the curves and points between them', () => {
    const points = pointsAlong('M10 20c10 0 20 0 30 0 0 10 0 20 0 30', 15);
    expect(points[0]).toEqual([10, 20]);
    expect(points).toHaveLength(5);
    expect(points[2]).toEqual([40, 20]);
    expect(points.at(-1)).toEqual([40, 50]);
    expect(points[1]?.[0]).toBeCloseTo(25);
  });

  it('reads negative steps without separators', () => {
    expect(pointsAlong('M5 5c0-1-1-2-2-3', 100).at(-1)).toEqual([3, 2]);
  });

  it('finds nothing in other path data', () => {
    expect(pointsAlong('M0 0l5 5', 1)).toEqual([]);
  });
});
