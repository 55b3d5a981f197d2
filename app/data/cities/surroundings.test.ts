import { describe, expect, it } from 'vitest';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { stationIndexFor } from '../stations/stations.server.ts';
import { CITIES } from './cities.ts';
import {
  nearestCityStation,
  ownCityOf,
  straightLineKm,
  surroundingsOf,
} from './surroundings.server.ts';

function idOf(name: string): string {
  const resolution = resolveStation(stationIndexFor('it'), name);
  if (resolution.kind !== 'exact') throw new Error(`no station ${name}`);
  return resolution.station.id;
}

describe('surroundingsOf', () => {
  it('finds every guide city at its own main station', () => {
    for (const city of CITIES) {
      expect(surroundingsOf(city.stationId)).toEqual({ city, distanceKm: 0, isInside: true });
    }
  });

  it.each([
    ['Milano Porta Garibaldi', 'milan', true],
    ['Roma Tiburtina', 'rome', true],
    ['Venezia Mestre', 'venice', true],
    ['Trieste Aeroporto', 'trieste', false],
    ['Ancona', 'rimini', false],
    ['Lugano', 'como', false],
  ])('sees %s near %s (one of its own stations: %s)', (station, slug, isInside) => {
    expect(surroundingsOf(idOf(station))).toMatchObject({ city: { slug }, isInside });
  });

  it.each(['Paris', 'Cagliari', 'Palermo Centrale'])('calls no guide city near %s', (station) => {
    expect(surroundingsOf(idOf(station))).toBeUndefined();
  });

  it('has nothing for an unknown station', () => {
    expect(surroundingsOf('83000000')).toBeUndefined();
  });
});

describe('ownCityOf', () => {
  it('is the guide city of any of its stations, but not of those around it', () => {
    expect(ownCityOf(idOf('Milano Porta Garibaldi'))?.slug).toBe('milan');
    expect(ownCityOf(idOf('Trieste Aeroporto'))).toBeUndefined();
    expect(ownCityOf('83000000')).toBeUndefined();
  });
});

describe('nearestCityStation', () => {
  it('names the city station near a smaller one, in the language', () => {
    const nearest = nearestCityStation(idOf('Cecina'), 'fr');
    expect(nearest?.station.label).toBe('Livourne Centrale');
    expect(nearest?.distanceKm).toBeCloseTo(32, -1);
  });

  it('names none for a city station', () => {
    expect(nearestCityStation(idOf('Bolzano'), 'en')).toBeUndefined();
  });
});

describe('straightLineKm', () => {
  it('measures between two stations', () => {
    expect(straightLineKm(idOf('Roma Termini'), idOf('Milano Centrale'))).toBeCloseTo(480, -1);
  });

  it('knows no distance to a station that does not exist', () => {
    expect(straightLineKm(idOf('Roma Termini'), '83000000')).toBeUndefined();
  });
});
