import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { landWithin } from './contours.ts';

// Rome and Civitavecchia are 60 km apart.
const reach = {
  origin: 'rome',
  version: '',
  times: {
    civitavecchia: { minutes: 45, changes: 0 },
    palermo: { minutes: 300, changes: 1 },
    paris: { minutes: 100, changes: 1 },
  },
  direct: {},
};
const pathsOf = (minutes: number) =>
  landWithin(reach, minutes)
    .split('z')
    .filter(Boolean)
    .map((path) => (path.match(/-?\d+ -?\d+/g) ?? []).map((point) => point.split(' ').map(Number)));
const boxOf = (points: readonly (readonly number[])[]) => {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0));
  return {
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
    bottom: Math.max(...(ys ?? [])),
  };
};

describe('the land within some minutes', () => {
  it('lies around the origin, and grows with the minutes', () => {
    const { x = 0, y = 0 } = STATION_BY_KEY.get('rome') ?? {};
    const [early, later] = [30, 40].map((minutes) => boxOf(pathsOf(minutes).flat()));
    expect(early && early.left < x && x < early.right && early.top < y && y < early.bottom).toBe(
      true,
    );
    expect(early && later && later.left < early.left && later.bottom > early.bottom).toBe(true);
  });

  it('joins what is near each other, and has an island for what is far away', () => {
    expect(pathsOf(120)).toHaveLength(1);
    expect(pathsOf(330)).toHaveLength(2);
  });

  it('is around a station as soon as that is reached, and not before', () => {
    const { minutes = 0 } = reach.times.palermo ?? {};
    expect(pathsOf(minutes - 1)).toHaveLength(1);
    expect(pathsOf(minutes)).toHaveLength(2);
  });

  it('ends before a station that is not reached, however near a reached one is', () => {
    const near = {
      ...reach,
      origin: 'milan',
      times: {
        'arth-goldau': { minutes: 150, changes: 0 },
        zurich: { minutes: 197, changes: 0 },
      },
    };
    const { x = 0, y = 0 } = STATION_BY_KEY.get('zurich') ?? {};
    const points = (landWithin(near, 180).match(/-?\d+ -?\d+/g) ?? []).map((point) =>
      point.split(' ').map(Number),
    );
    const distances = points.map(([right = 0, down = 0]) => Math.hypot(right - x, down - y));
    expect(Math.min(...distances)).toBeGreaterThan(65);
  });

  it('has none around a place beyond the frame, and ends within 75 km of a station', () => {
    const loops = pathsOf(360).map(boxOf);
    const palermo = loops.find(({ top }) => top > (STATION_BY_KEY.get('naples')?.y ?? 0));
    expect(palermo && palermo.right - palermo.left).toBeLessThan(500);
    expect(loops).toHaveLength(2);
  });
});
