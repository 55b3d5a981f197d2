import { describe, expect, it } from 'vitest';
import { findJourney, type Journey, journeysFrom } from './journey.ts';

const journey = (from: string, to: string, minutes: number): Journey => ({
  between: [from, to],
  popular: false,
  type: 'regional',
  changes: 0,
  distanceKm: { value: 50, source: 'test' },
  fastestMinutes: { value: minutes, source: 'test' },
  operators: ['trenitalia'],
  stops: [],
});

const journeys = [
  journey('rome', 'milan', 180),
  journey('naples', 'rome', 70),
  journey('milan', 'como', 40),
  journey('rome', 'bari', 180),
];

describe('findJourney', () => {
  it('finds the same record in both directions', () => {
    expect(findJourney(journeys, 'rome', 'naples')).toBe(journeys[1]);
    expect(findJourney(journeys, 'naples', 'rome')).toBe(journeys[1]);
  });

  it('finds nothing for a pair without a record, nor for a city and itself', () => {
    expect(findJourney(journeys, 'naples', 'milan')).toBeUndefined();
    expect(findJourney(journeys, 'rome', 'rome')).toBeUndefined();
  });
});

describe('journeysFrom', () => {
  it('lists the other city of each journey, the quickest first and equals by name', () => {
    expect(journeysFrom(journeys, 'rome').map(({ city }) => city)).toEqual(['naples', 'bari', 'milan']);
    expect(journeysFrom(journeys.toReversed(), 'rome').map(({ city }) => city)).toEqual([
      'naples',
      'bari',
      'milan',
    ]);
  });

  it('is empty for a city that no journey touches', () => {
    expect(journeysFrom(journeys, 'lecce')).toEqual([]);
  });
});
