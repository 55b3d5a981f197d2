import { describe, expect, it } from 'vitest';
import { filterCities, parseCityFilter } from './city-filter.ts';

const THEMES = ['sea', 'art'] as const;
const CITIES = [
  { slug: 'rome', themes: ['art'] },
  { slug: 'naples', themes: ['sea', 'art'] },
  { slug: 'milan', themes: ['art'] },
  { slug: 'genoa', themes: ['sea'] },
] as const;
const SLUGS = CITIES.map(({ slug }) => slug);
const MINUTES: Readonly<Record<string, number>> = {
  'rome naples': 66,
  'rome milan': 170,
  'rome genoa': 120,
};
const parse = (query: string) => parseCityFilter(new URLSearchParams(query), THEMES, SLUGS);
function shown(query: string) {
  const filter = parse(query);
  return filterCities(CITIES, filter, ({ slug }) => MINUTES[`${filter.near} ${slug}`]).map(
    ({ city }) => city.slug,
  );
}

describe('the filter of the cities', () => {
  it('shows every city in its order without a filter', () => {
    expect(shown('')).toEqual(SLUGS);
  });

  it('ignores themes and cities that do not exist', () => {
    expect(parse('theme=shopping&near=atlantis')).toEqual({ theme: undefined, near: undefined });
  });

  it('shows the cities of a theme', () => {
    expect(shown('theme=sea')).toEqual(['naples', 'genoa']);
  });

  it('shows the cities within two hours, the quickest first, without the city itself', () => {
    expect(shown('near=rome')).toEqual(['naples', 'genoa']);
  });

  it('joins both', () => {
    expect(shown('near=rome&theme=art')).toEqual(['naples']);
  });

  it('leaves out cities that no train joins', () => {
    expect(shown('near=genoa')).toEqual([]);
  });
});
