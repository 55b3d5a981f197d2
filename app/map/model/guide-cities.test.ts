import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { cityPairs } from '#app/journeys/city-pairs.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';
import { findPair } from './city-pair.ts';
import { cityOfChoice, cityTripAddress, guideCities } from './guide-cities.ts';

describe('guide cities', () => {
  it('are in the order of their names in the language', () => {
    expect(guideCities('en')).toHaveLength(22);
    expect(guideCities('en').slice(-3)).toEqual(['turin', 'venice', 'verona']);
    expect(guideCities('it').slice(-4)).toEqual(['turin', 'trieste', 'venice', 'verona']);
  });

  it('have the addresses of their trips', async () => {
    const idOf = (city: string) => STATION_BY_KEY.get(city)?.stationId ?? '';
    const pairs = await cityPairs(INCLUDED_PLANNER, 'en');
    const cities = guideCities('en');
    for (const departure of cities) {
      for (const arrival of cities.filter((city) => city !== departure)) {
        const route = { departure, arrival };
        if (findPair(pairs, route)?.isPopular) continue;
        const addresses = tripAddresses(idOf(departure), idOf(arrival));
        for (const language of LANGUAGES)
          expect(cityTripAddress(route, pairs, language)).toBe(addresses?.[language]);
      }
    }
    const popular = { departure: 'milan', arrival: 'rome' };
    expect(cityTripAddress(popular, pairs, 'it')).toBe('/routes/milan/rome?lng=it');
  });

  it('are chosen with a station or a route, else Rome', () => {
    expect(cityOfChoice({ kind: 'overview' })).toBe('rome');
    expect(cityOfChoice({ kind: 'station', station: 'milan' })).toBe('milan');
    expect(cityOfChoice({ kind: 'reach', station: 'vienna' })).toBe('rome');
  });
});
