import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sights } from '#app/art/sights/sights.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { stationIndexFor } from '../stations/stations.server.ts';
import { CITIES, cityOfStation, findCity, localCityName } from './cities.ts';
import { City } from './schema.ts';

describe.each(CITIES.map((city) => [city.slug, city] as const))('the guide to %s', (slug, city) => {
  it('fits the schema', () => {
    const result = v.safeParse(City, city);
    expect(
      result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ).toBeUndefined();
  });

  it('is found by its slug and by its station', () => {
    expect(findCity(slug)).toBe(city);
    expect(cityOfStation(city.stationId)).toBe(city);
  });

  it.each(LANGUAGES)(
    'has its station in the %s list, under the name of the station and of the city',
    (language) => {
      const index = stationIndexFor(language);
      expect(index.stationsById.get(city.stationId)).toBeDefined();
      for (const name of [city.stationName, city.name[language]]) {
        expect(resolveStation(index, name)).toMatchObject({
          kind: 'exact',
          station: { id: city.stationId },
        });
      }
    },
  );

  it('has a drawing of each of its first three sights, or of none', () => {
    const pictures = city.attractions.map(({ picture }) => picture && `sight-${slug}-${picture}`);
    const drawn = [...sights.keys()].filter((name) => name.startsWith(`sight-${slug}-`));
    expect([0, 3]).toContain(drawn.length);
    expect(pictures.filter(Boolean)).toEqual(drawn);
    expect(pictures.slice(0, drawn.length)).toEqual(drawn);
  });

  it('names each connection once', () => {
    const { connections } = city.arrival;
    expect(new Set(connections).size).toBe(connections.length);
  });

  it.each(LANGUAGES)('quotes its Italian words in the %s text', (language) => {
    const text = city.arrival.toCentre[language];
    expect(city.arrival.quotes?.filter((words) => !text.includes(words)) ?? []).toEqual([]);
  });
});

describe('the guide cities together', () => {
  it('are at least 20, with no slug, no rank and no station twice', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(CITIES.length);
    expect(new Set(CITIES.map(({ rank }) => rank)).size).toBe(CITIES.length);
    expect(new Set(CITIES.map(({ stationId }) => stationId)).size).toBe(CITIES.length);
  });

  it('are each in a file with the name of their slug', () => {
    const files = Object.keys(import.meta.glob('./guides/*.ts'));
    expect(files.sort()).toEqual(CITIES.map(({ slug }) => `./guides/${slug}.ts`).sort());
  });

  it('have their name in the language of the page, whichever it was given in', () => {
    expect(localCityName('Roma', 'en')).toBe('Rome');
    expect(localCityName('Florence', 'it')).toBe('Firenze');
    expect(localCityName('Ivrea', 'fr')).toBe('Ivrea');
  });

  it('are not found by anything but their slug and main station', () => {
    expect(findCity('Rome')).toBeUndefined();
    expect(findCity('constructor')).toBeUndefined();
    expect(cityOfStation('83000000')).toBeUndefined();
  });
});
