import { expect, it } from 'vitest';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { joins, pairsFrom, trainsFrom } from './city-pair.ts';

const pair = (departure: string, arrival: string, there?: number, back = there): CityPair => ({
  between: [departure, arrival],
  trains: [{ minutes: there }, { minutes: back }],
  distanceKm: 100,
  isPopular: false,
});
const PAIRS = [
  pair('rome', 'milan', 179),
  pair('naples', 'rome', 70, 65),
  pair('rome', 'bari', 65),
  pair('milan', 'turin', 60),
  pair('rome', 'atlantis'),
];

it('a pair joins its two cities in both directions, but no city with itself', () => {
  expect(PAIRS.filter((one) => joins(one, 'milan', 'rome'))).toEqual([PAIRS[0]]);
  expect(PAIRS.some((one) => joins(one, 'rome', 'rome'))).toBe(false);
});

it('trainsFrom gives the trains of one direction', () => {
  const [, naples = pair('', '')] = PAIRS;
  expect(['naples', 'rome'].map((city) => trainsFrom(naples, city).minutes)).toEqual([70, 65]);
});

it('pairsFrom sorts by time, then by city, and leaves out pairs without trains', () => {
  expect(pairsFrom(PAIRS, 'rome').map(({ city }) => city)).toEqual(['bari', 'naples', 'milan']);
  expect(pairsFrom(PAIRS, 'atlantis')).toEqual([]);
});
