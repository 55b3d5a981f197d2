import { type Checked, isDue } from '#app/domain/facts/checked.ts';
import { DEFAULT_LANGUAGE, type Translated } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { POPULATION_SOURCE } from '../cities/population-source.ts';
import { DRIVES } from '../comparison/drives.ts';
import { EMISSION_FACTORS } from '../comparison/emission-factors.ts';
import { FLIGHTS } from '../comparison/flights.ts';
import { COMPARISON_SOURCES } from '../comparison/sources.ts';
import { HIGH_SPEED_LINE_SOURCE } from '../journeys/high-speed-line.ts';
import { ITALO_LINES } from '../journeys/italo.ts';
import { OTHER_DISTANCES, POPULAR_PAIRS } from '../journeys/pairs.ts';
import { SOURCES } from '../journeys/sources.ts';
import { CHANGE_ESTIMATE, CHANGE_STATIONS } from '../minutes-to-change/change-stations.ts';
import { OTHER_TRAINS } from '../network/other-trains.ts';
import { ONWARD_PLACES } from '../onward/find-place.ts';
import { PROVIDERS } from '../onward/providers.ts';
import { OPERATORS } from '../operators/operators.ts';
import { NAMED_LINES } from '../other-lines/named-lines.ts';
import { TRENORD_SOURCE } from '../other-lines/trenord-source.ts';
import { STATION_HINTS } from '../station-hints/station-hints.ts';
import { RULES } from './rules.ts';

/** A fact of `app/data` that can age, or several of one source that are reviewed together. */
export interface AgeingFact extends Checked {
  /** Its content, in English, for its reviewers. */
  readonly what: string;
  /** The page that shows it: its path, or the pattern of the paths of several pages. */
  readonly page: string;
  readonly sourceName: string;
  /** Missing for the site's own estimates. */
  readonly sourceUrl?: string;
}

const ROUTE_PAGES = '/routes/:departure/:arrival';
const CITY_PAGES = '/cities/:city';
const SEARCH_PAGE = '/search';

/** The source of a fact, as the data of different rooms write it. */
interface AnySource {
  readonly name: string | Translated;
  readonly url?: string | undefined;
}

function factOf(what: string, page: string, source: AnySource, checked: Checked): AgeingFact {
  const { name, url } = source;
  return {
    what,
    page,
    sourceName: typeof name === 'string' ? name : name[DEFAULT_LANGUAGE],
    ...(url && { sourceUrl: url }),
    checkedOn: checked.checkedOn,
    reviewBy: checked.reviewBy,
  };
}

/** Every fact of `app/data` that can age, those of one kind together. */
export function ageingFacts(): readonly AgeingFact[] {
  return [
    ...factsOfRoutes(),
    ...factsOfComparison(),
    factOf(
      'top speeds of the high-speed line',
      ROUTE_PAGES,
      HIGH_SPEED_LINE_SOURCE,
      HIGH_SPEED_LINE_SOURCE,
    ),
    factOf('population of the guide cities', CITY_PAGES, POPULATION_SOURCE, POPULATION_SOURCE),
    ...OTHER_TRAINS.map(({ service, source, stops }) =>
      factOf(`${service} ${stops[0]?.[0]}–${stops.at(-1)?.[0]} on the map`, '/', source, source),
    ),
    ...OPERATORS.map((operator) =>
      factOf(`shop and number of ${operator.name.en}`, SEARCH_PAGE, operator.source, operator),
    ),
    ...STATION_HINTS.map((hints) =>
      factOf(`ways to the stations of ${hints.citySlug}`, ROUTE_PAGES, hints.source, hints),
    ),
    ...CHANGE_STATIONS.map((station) =>
      factOf(
        `minutes to change at ${station.name}`,
        SEARCH_PAGE,
        'source' in station ? station.source : { name: 'Our estimate' },
        station,
      ),
    ),
    factOf(
      'minutes to change elsewhere, and between two stations of a city',
      SEARCH_PAGE,
      { name: 'Our estimate' },
      CHANGE_ESTIMATE,
    ),
    factOf('lines of Trenord', SEARCH_PAGE, TRENORD_SOURCE.source, TRENORD_SOURCE),
    ...NAMED_LINES.map((line) =>
      factOf(
        `line ${line.stops[0]?.[1]}–${line.stops.at(-1)?.[1]}`,
        SEARCH_PAGE,
        line.source,
        line,
      ),
    ),
    ...ONWARD_PLACES.map((place) =>
      factOf(
        `way to ${place.name.en}`,
        SEARCH_PAGE,
        PROVIDERS[place.legs[0]?.provider ?? 'trenitalia'],
        place,
      ),
    ),
    ...RULES.map((rule) => factOf(rule.what, rule.page, rule.source, rule)),
  ];
}

function factsOfRoutes(): readonly AgeingFact[] {
  const named = POPULAR_PAIRS.filter(({ everyMinutes }) => everyMinutes !== undefined);
  const facts = {
    'rail-lines': `distances of ${POPULAR_PAIRS.length + OTHER_DISTANCES.length} pairs by rail`,
    'usual-interval': `usual interval of ${named.length} pairs`,
    'advance-fares': `lowest fares of ${POPULAR_PAIRS.length} pairs`,
    'trenitalia-fares': 'lowest fares of the pairs among them that Italo does not serve',
    'italo-2021': `${ITALO_LINES.length} lines of Italo`,
  } as const satisfies Record<keyof typeof SOURCES, string>;
  return Object.entries(SOURCES).map(([id, source]) =>
    factOf(facts[id as keyof typeof SOURCES], ROUTE_PAGES, source, source),
  );
}

/** A row for each source of the comparison, with what is from it. */
function factsOfComparison(): readonly AgeingFact[] {
  return Object.entries(COMPARISON_SOURCES).map(([id, source]) => {
    const from = (facts: readonly { readonly source: string }[]) =>
      facts.filter((fact) => fact.source === id).length;
    const whats = [
      [from(DRIVES), 'drives'],
      [from(FLIGHTS), 'flights'],
      [from([EMISSION_FACTORS]), 'table of emissions'],
    ] as const;
    const what = whats.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
    return factOf(what.join(', '), ROUTE_PAGES, source, source);
  });
}

/** The facts whose day of review is over on a day, the longest overdue first. */
export function dueFacts(facts: readonly AgeingFact[], today: IsoDate): readonly AgeingFact[] {
  return facts
    .filter((fact) => isDue(fact, today))
    .sort(
      (one, other) => Number(one.reviewBy > other.reviewBy) - Number(one.reviewBy < other.reviewBy),
    );
}
