import type { StationResolution } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { IsoDate } from './iso-date.ts';
import { checkDate, type DateProblem, type JourneySearch } from './journey-search.ts';
import type { ShopJourney } from './shop-link.ts';

/**
 * What stands in the way of a search, by its field: of a `choice` between several stations the
 * visitor says which.
 */
export interface SearchProblems {
  readonly from?: 'missing' | 'unknown' | 'choice' | undefined;
  readonly to?: SearchProblems['from'] | 'same';
  readonly date?: DateProblem | undefined;
}

/** A station as far as a checked search needs it. */
export type ChosenStation = Pick<Station, 'id' | 'label'>;

/**
 * A search after the check: ready for the shop, or with the problems of its fields; its stations as
 * far as they are known.
 */
export type CheckedSearch =
  | Readonly<{ kind: 'ready'; journey: ShopJourney; from: ChosenStation; to: ChosenStation }>
  | Readonly<
      { kind: 'problems'; problems: SearchProblems } & Record<
        'from' | 'to',
        ChosenStation | undefined
      >
    >;

/**
 * Checks a search, `from` and `to` being what its texts mean and `today` the day in Rome, by the
 * rules of docs/product.md, section 5: both stations and the date are there and known, the stations
 * differ, the date is not past.
 */
export function checkSearch(
  search: JourneySearch,
  from: StationResolution,
  to: StationResolution,
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

function stationProblem(meant: StationResolution): SearchProblems['from'] {
  if ('station' in meant) return undefined;
  return meant.kind === 'empty' ? 'missing' : meant.kind;
}

/** The kinds of message that a search with problems shows at once, the most basic first. */
export type SearchMessage =
  | 'allFields'
  | 'sameStation'
  | 'unknownStation'
  | 'chooseStation'
  | 'badDate';

/** The one message that sums up a search's problems (docs/product.md, section 8). */
export function summarise(problems: SearchProblems): SearchMessage {
  if (problems.from === 'missing' || problems.to === 'missing' || problems.date === 'missing')
    return 'allFields';
  if (problems.to === 'same') return 'sameStation';
  if (problems.from === 'unknown' || problems.to === 'unknown') return 'unknownStation';
  return problems.from || problems.to ? 'chooseStation' : 'badDate';
}
