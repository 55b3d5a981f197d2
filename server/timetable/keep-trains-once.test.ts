import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepTrainsOnce, shiftDates, shiftWeekdays } from './keep-trains-once.ts';
import type { Trip, TripStop } from './trip.ts';

/** A train that needs an hour between stations, each a letter, from a time in minutes on. */
function train(stations: string, more: Partial<Trip> & { readonly start?: number } = {}): Trip {
  const { start = 600, ...fields } = more;
  const stops = [...stations].map((station, at): TripStop => {
    const arrival = start + 60 * at;
    const isEnd = at === 0 || at === stations.length - 1;
    return { station, arrival, departure: isEnd ? arrival : arrival + 4, boarding: 3 };
  });
  return { number: '9519', kind: 'train', days: 0b1111n, feed: 0, stops, ...fields };
}

const other = (stations: string, more: Parameters<typeof train>[1] = {}) =>
  train(stations, { feed: 1, ...more });

const kept = (one: readonly Trip[], ...others: readonly Trip[]) =>
  keepTrainsOnce([one, others], shiftDates).map(({ number, days, stops }) => [
    number,
    stops.map(({ station }) => station).join(''),
    days,
  ]);

describe('a train in two feeds', () => {
  it.each([
    ['is the same', other('ABCD')],
    ['ends at a border in one', other('AB')],
    ['begins at a border in one', other('CD', { start: 720 })],
    ['has fewer stops in one', shortened('ABCD', 'B')],
    ['differs by two minutes', other('ABCD', { start: 602 })],
    ['has zeros or letters before its number', other('ABCD', { number: 'FR 09519' })],
    ['has another number', other('ABCD', { number: '35519' })],
    ['has another number and ends at a border', other('ABC', { number: '35519' })],
  ])('stands once where it %s', (_, second) => {
    expect(kept([train('ABCD')], second)).toEqual([['9519', 'ABCD', 0b1111n]]);
  });

  it.each([
    ['the first ends at a border', train('ABC'), other('ABCDE'), 'ABCDE'],
    ['the second begins before the border', train('CDE', { start: 720 }), other('ABCD'), 'ABCDE'],
    ['the first leaves a stop out', shortened('ABCD', 'C', 0), other('ABCD'), 'ABCD'],
  ])('has the stops of both where %s', (_, first, second, stops) => {
    expect(kept([first], second)).toEqual([['9519', stops, 0b1111n]]);
  });

  it('has its own days where only one feed has them', () => {
    expect(kept([train('ABC', { days: 0b0011n })], other('ABCD', { days: 0b0110n }))).toEqual([
      ['9519', 'ABCD', 0b0010n],
      ['9519', 'ABC', 0b0001n],
      ['9519', 'ABCD', 0b0100n],
    ]);
  });

  it('may have passed midnight before the border', () => {
    const night = train('ABCD', { start: 1380, days: 0b0011n });
    const morning = other('BCD', { start: 0, days: 0b0110n });
    expect(kept([night], morning)).toEqual([['9519', 'ABCD', 0b0011n]]);
    expect(kept([{ ...morning, feed: 0 }], { ...night, feed: 1 })).toEqual([
      ['9519', 'ABCD', 0b0011n],
    ]);
  });

  it('may have passed midnight from Sunday to Monday', () => {
    const sunday = train('ABCD', { start: 1380, days: 0b1000000n });
    const monday = other('BCD', { start: 0, days: 0b0000001n });
    expect(keepTrainsOnce([[sunday], [monday]], shiftWeekdays)).toEqual([sunday]);
  });

  it('has the kind that one of them names', () => {
    const [one] = keepTrainsOnce([[train('ABC')], [other('ABC', { kind: 'italo' })]], shiftDates);
    expect(one?.kind).toBe('italo');
  });
});

describe('two trains', () => {
  it.each([
    ['have different times', train('ABCD'), other('ABCD', { start: 606 })],
    ['share one station', train('ABC'), other('CDE', { start: 720 })],
    ['go in opposite directions', train('ABCD'), other('DCBA')],
    [
      'are of two companies and leave together',
      train('ABCD', { kind: 'frecciarossa' }),
      other('ABCD', { number: '9900', kind: 'italo' }),
    ],
    ['share two stations of a longer way', train('ABC'), other('ABX', { number: '2400' })],
    ['run on different days', train('ABCD', { days: 1n }), other('ABCD', { days: 2n })],
  ])('stay two if they %s', (_, first, second) => {
    expect(keepTrainsOnce([[first], [second]], shiftDates)).toEqual([first, second]);
  });

  it('of one feed stay two, as the portions of a dividing train', () => {
    const portions = [train('ABCD'), train('ABXY')];
    expect(keepTrainsOnce([portions], shiftDates)).toEqual(portions);
    expect(
      keepTrainsOnce([portions, portions.map((trip) => ({ ...trip, feed: 1 }))], shiftDates),
    ).toEqual(portions);
  });
});

describe('a feed that repeats a part of another', () => {
  const Stations = fc.shuffledSubarray([...'ABCDEFGH'], { minLength: 2 });
  const Train = fc
    .record({
      stations: Stations,
      start: fc.integer({ min: 0, max: 1439 }),
      days: fc.bigInt({ min: 1n, max: 255n }),
    })
    .map(({ stations, ...fields }) => train(stations.join(''), fields));
  const Feed = fc
    .array(Train, { maxLength: 12 })
    .map((trips) => trips.map((trip, at) => ({ ...trip, number: String(at + 1) })));

  it('adds nothing', () => {
    const cut = fc.record({
      from: fc.nat(6),
      length: fc.integer({ min: 2, max: 8 }),
      minutes: fc.integer({ min: -2, max: 2 }),
      days: fc.bigInt({ min: 0n, max: 255n }),
    });
    fc.assert(
      fc.property(Feed, fc.array(cut, { minLength: 12, maxLength: 12 }), (feed, cuts) => {
        const part = feed.flatMap((trip, at) => {
          const { from = 0, length = 2, minutes = 0, days = 0n } = cuts[at] ?? {};
          const stops = trip.stops.slice(from, from + length);
          const [first] = stops;
          if (stops.length < 2 || (first?.departure ?? 0) + minutes < 0) return [];
          return [partOf(trip, stops, minutes, trip.days & days)];
        });
        expect(keepTrainsOnce([feed, part], shiftDates)).toEqual(feed);
      }),
      { seed: 20261123, numRuns: 1_000 },
    );
  });
});

/** A part of a train as another feed has it: delayed by some minutes, beginning on its own day. */
function partOf(trip: Trip, stops: readonly TripStop[], minutes: number, days: bigint): Trip {
  const later = Math.floor(((stops[0]?.departure ?? 0) + minutes) / 1440);
  const moved = stops.map((stop) => ({
    ...stop,
    arrival: stop.arrival + minutes - later * 1440,
    departure: stop.departure + minutes - later * 1440,
  }));
  return { ...trip, feed: 1, days: shiftDates(days, later), stops: moved };
}

/** A train without one of its stops. */
function shortened(stations: string, without: string, feed = 1): Trip {
  const trip = train(stations, { feed });
  return { ...trip, stops: trip.stops.filter(({ station }) => station !== without) };
}
