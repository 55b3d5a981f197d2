import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellPaths } from './cells.ts';

const RADIUS = 150;
const coordinate = fc.integer({ min: 0, max: 1000 });
const points = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 1,
  maxLength: 25,
  selector: ({ x, y }) => `${x} ${y}`,
});

function cornersOf(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    corners.push([x, y]);
  }
  return corners;
}

describe('cellPaths', () => {
  it('keeps every corner within the radius and nearest to its own point', () => {
    fc.assert(
      fc.property(points, (places) => {
        for (const [index, path] of cellPaths(places, RADIUS).entries()) {
          const own = places[index] ?? { x: 0, y: 0 };
          for (const [x, y] of cornersOf(path)) {
            const away = Math.hypot(x - own.x, y - own.y);
            // Whole numbers put a corner up to 0.71 beside its place.
            expect(away).toBeLessThanOrEqual(RADIUS + 1);
            for (const other of places) {
              expect(away).toBeLessThanOrEqual(Math.hypot(x - other.x, y - other.y) + 1.5);
            }
          }
        }
      }),
      { seed: 20261121, numRuns: 60 },
    );
  });

  it('leaves a lonely point its whole disc', () => {
    const [path = ''] = cellPaths([{ x: 500, y: 500 }], RADIUS);
    expect(cornersOf(path)).toHaveLength(14);
  });

  it('lets two neighbours meet half way', () => {
    const [left = '', right = ''] = cellPaths(
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      RADIUS,
    );
    expect(Math.max(...cornersOf(left).map(([x]) => x))).toBe(150);
    expect(Math.min(...cornersOf(right).map(([x]) => x))).toBe(150);
  });
});
