/** The number of other cities on a city's guide and hotel page (docs/product.md, section 9). */
export const OTHER_CITIES_LIMIT = 8;

interface ConnectedCity {
  readonly slug: string;
  /** The slugs of the cities with the main connections, the most useful first. */
  readonly arrival: { readonly connections: readonly string[] };
}

/**
 * Picks at most eight cities to offer beside one: first those that its trains reach, in the order
 * of its guide, then the rest in the order given. The city itself is never among them.
 */
export function otherCities<City extends ConnectedCity>(
  cities: readonly City[],
  current: City,
): City[] {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const ordered = new Set([...current.arrival.connections, ...bySlug.keys()]);
  ordered.delete(current.slug);
  return [...ordered].flatMap((slug) => bySlug.get(slug) ?? []).slice(0, OTHER_CITIES_LIMIT);
}
