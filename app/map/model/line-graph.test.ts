import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { lastPlaces, placeAt, STRETCHES, stretchesTo } from './line-graph.ts';

const at = (key: string) => STATION_BY_KEY.get(key) ?? { x: 0, y: 0 };

describe('the paths along the lines', () => {
  it('reach every station of the mainland, and none of Sardinia, from Rome', () => {
    const ends = new Set(
      stretchesTo(at('rome'), STATIONS).flatMap(({ ends: [from, to] }) => [from, to]),
    );
    const missing = STATIONS.filter((station) => !ends.has(placeAt(station)));
    expect(missing.map(({ key }) => key).sort()).toEqual([
      'cagliari',
      'iglesias',
      'olbia',
      'oristano',
      'sassari',
    ]);
  });

  it('have each stretch once, and keep to the high-speed railway', () => {
    const stretches = stretchesTo(at('rome'), [at('naples'), at('salerno')]);
    expect(new Set(stretches).size).toBe(stretches.length);
    expect(stretches.every(({ kind }) => kind === 'high-speed')).toBe(true);
  });

  it('end where only one of them does', () => {
    const stretches = stretchesTo(at('rome'), [at('naples'), at('florence')]);
    expect(lastPlaces(stretches).toSorted()).toEqual(
      [placeAt(at('florence')), placeAt(at('naples'))].toSorted(),
    );
  });

  it('cost something on every stretch', () => {
    expect(STRETCHES.filter(({ cost }) => cost <= 1)).toEqual([]);
  });
});
