import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTrip, forgetTrips, readTrips, removeTrip } from './kept-trips.ts';

const KEY = 'binario-trips';
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const trip = (day: number) => ({ address: `/search?from=A&to=B&date=${day}`, title: `${day}` });

describe('the trips of a device', () => {
  it('are the last ten searches, each once, the latest first', () => {
    for (const day of [1, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 11, 12]) addTrip('searched', trip(day));
    expect(readTrips().searched.map(({ title }) => Number(title))).toEqual([
      12, 11, 10, 9, 8, 7, 6, 1, 5, 4,
    ]);
    expect(readTrips().kept).toEqual([]);
  });

  it('are one search where only its options differ', () => {
    addTrip('searched', { address: '/search?from=A&to=B', title: 'A to B' });
    addTrip('searched', { address: '/search?from=A&to=B&leave=18%3A00', title: 'A to B' });
    expect(readTrips().searched.map(({ address }) => address)).toEqual([
      '/search?from=A&to=B&leave=18%3A00',
    ]);
  });

  it('are one search in every language, the last one in which it was opened', () => {
    addTrip('searched', { address: '/search?from=A&to=B&lng=en', title: 'From A to B' });
    addTrip('searched', { address: '/search?from=A&to=B&return=C&lng=en', title: 'A to B, back' });
    addTrip('searched', { address: '/search?from=A&to=B&lng=it', title: 'Da A a B' });
    expect(readTrips().searched.map(({ title }) => title)).toEqual(['Da A a B', 'A to B, back']);
  });

  it('are removed one by one, or all at once without a trace', () => {
    addTrip('kept', trip(1));
    addTrip('kept', trip(2));
    addTrip('searched', trip(1));
    removeTrip(trip(1).address);
    expect(readTrips()).toEqual({ kept: [trip(2)], searched: [] });
    forgetTrips();
    expect(storage.has(KEY)).toBe(false);
  });

  it('may be plans', () => {
    const plan = { address: '/plan?stops=rome,siena&days=1,1', title: 'Rome – Siena' };
    addTrip('kept', plan);
    expect(readTrips().kept).toEqual([plan]);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{"kept":[1,null,{"address":"javascript:alert(1)","title":"x"}],"searched":{}}',
  ])('are none if the storage holds %s', (text) => {
    storage.set(KEY, text);
    expect(readTrips()).toEqual({ kept: [], searched: [] });
  });
});
