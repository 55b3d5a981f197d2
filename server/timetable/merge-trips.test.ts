import { expect, it } from 'vitest';
import { mergeSeason } from './merge-trips.ts';
import type { Trip } from './trip.ts';

const EVERY_DAY = 0b1111111n;
const SATURDAY = 0b0100000n;

/** An Intercity with an hour between stations, and halts in minutes. */
function train(
  stations: string,
  days = EVERY_DAY,
  halts: Readonly<Record<string, number>> = {},
): Trip {
  const stops = [...stations].map((station, at) => {
    const arrival = 420 + 60 * at;
    return { station, arrival, departure: arrival + (halts[station] ?? 0), boarding: 3 };
  });
  return { number: '723', kind: 'intercity', days, stops, feed: 0 };
}

const endsOf = (trips: readonly Trip[]) =>
  mergeSeason(trips).map(({ stops, days }) => [stops.map(({ station }) => station).join(''), days]);

it('keeps both portions of a dividing train, however long each halts there', () => {
  expect(
    endsOf([train('ABCDE', EVERY_DAY, { C: 10 }), train('ABCXYZ', EVERY_DAY, { C: 25 })]),
  ).toEqual([
    ['ABCXYZ', EVERY_DAY],
    ['ABCDE', EVERY_DAY],
  ]);
});

it.each([
  ['ends elsewhere on some days', train('ABCDE'), train('ABCX', SATURDAY)],
  ['takes another way between the same ends', train('ABCDEF'), train('ABCXYF', SATURDAY)],
  ['leaves at other times', train('ABCDE'), train('ABCXY', SATURDAY, { A: 5 })],
])('keeps only the usual form of a train that %s', (_, usual, other) => {
  expect(endsOf([usual, other])).toEqual([
    [usual.stops.map(({ station }) => station).join(''), EVERY_DAY],
  ]);
});
