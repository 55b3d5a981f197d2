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

const trip = (day: number) => ({
  address: `/search?from=A&to=B&date=${day}`,
  places: 'From A to B',
  when: `${day}`,
});

describe('the trips of a device', () => {
  it('are the last ten searches, each once, the latest first', () => {
    for (const day of [1, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 11, 12]) addTrip('searched', trip(day));
    expect(readTrips().searched.map(({ when }) => Number(when))).toEqual([
      12, 11, 10, 9, 8, 7, 6, 1, 5, 4,
    ]);
    expect(readTrips().kept).toEqual([]);
  });

  it('are one search where only its options differ', () => {
    const words = { places: 'A to B', when: '1' };
    addTrip('searched', { address: '/search?from=A&to=B', ...words });
    addTrip('searched', { address: '/search?from=A&to=B&leave=18%3A00', ...words });
    expect(readTrips().searched.map(({ address }) => address)).toEqual([
      '/search?from=A&to=B&leave=18%3A00',
    ]);
  });

  it('are one search in every language, the last one in which it was opened', () => {
    const address = '/search?from=A&to=B';
    addTrip('searched', { address: `${address}&lng=en`, places: 'From A to B', when: '1' });
    addTrip('searched', { address: `${address}&return=C&lng=en`, places: 'A to B', when: 'back' });
    addTrip('searched', { address: `${address}&lng=it`, places: 'Da A a B', when: '1' });
    expect(readTrips().searched.map(({ places }) => places)).toEqual(['Da A a B', 'A to B']);
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
    const plan = { address: '/plan?stops=rome,siena', places: 'Rome – Siena', when: '1 – 2' };
    addTrip('kept', plan);
    expect(readTrips().kept).toEqual([plan]);
  });

  it('may have one title from an earlier version, whose places end at the first comma', () => {
    const { address } = trip(1);
    const titles = ['From A to B, Friday 1, 06:10', 'A – B'];
    storage.set(KEY, JSON.stringify({ kept: titles.map((title) => ({ address, title })) }));
    expect(readTrips().kept).toEqual([
      { address, places: 'From A to B', when: 'Friday 1, 06:10' },
      { address, places: 'A – B', when: '' },
    ]);
  });

  it('are not said to be stored by a browser that stores nothing', () => {
    expect(addTrip('kept', trip(1))).toBe(true);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('The storage is full.');
      },
    });
    expect(addTrip('kept', trip(2))).toBe(false);
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
