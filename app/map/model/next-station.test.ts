import { describe, expect, it } from 'vitest';
import network from '#app/data/network/generated/network.json' with { type: 'json' };
import { nextStation } from './next-station.ts';

const { stations } = network;
const find = (key: string) =>
  stations.find((station) => station.key === key) ?? { key, x: 0, y: 0 };
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe('nextStation', () => {
  it('moves along a row of cities', () => {
    const row = ['turin', 'milan', 'verona', 'padua', 'venice'].map(find);
    expect(nextStation(row, find('milan'), 'ArrowRight')?.key).toBe('verona');
    expect(nextStation(row, find('milan'), 'ArrowLeft')?.key).toBe('turin');
  });

  it('gives none at the edge and for other keys', () => {
    expect(nextStation(stations, find('siracusa'), 'ArrowDown')).toBeUndefined();
    expect(nextStation(stations, find('rome'), 'Enter')).toBeUndefined();
  });

  it('reaches every station of the map from Rome', () => {
    const reached = new Set([find('rome')]);
    for (const station of reached) {
      for (const key of KEYS) {
        const next = nextStation(stations, station, key);
        if (next) reached.add(next);
      }
    }
    expect(stations.filter((station) => !reached.has(station)).map(({ key }) => key)).toEqual([]);
  });
});
