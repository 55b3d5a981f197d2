import type { Language } from '#app/domain/language.ts';
import type { ReadySearch } from '#app/domain/search/check-search.ts';
import type { ShopJourney } from '#app/domain/search/shop-link.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import {
  type OnwardConnection,
  partRows,
  type RailwayTrip,
  railwayTrip,
  withConnections,
} from './onward-connections.ts';
import type { FasterTrain } from './reach-data.ts';
import { type SearchTrains, searchTrains } from './search-trains.ts';
import { endOfSearch, labelsOf, nameOfEnd } from './searched-end.ts';
import { type DateRequest, isOnSale } from './timetable-basis.ts';
import { type TrainDetailsData, trainDetails } from './train-details.ts';
import type { ListedSearch } from './train-list.ts';
import { type FigureRow, type TripFacts, type TripGlance, tripFacts } from './trip-facts.ts';

/** A searched journey in words. */
export interface SearchedJourney {
  /** «From Florence S. M. Novella», «to Milan Centrale» */
  readonly pair: readonly [from: string, to: string];
  /** «Thursday 24 December 2026» */
  readonly day: string;
  /** «Back on Sunday 27 December 2026»; undefined without a day of return. */
  readonly dayOfReturn: string | undefined;
  /** The travellers and the kind of ticket. */
  readonly details: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly glance: TripGlance | undefined;
  /** The gaps of the timetable, with a note that the shop has the rest; empty without either. */
  readonly hint: string;
  /** Which stations were chosen for the visitor's own words. */
  readonly taken: readonly string[];
  /** The address of the pair's route page, where there is one. */
  readonly route: string | undefined;
  /**
   * Whether a shop sells it: the day's trains; perhaps some, or later, before the sale; nothing,
   * where only a ferry, a bus or a plane goes.
   */
  readonly inShop: 'trains' | 'perhaps' | 'nothing';
  /** The onward connections between a place without a railway and its station. */
  readonly onwardConnections: readonly OnwardConnection[];
  readonly trains: SearchTrains | undefined;
  /** The train that the address opens. */
  readonly opened: TrainDetailsData | undefined;
}

/** A search without problems, with what its page knows of it. */
export interface CheckedSearch {
  readonly search: ReadySearch;
  /** The stations as the visitor wrote them. */
  readonly typed: { readonly from: string; readonly to: string };
  /** Which trains are listed. */
  readonly listed: ListedSearch;
  /** A much faster train that the timetable does not hold. */
  readonly faster: FasterTrain | undefined;
  /** The address of the form's shop between two stations. */
  readonly shopOf: (fromId: string, toId: string) => string;
}

/** Writes the timetable's facts about a checked search and its date. */
export function searchedJourney(
  { search, typed, listed, faster, shopOf }: CheckedSearch,
  request: DateRequest,
): SearchedJourney {
  const { from, to, journey } = search;
  const { language } = request;
  const t = textsFor(language, 'search');
  const names = { from: nameOfEnd(from, language), to: nameOfEnd(to, language) };
  const railway = railwayTrip(request, endOfSearch(from), endOfSearch(to), journey.date);
  const { fromId, toId, onwardConnections } = railway;
  const trains = fromId === toId ? undefined : searchTrains(request, fromId, toId, listed);
  const { facts, rows, glance } = dayInFigures({ railway, trains, faster }, request);
  const hasTrains = trains !== undefined && trains.count.all > 0;
  const texts = facts.figures || hasTrains ? facts.others : [facts.text];
  const isKnown = hasTrains || facts.isReachable;
  const inShop = offerOfShop({
    hasNone: fromId === toId || (facts.isOverSea && !isKnown),
    hasDay: isOnSale(request, journey.date) && (isKnown || onwardConnections.length > 0),
  });
  return {
    pair: [t('summary.from', { station: names.from }), t('summary.to', { station: names.to })],
    day: formatLongDate(journey.date, language),
    dayOfReturn: journey.returnDate
      ? t('return.day', { day: formatLongDate(journey.returnDate, language) })
      : undefined,
    details: detailsOf(journey, language),
    rows,
    glance,
    inShop,
    onwardConnections,
    // Beside the list of the return stands how the shop goes on.
    hint: [...texts, ...(inShop === 'trains' && !journey.returnDate ? [t('hint')] : [])].join(' '),
    taken: takenNotes(typed, { from, to }, language),
    route: facts.route,
    trains: facts.figures || hasTrains ? trains : undefined,
    opened:
      trains?.opened &&
      trainDetails(request, {
        ...listed,
        journey: trains.opened,
        ends: { from: fromId, to: toId },
        settings: listed.choices.settings,
        shopAddress: shopOf(from.id, to.id),
        shopOf,
      }),
  };
}

/** A shop that may have no train either, or not yet, is not said to show the day's trains. */
function offerOfShop({ hasNone, hasDay }: { hasNone: boolean; hasDay: boolean }) {
  if (hasNone) return 'nothing';
  return hasDay ? 'trains' : 'perhaps';
}

interface DayOfTrip {
  readonly railway: RailwayTrip;
  /** The trains of the day; undefined from a station to itself. */
  readonly trains: SearchTrains | undefined;
  readonly faster: FasterTrain | undefined;
}

/** The facts of a trip on a day, and the rows of its figures with the onward connections. */
export function dayInFigures(
  { railway, trains, faster }: DayOfTrip,
  { planner, language, today }: DateRequest,
): { readonly facts: TripFacts } & Pick<SearchedJourney, 'rows' | 'glance'> {
  const { fromId, toId, isPart, onwardConnections } = railway;
  const facts = tripFacts({
    planner,
    language,
    today,
    fromId,
    toId,
    faster,
    isPart,
    ofDate: trains,
  });
  const rows = isPart ? partRows(facts, trains?.fastest, railway, language) : facts.rows;
  // The time of a part is not that of the whole journey.
  const glance = isPart ? undefined : facts.glance;
  return { facts, rows: withConnections(rows, onwardConnections), glance };
}

function detailsOf(
  { adults, children, roundTrip }: ShopJourney,
  language: Language,
): readonly string[] {
  const t = textsFor(language, 'booking');
  const details = [t('adultCount', { count: adults })];
  if (children > 0) details.push(t('childCount', { count: children }));
  return [...details, t(roundTrip ? 'roundTrip' : 'oneWay')];
}

/**
 * Says which stations were chosen for texts that are not the beginnings of their names in any
 * language, in one sentence: the same search in another language keeps its texts.
 */
function takenNotes(
  typed: CheckedSearch['typed'],
  chosen: Pick<ReadySearch, 'from' | 'to'>,
  language: Language,
): readonly string[] {
  const t = textsFor(language, 'search');
  // The title names both stations: only a name that it does not begin with needs a word.
  const isNamed = (end: 'from' | 'to') =>
    labelsOf(chosen[end]).some((label) => `${fold(label)} `.startsWith(`${fold(typed[end])} `));
  const taken = (['from', 'to'] as const).filter((end) => !isNamed(end));
  if (taken.length > 1) return [t('takenBoth', { from: typed.from, to: typed.to })];
  return taken.map((end) =>
    t('taken', {
      typed: unbrokenInitials(typed[end]),
      station: unbrokenInitials(chosen[end].label),
    }),
  );
}
