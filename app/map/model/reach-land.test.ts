import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY } from './railways.ts';
import { landWithin } from './reach-land.ts';

const reach = {
  origin: 'rome',
  times: new Map([
    ['civitavecchia', { minutes: 45, changes: 0 }],
    ['palermo', { minutes: 300, changes: 1 }],
    ['paris', { minutes: 100, changes: 1 }],
  ]),
};
const discsOf = (minutes: number) =>
  [...landWithin(reach, minutes).matchAll(/M(-?\d+) (\d+)a(\d+)/g)].map(([, left, y, radius]) => ({
    x: Number(left) + Number(radius),
    y: Number(y),
    radius: Number(radius),
  }));
const at = (key: string) => {
  const { x, y } = STATION_BY_KEY.get(key) ?? {};
  return { x, y };
};

describe('the land within some minutes', () => {
  it('lies around the origin, and grows with the minutes', () => {
    const [[early], [later]] = [discsOf(30), discsOf(40)];
    expect(early).toMatchObject(at('rome'));
    expect(later?.radius).toBeGreaterThan(early?.radius ?? 0);
  });

  it('lies around every station that is reached, the more of it the sooner', () => {
    const [rome, civitavecchia, palermo] = discsOf(330);
    expect([civitavecchia, palermo]).toMatchObject([at('civitavecchia'), at('palermo')]);
    expect(rome?.radius).toBeGreaterThan(civitavecchia?.radius ?? 0);
    expect(civitavecchia?.radius).toBeGreaterThan(palermo?.radius ?? 0);
  });

  it('has none around a place beyond the frame or out of reach, and ends within 75 km of a station', () => {
    expect(discsOf(200)).toHaveLength(2);
    for (const { radius } of discsOf(360)) expect(radius).toBeLessThan(250);
  });
});
