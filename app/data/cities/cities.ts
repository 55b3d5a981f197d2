import type { Language } from '#app/domain/language.ts';
import type { City } from './schema.ts';

/** Every file of the folder is the guide to one city. */
const GUIDES = import.meta.glob<City>('./guides/*.ts', { import: 'city', eager: true });

/** Every guide city, by rank. */
export const CITIES: readonly City[] = Object.values(GUIDES).sort((a, b) => a.rank - b.rank);

const citiesBySlug: ReadonlyMap<string, City> = new Map(CITIES.map((city) => [city.slug, city]));
const citiesByStation: ReadonlyMap<string, City> = new Map(
  CITIES.map((city) => [city.stationId, city]),
);

/** The guide city with a slug; undefined for any other text, also for a slug in capitals. */
export function findCity(slug: string): City | undefined {
  return citiesBySlug.get(slug);
}

/** The guide city whose main station has an id; undefined for the city's other stations. */
export function cityOfStation(stationId: string): City | undefined {
  return citiesByStation.get(stationId);
}

/**
 * A city's name in a language, given in any of the site's languages; the name of any other city
 * stays as it is.
 */
export function localCityName(name: string, language: Language): string {
  return CITIES.find((city) => Object.values(city.name).includes(name))?.name[language] ?? name;
}
