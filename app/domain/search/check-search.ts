import type { StationResolution } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { IsoDate } from './iso-date.ts';
import { checkDate, type DateProblem, type JourneySearch } from './journey-search.ts';
import type { ShopJourney } from './shop-link.ts';

/** Why a search is invalid, by its field; with `choice` the text fits several stations. */
export interface SearchProblems {
  readonly from?: 'missing' | 'unknown' | 'choice' | undefined;
  readonly to?: SearchProblems['from'] | 'same';
  readonly date?: DateProblem | undefined;
}

/** The parts of a station that a checked search needs. */
export interface ChosenStation extends Pick<Station, 'id' | 'label'> {
  /** The slug of a place without a railway that one goes on to, which the label names as well. */
  readonly place?: string | undefined;
}

/** The meaning of a field's text; the form keeps only these parts of a chosen station. */
export type FieldMeaning =
  | Exclude<StationResolution, { readonly station: Station }>
  | { readonly kind: 'exact' | 'single'; readonly station: ChosenStation };

/** A search without problems, ready for the shop. */
export interface ReadySearch {
  readonly kind: 'ready';
  readonly journey: ShopJourney;
  readonly from: ChosenStation;
  readonly to: ChosenStation;
}

/** A search with problems; its stations as far as they are known. */
export interface FaultySearch {
  readonly kind: 'problems';
  readonly problems: SearchProblems;
  readonly from: ChosenStation | undefined;
  readonly to: ChosenStation | undefined;
}

/** A search after the check. */
export type CheckedSearch = ReadySearch | FaultySearch;

/**
 * Checks a search by the rules of docs/product.md, section 5: both stations and the date are given
 * and known, the stations differ, the date is not past.
 *
 * @param from the stations that the departure's text may mean; `to` likewise
 * @param today the day in Rome
 */
export function checkSearch(
  search: JourneySearch,
  from: FieldMeaning,
  to: FieldMeaning,
  today: IsoDate,
): CheckedSearch {
  const departure = 'station' in from ? from.station : undefined;
  const arrival = 'station' in to ? to.station : undefined;
  const dateProblem = checkDate(search.date, today);
  const isSame = departure !== undefined && departure.id === arrival?.id;
  if (departure && arrival && !isSame && !dateProblem) {
    const journey = { ...search, from: departure.id, to: arrival.id, date: search.date as IsoDate };
    return { kind: 'ready', from: departure, to: arrival, journey };
  }
  const problems: SearchProblems = {
    from: stationProblem(from),
    to: isSame ? 'same' : stationProblem(to),
    date: dateProblem,
  };
  return { kind: 'problems', problems, from: departure, to: arrival };
}

function stationProblem(meant: FieldMeaning): SearchProblems['from'] {
  if ('station' in meant) return undefined;
  return meant.kind === 'empty' ? 'missing' : meant.kind;
}

/**
 * The message that sums up a search's problems: one of the two of docs/product.md, section 8, or
 * that some fields need attention, which then say why.
 */
export type SearchMessage = 'allFields' | 'sameStation' | 'attention';

/** The one message that sums up a search's problems, the most basic first. */
export function summarise({ from, to, date }: SearchProblems): SearchMessage {
  if ([from, to, date].includes('missing')) return 'allFields';
  return to === 'same' ? 'sameStation' : 'attention';
}
