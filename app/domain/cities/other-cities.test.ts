import { describe, expect, it } from 'vitest';
import { OTHER_CITIES_LIMIT, otherCities } from './other-cities.ts';

const city = (slug: string, ...connections: string[]) => ({ slug, arrival: { connections } });
const slugs = (cities: readonly { slug: string }[]) => cities.map(({ slug }) => slug);

const parma = city('parma', 'milan', 'rome');
const CITIES = [city('rome'), city('bari'), parma, city('milan'), city('pisa')];

describe('otherCities', () => {
  it('puts the cities that the trains reach first, in the order of the guide', () => {
    expect(slugs(otherCities(CITIES, parma))).toEqual(['milan', 'rome', 'bari', 'pisa']);
  });

  it('leaves out connections without a guide and the city itself', () => {
    expect(slugs(otherCities(CITIES, city('bari', 'bari', 'atlantis')))).toEqual([
      'rome',
      'parma',
      'milan',
      'pisa',
    ]);
  });

  it('offers eight cities at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => city(`city-${index}`));
    expect(otherCities(many, city('rome'))).toHaveLength(OTHER_CITIES_LIMIT);
  });
});
