import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { MISSING_FIELD } from '#app/domain/missing-path.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';

/** Query fields of an address, each once, in the order in which they are written. */
export type QueryFields = Readonly<Record<string, string | undefined>>;

/**
 * Writes the address of a page in a language. The plain path is English; `?lng=` names the others.
 *
 * @param path an absolute path without query or fragment; characters outside the URL syntax are
 * already encoded
 * @param query further fields; undefined ones are left out
 * @param fragment a section of the page, without `#`
 * @example localAddress('/cities/rome', 'it') // '/cities/rome?lng=it'
 */
export function localAddress(
  path: string,
  language: Language,
  query: QueryFields | URLSearchParams = {},
  fragment = '',
): string {
  const fields = new URLSearchParams();
  const entries = query instanceof URLSearchParams ? query : Object.entries(query);
  for (const [name, value] of entries) if (value !== undefined) fields.append(name, value);
  if (language !== DEFAULT_LANGUAGE) fields.set(LANGUAGE_QUERY, language);
  const text = fields.toString();
  return `${path}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`;
}

/**
 * The addresses of a path in every language, for pages whose path is the same in all of them.
 */
export const everyLanguage = (path: string) =>
  inEveryLanguage((language) => localAddress(path, language));

/** The longest field of an address that is read, in characters: twice the longest of the site. */
export const LONGEST_FIELD = 600;

/**
 * Adds the language to a local address, the default language too: it then overrides a saved choice.
 *
 * @param fields the fields of the page's address that the other language's has too; overlong ones,
 *   which a stranger wrote, are left out
 */
export function choiceAddress(
  address: string,
  language: Language,
  fields: Iterable<readonly [name: string, value: string]> = [],
): string {
  const url = new URL(address, 'http://localhost');
  for (const [name, value] of fields)
    if (value.length <= LONGEST_FIELD) url.searchParams.set(name, value);
  url.searchParams.set(LANGUAGE_QUERY, language);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path of the home page. Apart from `PATHS`, so that the islands do not contain all paths. */
export const HOME_PATH = '/';

/** The path of the search page. */
export const SEARCH_PATH = '/search';

/** The path of the page of a trip through several places. */
export const PLAN_PATH = '/plan';

/** The path of the page of the railroad map. */
export const MAP_PATH = '/map';

/** The paths of the pages that have one address whatever is on them. */
export const PATHS = {
  home: HOME_PATH,
  cities: '/cities',
  search: SEARCH_PATH,
  trips: '/my-trips',
  plan: PLAN_PATH,
  map: MAP_PATH,
  notFound: '/404',
  offline: '/offline',
  credits: '/data-and-credits',
  newsletter: '/newsletter',
  newsletterSent: '/newsletter/check-inbox',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  help: '/help',
  contact: '/contact',
  refundPolicy: '/refund-policy',
  terms: '/terms',
  privacy: '/privacy',
  imprint: '/imprint',
  accessibility: '/accessibility',
  about: '/about',
  press: '/press',
  partners: '/partners',
  careers: '/careers',
} as const;

/**
 * In characters. Proxies limit response headers to a few kilobytes, and an encoded character may
 * take nine bytes.
 */
const LONGEST_MISSING = 200;

/**
 * The target of a redirect from an unknown path: the not-found page or the home page, with the
 * start of that path in its query.
 */
export function missingAddress(
  page: 'notFound' | 'home',
  path: string,
  language: Language,
): string {
  return localAddress(PATHS[page], language, { [MISSING_FIELD]: path.slice(0, LONGEST_MISSING) });
}

/** The path of a popular route's page, by its two city slugs. */
export const routePath = (departure: string, arrival: string) => `/routes/${departure}/${arrival}`;

/** The field of the map's data that asks for the data of its own page. */
export const STAGE_FIELD = 'stage';

/** The path of the map island's initial data. */
export const MAP_DATA_PATH = '/map/data.json';

/** The path of the travel times from a station of the map, by its key. */
export const mapReachPath = (station: string) => `/map/reach/${station}.json`;

/** The path of the next trains of a station of the map, by its key. */
export const mapDeparturesPath = (language: Language, station: string) =>
  `/map/departures/${language}/${station}.json`;

/** The same from a minute of a day on. */
export const mapDeparturesAtPath = (
  language: Language,
  day: IsoDate,
  minute: number,
  station: string,
) => `/map/departures/${language}/${day}/${minute}/${station}.json`;

/** The path of a day of trains in numbers and words. */
export const mapNowPath = (language: Language, day: IsoDate) => `/map/now/${language}/${day}.json`;

/** The path of a train in words, by the version of the timetable and its number there. */
export const mapTrainPath = (language: Language, version: string, trip: number) =>
  `/map/train/${language}/${version}/${trip}.json`;

/**
 * The field of the map's data with the minute of the day at which its page was made, so that both
 * have the same departures.
 */
export const MINUTE_FIELD = 'made';

/** The path of a search's train as a calendar file, which has the fields of the search page. */
export const CALENDAR_PATH = '/journey.ics';

/** The path of a plan's trains as a calendar file, which has the fields of the plan's page. */
export const PLAN_CALENDAR_PATH = '/plan.ics';

/** The path of the form's answer about a journey, by its station ids and an ISO date. */
export const journeyAnswerPath = (language: Language, from: string, to: string, date: string) =>
  `/answers/${language}/${from}/${to}/${date}.json`;

/** The path of a city's guide. */
export const cityPath = (slug: string) => `/cities/${slug}`;

/** The path of the hotels in a city. */
export const hotelsPath = (slug: string) => `/hotels/${slug}`;

/** The path of a city's poster as a file to keep: a print sheet, or a phone's wallpaper. */
export function posterFilePath(slug: string, kind: 'sheet' | 'wallpaper'): string {
  return kind === 'sheet' ? `/posters/${slug}.svg` : `/posters/${slug}-wallpaper.png`;
}

/** The sections of the home page that the navigation leads to (docs/product.md, section 2). */
export const SECTIONS = {
  booking: 'booking',
  map: 'map',
  hotels: 'hotels',
  contact: 'contact',
} as const;

/** The section of the accessibility page with the visitor's own choices. */
export const COMFORT_SECTION = 'comfort';
