import { describe, expect, it } from 'vitest';
import { layOutStations } from './lay-out-stations.ts';
import type { Label } from './place-labels.ts';

const station = (key: string, x: number, y: number, rank: number): Label => ({
  key,
  x,
  y,
  rank,
  text: key,
  radiusPx: 4,
  fontSizePx: 12,
});
const city = station('Firenze', 100, 100, 0);
const ring = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = (i * Math.PI) / 3;
  return station(`Paese ${i}`, 100 + 25 * Math.cos(angle), 100 + 25 * Math.sin(angle), 3);
});
const map = { width: 200, height: 200, scale: 1 };

describe('layOutStations', () => {
  it('takes away stations around a chief city until the city is named', () => {
    const { shown, labels } = layOutStations([city, ...ring], map);
    expect(labels.map(({ key }) => key)).toContain('Firenze');
    expect(shown).toContain(city);
    expect(shown.length).toBeLessThan(7);
  });

  it('keeps the stations around a town that may stay unnamed', () => {
    expect(layOutStations([{ ...city, rank: 4 }, ...ring], map).shown).toHaveLength(7);
  });

  it('takes away towns around a city of the second rank too, but no city of its own', () => {
    const cities = layOutStations([{ ...city, rank: 1 }, ...ring.map((town) => ({ ...town, rank: 1 }))], map);
    // The one city without room for its name is left out instead.
    expect(cities.shown.map(({ key }) => key)).not.toContain('Firenze');
    expect(cities.shown).toHaveLength(6);
    const towns = layOutStations([{ ...city, rank: 1 }, ...ring], map);
    expect(towns.labels.map(({ key }) => key)).toContain('Firenze');
  });

  it('takes away nothing that is too far off to stand in the way', () => {
    const hindered = { ...city, text: 'A name far wider than the map' };
    const distant = station('Paese', 195, 195, 3);
    expect(layOutStations([hindered, distant], map).shown).toHaveLength(2);
  });

  it('keeps a chief city beside a chosen one, if need be without its name', () => {
    const chosen = { ...city, text: 'A name far wider than the map' };
    const chief = station('Bologna', 115, 100, 0.5);
    expect(layOutStations([chosen, chief], map).shown).toContain(chief);
  });

  it('ends when nothing is left to take away', () => {
    const { shown, labels } = layOutStations([city], { width: 20, height: 20, scale: 1 });
    expect([shown.length, labels.length]).toEqual([1, 0]);
  });
});
