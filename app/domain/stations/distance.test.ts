import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearestStation, greatCircleKm } from './distance.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const ROME = { latitude: 41.9008, longitude: 12.5019 };
const MILAN = { latitude: 45.4871, longitude: 9.2048 };

describe('greatCircleKm', () => {
  it('is about 477 km from Rome to Milan', () => {
    expect(greatCircleKm(ROME, MILAN)).toBeCloseTo(477, -1);
  });

  it('is a quarter of the earth from the pole to the equator', () => {
    expect(
      greatCircleKm({ latitude: 90, longitude: 0 }, { latitude: 0, longitude: 77 }),
    ).toBeCloseTo(10_007.557, 2);
  });

  it('is nothing to itself, the same both ways and never more than half the earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(greatCircleKm(a, a)).toBe(0);
        expect(greatCircleKm(a, b)).toBeCloseTo(greatCircleKm(b, a), 6);
        expect(greatCircleKm(a, b)).toBeLessThanOrEqual(20_015.1151);
      }),
      { seed: 6 },
    );
  });
});

describe('findNearestStation', () => {
  const stations = [
    { id: 'rome', ...ROME },
    { id: 'milan', ...MILAN },
  ];

  it('finds the station with the least distance', () => {
    const nearest = findNearestStation(stations, { latitude: 45.07, longitude: 7.68 });
    expect(nearest?.id).toBe('milan');
    expect(nearest?.distanceKm).toBeCloseTo(128, -1);
  });

  it('finds nothing in an empty list', () => {
    expect(findNearestStation([], ROME)).toBeUndefined();
  });
});
