import { describe, expect, it } from 'vitest';
import { wall } from './wall.ts';

describe('a wall seen at an angle', () => {
  const front = wall({
    widthM: 20,
    heightM: 10,
    corners: [
      [0, 400],
      [600, 300],
      [500, 100],
      [100, 0],
    ],
  });

  it('has its corners where the picture has them', () => {
    const corners = [front.at(0, 0), front.at(20, 0), front.at(20, 10), front.at(0, 10)];
    expect(corners.map((corner) => corner.map(Math.round))).toEqual([
      [0, 400],
      [600, 300],
      [500, 100],
      [100, 0],
    ]);
  });

  it('has its middle where the diagonals cross', () => {
    const [x, y] = front.at(10, 5);
    expect((y - 400) / (x - 0)).toBeCloseTo((100 - 400) / 500);
    expect((y - 300) / (x - 600)).toBeCloseTo((0 - 300) / (100 - 600));
  });

  it('draws a disc of a wall that faces us as a circle', () => {
    const facing = wall({
      widthM: 10,
      heightM: 10,
      corners: [
        [0, 100],
        [100, 100],
        [100, 0],
        [0, 0],
      ],
    });
    expect(facing.disc(5, 5, 2)).toMatch(/^M.*a20 20 -?\d+ 1 0 .*a20 20 -?\d+ 1 0 .*Z$/);
  });
});
