import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadStations, TARGET_PX } from './spread-stations.ts';

const stations = fc
  .array(
    fc.record({
      x: fc.integer({ min: 0, max: 500 }),
      y: fc.integer({ min: 0, max: 500 }),
      rank: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((station, i) => ({ ...station, key: `station-${i}` })));

describe('spreadStations', () => {
  it('keeps rank 0 and, a target apart, all others that have room', () => {
    fc.assert(
      fc.property(stations, fc.double({ min: 0.05, max: 3, noNaN: true }), (list, scale) => {
        const kept = spreadStations(list, scale);
        const apartPx = (a: (typeof list)[number], b: (typeof list)[number]) =>
          Math.hypot(a.x - b.x, a.y - b.y) * scale;
        for (const station of list) {
          const near = kept.filter(
            (other) => other !== station && apartPx(other, station) < TARGET_PX - 1e-6,
          );
          expect(kept.includes(station)).toBe(station.rank === 0 || near.length === 0);
        }
      }),
      { seed: 20261121 },
    );
  });

  it('prefers the lower rank and keeps the order given', () => {
    const mestre = { key: 'mestre', x: 10, y: 10, rank: 4 };
    const rome = { key: 'rome', x: 400, y: 400, rank: 1 };
    const venice = { key: 'venice', x: 20, y: 10, rank: 1 };
    expect(spreadStations([mestre, rome, venice], 1)).toEqual([rome, venice]);
    expect(spreadStations([mestre, rome, venice], 4)).toEqual([mestre, rome, venice]);
  });
});
