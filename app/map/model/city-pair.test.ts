import { expect, it } from 'vitest';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { findPair, pairsFrom, trainsFrom } from './city-pair.ts';

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

it('findPair finds the pair of two cities in both directions', () => {
  expect(findPair(PAIRS, { departure: 'milan', arrival: 'rome' })).toBe(PAIRS[0]);
  expect(findPair(PAIRS, { departure: 'rome', arrival: 'milan' })).toBe(PAIRS[0]);
  expect(findPair(PAIRS, { departure: 'milan', arrival: 'bari' })).toBeUndefined();
});

it('trainsFrom gives the trains of one direction', () => {
  const [, naples = pair('', '')] = PAIRS;
  expect(['naples', 'rome'].map((city) => trainsFrom(naples, city).minutes)).toEqual([70, 65]);
});

it('pairsFrom sorts by time, then by city, and leaves out pairs without trains', () => {
  expect(pairsFrom(PAIRS, 'rome').map(({ city }) => city)).toEqual(['bari', 'naples', 'milan']);
  expect(pairsFrom(PAIRS, 'atlantis')).toEqual([]);
});
