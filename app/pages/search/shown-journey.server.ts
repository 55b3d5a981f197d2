import { posterAtStation } from '#app/art/drawing-addresses.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import { stationLabel } from '#app/data/stations/stations.server.ts';
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import type { ReadySearch } from '#app/domain/search/check-search.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type TrainChoices, trainFields } from '#app/domain/search/train-choices.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { localAddress, PATHS, type QueryFields } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { addressAtShop } from '#app/journeys/address-at-shop.ts';
import {
  type CheckedSearch,
  type SearchedJourney,
  searchedJourney,
} from '#app/journeys/searched-journey.ts';
import type { ListedSearch } from '#app/journeys/train-list.ts';
import { type DaysAround, daysAround } from './days-around.ts';
import { fieldsOfDate } from './fields-of-date.ts';
import { type ReadVia, readVia } from './read-via.server.ts';
import { type ShownReturn, shownReturn } from './shown-return.server.ts';

/** The search page of a search without problems. */
export interface ShownJourney extends SearchedJourney {
  readonly posters: readonly [departure: string | undefined, arrival: string | undefined];
  /** The address of the shop's results. */
  readonly address: string;
  /** The addresses of the same search on the days around it. */
  readonly days: DaysAround;
  /** The address of the same search on the day on which it is opened. */
  readonly ofToday: string;
  /** The data of the form of the choices. */
  readonly choosing: {
    readonly choices: TrainChoices;
    readonly via: ReadVia;
    /** The names of the stations that are suggested on the way. */
    readonly stations: readonly string[];
    readonly fields: QueryFields;
    readonly isOpen: boolean;
    readonly reset: string;
  };
  /** The address names a train that is not among the trains. */
  readonly isGone: boolean;
  readonly isRoundTrip: boolean;
  /** «Outward: Thursday 24 December 2026»; undefined without a way back. */
  readonly titleOut: string | undefined;
  /** The way back of a round trip with a day of return. */
  readonly returning: ShownReturn | undefined;
}

/** A search without problems, with the choices of its trains. */
interface SearchWithChoices extends Pick<CheckedSearch, 'search' | 'typed' | 'faster'> {
  readonly choices: TrainChoices;
  /** The same as `faster`, for the way back. */
  readonly fasterBack: CheckedSearch['faster'];
}

/**
 * The data of a search without problems: its journey, the posters of both cities, the link to the
 * shop and the ways to other days and choices.
 */
export function shownJourney(
  { search, typed, faster, fasterBack, choices }: SearchWithChoices,
  site: SiteRequest,
): ShownJourney {
  const { language, today } = site;
  const address = addressAtShop(search.journey, site);
  const listed = listedSearch(search, choices, site);
  const { date } = search.journey;
  const fields = fieldsOfDate(search, date);
  const chosen = trainFields(choices);
  const shopOf = (from: string, to: string) => addressAtShop({ ...search.journey, from, to }, site);
  const journey = searchedJourney({ search, typed, listed, faster, shopOf }, site);
  const { returnDate } = search.journey;
  const onDay = (day: IsoDate) => {
    // The return moves along, so that it is never before the outward journey.
    const back = returnDate && returnDate < day ? day : returnDate;
    return localAddress(PATHS.search, language, { ...fieldsOfDate(search, day, back), ...chosen });
  };
  return {
    ...journey,
    posters: [posterAtStation(search.from.id), posterAtStation(search.to.id)],
    address,
    days: daysAround(date, { first: today, today }, onDay),
    ofToday: localAddress(PATHS.search, language, { ...fields, ...chosen, date: undefined }),
    choosing: {
      choices,
      via: readVia(search, choices, site),
      stations: CITIES.flatMap(({ stationId }) => stationLabel(language, stationId) ?? []),
      fields: {
        ...fields,
        [LANGUAGE_QUERY]: language === DEFAULT_LANGUAGE ? undefined : language,
      },
      isOpen: Object.values(chosen).some(Boolean),
      reset: localAddress(PATHS.search, language, fields),
    },
    isGone: choices.train !== '' && !journey.opened,
    isRoundTrip: search.journey.roundTrip,
    titleOut: search.journey.roundTrip
      ? textsFor(language, 'search')('return.outward', { day: journey.day })
      : undefined,
    returning: shownReturn({ search, choices, outward: journey.trains, faster: fasterBack }, site),
  };
}

/** Which trains the page of a search lists. */
export function listedSearch(
  search: ReadySearch,
  choices: TrainChoices,
  { language, today, minuteOfDay }: Pick<SiteRequest, 'language' | 'today' | 'minuteOfDay'>,
): ListedSearch {
  const { date } = search.journey;
  const fields = {
    ...fieldsOfDate(search, date),
    ...trainFields(choices),
    returnTrain: choices.returnTrain || undefined,
  };
  return {
    date,
    now: date === today ? minuteOfDay : undefined,
    choices,
    via: readVia(search, choices, { language }).via,
    search: localAddress(PATHS.search, language, fields),
  };
}
