import type { ReadySearch } from '#app/domain/search/check-search.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type TrainChoices, trainFields } from '#app/domain/search/train-choices.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { addressAtShop } from '#app/journeys/address-at-shop.ts';
import { railwayTrip } from '#app/journeys/onward-connections.ts';
import type { FasterTrain } from '#app/journeys/reach-data.ts';
import { type SearchTrains, searchTrains } from '#app/journeys/search-trains.ts';
import { endOfSearch } from '#app/journeys/searched-end.ts';
import { dayInFigures } from '#app/journeys/searched-journey.ts';
import { type TrainDetailsData, trainDetails } from '#app/journeys/train-details.ts';
import type { ListedSearch } from '#app/journeys/train-list.ts';
import { stationWords } from '#app/journeys/train-words.ts';
import type { FigureRow, TripGlance } from '#app/journeys/trip-facts.ts';
import { type DaysAround, daysAround } from './days-around.ts';
import { fieldsOfDate } from './fields-of-date.ts';
import { readVia } from './read-via.server.ts';

/** The way back of a round trip. */
export interface ShownReturn {
  /** «Return: Sunday 6 December 2026» */
  readonly title: string;
  readonly trains: SearchTrains;
  readonly rows: readonly FigureRow[];
  readonly glance: TripGlance | undefined;
  /** Says that the station on the way is the outward journey's; undefined without one. */
  readonly note: string | undefined;
  /** The train that the address opens. */
  readonly opened: TrainDetailsData | undefined;
  /** The address names a train that is not among the trains. */
  readonly isGone: boolean;
  /** The addresses of the same search with the return on the days around it. */
  readonly days: DaysAround;
}

interface WayBack {
  readonly search: ReadySearch;
  readonly choices: TrainChoices;
  /** The trains of the outward journey, which the return on the same day follows. */
  readonly outward: SearchTrains | undefined;
  /** A much faster train back that the timetable does not hold. */
  readonly faster: FasterTrain | undefined;
}

/**
 * The trains of the way back; undefined without a day of return, between places that have the same
 * station, and where the timetable has no train in either direction.
 */
export function shownReturn(
  { search, choices, outward, faster }: WayBack,
  site: SiteRequest,
): ShownReturn | undefined {
  const { date, returnDate } = search.journey;
  const { language, today } = site;
  if (!returnDate) return undefined;
  const railway = railwayTrip(site, endOfSearch(search.to), endOfSearch(search.from), returnDate);
  if (railway.fromId === railway.toId) return undefined;
  const arrival = date === returnDate ? outward && arrivalOf(outward) : undefined;
  const listed = listedReturn({ search, returnDate, choices, arrival }, site);
  const trains = searchTrains(site, railway.fromId, railway.toId, listed);
  const { facts, rows, glance } = dayInFigures({ railway, trains, faster }, site);
  if (!outward && !facts.figures && trains.count.all === 0) return undefined;
  const onDay = (day: IsoDate) =>
    localAddress(PATHS.search, language, {
      ...fieldsOfDate(search, date, day),
      ...trainFields(choices),
    });
  const { from, to } = search.journey;
  const via = readVia(search, choices, site).via?.station;
  const shopOf = (fromId: string, toId: string) => {
    const back = { ...search.journey, date: returnDate, roundTrip: false };
    return addressAtShop({ ...back, from: fromId, to: toId }, site);
  };
  const opened =
    trains.opened &&
    trainDetails(site, {
      ...listed,
      journey: trains.opened,
      ends: { from: railway.fromId, to: railway.toId },
      settings: choices.settings,
      shopAddress: shopOf(to, from),
      shopOf,
    });
  return {
    title: textsFor(language, 'search')('return.title', {
      day: formatLongDate(returnDate, language),
    }),
    trains,
    rows,
    glance,
    note:
      via &&
      textsFor(language, 'search')('return.withoutVia', { place: stationWords(via, language) }),
    opened,
    isGone: choices.returnTrain !== '' && !opened,
    days: daysAround(returnDate, { first: date, today }, onDay),
  };
}

/** The return of a search. */
interface SearchedReturn {
  readonly search: ReadySearch;
  readonly returnDate: IsoDate;
  readonly choices: TrainChoices;
  /**
   * The arrival of the outward journey on the same day, in minutes after midnight: earlier trains
   * are folded away.
   */
  readonly arrival?: number | undefined;
}

/** Which trains the list of the return has. */
export function listedReturn(
  { search, returnDate, choices, arrival }: SearchedReturn,
  { language, today, minuteOfDay }: Pick<SiteRequest, 'language' | 'today' | 'minuteOfDay'>,
): ListedSearch {
  const fields = {
    ...fieldsOfDate(search, search.journey.date),
    ...trainFields(choices),
    train: choices.train || undefined,
  };
  return {
    date: returnDate,
    now: returnDate === today ? minuteOfDay : undefined,
    // The times and the station on the way are those of the outward journey.
    choices: { ...choices, leave: arrival, arrive: undefined, via: '', stay: 0 },
    search: localAddress(PATHS.search, language, fields),
    field: 'returnTrain',
  };
}

/** The arrival of the open train; without one, the earliest of the listed trains. */
function arrivalOf({ opened, earliestArrival }: SearchTrains): number | undefined {
  return opened ? opened.arrival : earliestArrival;
}
