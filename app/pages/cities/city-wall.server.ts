import { CITIES, findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { THEMES } from '#app/data/cities/themes.ts';
import { filterCities, NEAR_MINUTES, parseCityFilter } from '#app/domain/cities/city-filter.ts';
import type { Language } from '#app/domain/language.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { cityPath, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { cityCard } from '#app/ui/city/city-card.server.ts';

/**
 * Cities offered for the filter "under two hours": the six of docs/product.md, and the hub of the
 * railway.
 */
const STARTS = ['rome', 'milan', 'florence', 'bologna', 'venice', 'naples', 'turin'] as const;
const SLUGS = CITIES.map(({ slug }) => slug);

/** A link that sets one filter. */
interface WallFilter {
  readonly text: string;
  /** The name for screen readers where the text alone says too little. */
  readonly label?: string;
  readonly isChosen: boolean;
  readonly address: string;
}

/** The wall of posters for an address in one language: its filters as links, and its cities. */
export function cityWall(fields: URLSearchParams, planner: Planner, language: Language) {
  const t = textsFor(language, 'cities');
  const filter = parseCityFilter(fields, THEMES, SLUGS);
  const choice = (text: string, change: Partial<typeof filter>): WallFilter => {
    const { theme, near } = { ...filter, ...change };
    const isChosen = theme === filter.theme && near === filter.near;
    // Keyboard focus returns to the filters.
    return {
      text,
      isChosen,
      address: `${localAddress(PATHS.cities, language, { theme, near })}#filters`,
    };
  };
  const nearCity = filter.near === undefined ? undefined : findCity(filter.near);
  const reached = nearCity && planner.reachFrom(nearCity.stationId);
  const minutesTo = ({ stationId }: City) => reached?.get(stationId)?.minutes;
  const cities = filterCities(CITIES, filter, minutesTo).map(({ city, minutes }) => ({
    ...cityCard(city, cityPath, language),
    text:
      minutes === undefined
        ? city.summary[language]
        : t('minutes', {
            duration: formatDuration(minutes, language),
            city: nearCity?.name[language],
          }),
  }));
  const nearLabel = t('near.label', { hours: NEAR_MINUTES / 60 });
  return {
    cities,
    /** The map's travel times from the railway's hub; they complete the last row of all cities. */
    map:
      cities.length === CITIES.length
        ? localAddress(PATHS.map, language, { reach: STARTS[0] })
        : undefined,
    count: t('count', { count: cities.length }),
    filters: [
      {
        name: t('themes.label'),
        choices: [
          choice(t('themes.all'), { theme: undefined }),
          ...THEMES.map((theme) => choice(t(`themes.${theme}`), { theme })),
        ],
      },
      {
        name: nearLabel,
        choices: [
          choice(t('near.anywhere'), { near: undefined }),
          ...STARTS.map((slug) => {
            const city = findCity(slug)?.name[language] ?? '';
            return { ...choice(city, { near: slug }), label: `${nearLabel} ${city}` };
          }),
        ],
      },
    ],
    everywhere: localAddress(PATHS.cities, language),
  };
}
