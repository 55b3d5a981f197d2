/** The query fields that choose the shown cities: a theme, the slug of a nearby city, or both. */
export const CITY_FILTER_FIELDS = ['theme', 'near'] as const;

/** The longest fastest journey between two cities that count as near. */
export const NEAR_MINUTES = 120;

interface ThemedCity<Theme> {
  readonly slug: string;
  readonly themes: readonly Theme[];
}

/** Reads a filter from an untrusted address. Unknown values are ignored. */
export function parseCityFilter<Theme extends string>(
  fields: URLSearchParams,
  themes: readonly Theme[],
  slugs: readonly string[],
) {
  return {
    theme: themes.find((theme) => theme === fields.get('theme')),
    near: slugs.find((slug) => slug === fields.get('near')),
  };
}

/**
 * The cities that match a filter: with `near` the quickest to reach first, else in the order given.
 *
 * @param minutesTo the fastest journey from the near city; undefined where there is none
 * @returns the cities, with the minutes from the near city where one is named
 */
export function filterCities<City extends ThemedCity<Theme>, Theme extends string>(
  cities: readonly City[],
  { theme, near }: { readonly theme: Theme | undefined; readonly near: string | undefined },
  minutesTo: (city: City) => number | undefined,
): { readonly city: City; readonly minutes: number | undefined }[] {
  const themed = cities.filter(({ themes }) => theme === undefined || themes.includes(theme));
  if (near === undefined) return themed.map((city) => ({ city, minutes: undefined }));
  return themed
    .flatMap((city) => {
      const minutes = city.slug === near ? undefined : minutesTo(city);
      return minutes !== undefined && minutes <= NEAR_MINUTES ? [{ city, minutes }] : [];
    })
    .sort((a, b) => a.minutes - b.minutes);
}
