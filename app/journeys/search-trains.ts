import type { TrainChoices } from '#app/domain/search/train-choices.ts';
import { usualDayOf } from '#app/domain/timetable/days.ts';
import { countTrains, type TrainCount, withoutDetours } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type DayStripData, dayStrip, isHighSpeed } from './day-strip.ts';
import { restrictionWords } from './restriction-words.ts';
import { type DatedSeller, datedSellers } from './ticket-sellers.ts';
import {
  type DateRequest,
  dateBasis,
  hasOwnTrains,
  missingOperators,
  typicalDayName,
} from './timetable-basis.ts';
import { trainKey } from './train-key.ts';
import { type ListedSearch, listTrains, type TrainList } from './train-list.ts';
import { companiesOfRows, hasLeft, rowsOf } from './train-rows.ts';

/** The fewest trains of a long list, which may be filtered. */
const LONG_LIST = 10;

/** The filters of a list. */
export type TrainFilter = NonNullable<TrainChoices['only']>;

/** The trains of a search, with the facts of the pair about its date. */
export interface SearchTrains extends TrainList {
  /** The name of the figure that counts the trains of the date by the visitor's settings. */
  readonly countName: string;
  readonly count: TrainCount;
  /** The visitor's setting that leaves out most trains of the pair. */
  readonly restriction: 'regional' | 'via' | undefined;
  /** All settings that leave out trains, in words; undefined without any. */
  readonly restrictedTo: string | undefined;
  /** Companies whose trains of the date are not known, so that no figure has them. */
  readonly missing: readonly string[];
  /**
   * The fastest of these trains that have not left; undefined when there is none. Trains of a
   * typical day never leave.
   */
  readonly fastest: Journey | undefined;
  /** The basis of these trains: sentences above the list. */
  readonly basis: string;
  readonly strip: DayStripData | undefined;
  /** Filters that leave at most half of a long list, and the one that is chosen. */
  readonly filters: readonly TrainFilter[];
  /** Empty where the shop that the form opens sells all tickets. */
  readonly sellers: readonly DatedSeller[];
  /** The train that the address opens; undefined without one, and where it does not run. */
  readonly opened: Journey | undefined;
}

const FILTERS: Readonly<Record<TrainFilter, (journey: Journey) => boolean>> = {
  direct: ({ changes }) => changes === 0,
  fast: isHighSpeed,
};

/**
 * The trains of a date between two stations, by a visitor's choices: the date's own where a feed of
 * the timetable covers it, otherwise those of a typical day.
 */
export function searchTrains(
  request: DateRequest,
  fromId: string,
  toId: string,
  { date, now, choices, search, via, field = 'train' }: ListedSearch,
): SearchTrains {
  const { planner, language } = request;
  const t = textsFor(language, 'trains');
  // Without choices it is the same table, which is found once.
  const all = planner.journeysWith(fromId, toId, date, {});
  const found = via
    ? withoutDetours(planner.journeysVia(fromId, toId, date, { via, settings: choices.settings }))
    : planner.journeysWith(fromId, toId, date, choices.settings);
  const filtered = choices.only ? found.filter(FILTERS[choices.only]) : found;
  const isOwn = hasOwnTrains(planner, fromId, toId, date);
  const day = isOwn ? formatLongDate(date, language) : typicalDayName(usualDayOf(date), language);

  const companies = companiesOfRows(planner.timetable, found, language);
  // Trains of a typical day are not today's: they may be earlier, but none has left.
  const ownNow = isOwn ? now : undefined;
  const rows = rowsOf({ journeys: filtered, now: ownNow, search, field }, companies, language);
  const restrictedTo = restrictionWords(choices.settings, via, language);
  const trains = { all, found, filtered, rows, isOwn, day, restrictedTo };
  const list = listTrains(trains, { now, choices }, language);
  const remaining = found.filter((journey) => !hasLeft(journey, now));
  return {
    countName: restrictedTo
      ? t('facts.departuresRestricted', { restriction: restrictedTo })
      : t(isOwn ? 'facts.departuresOfDate' : 'facts.departuresOfTypical', { day }),
    count: countTrains(found),
    restriction: via ? 'via' : choices.settings.kinds,
    restrictedTo,
    missing: missingOperators(planner, fromId, toId, date),
    fastest: fastestOf(isOwn ? remaining : found),
    basis: dateBasis(request, fromId, toId, date).join(' '),
    ...list,
    strip: dayStrip({ journeys: filtered, now: ownNow, search, field }),
    filters: filtersOf(found, choices.only),
    sellers: datedSellers(planner.timetable, found, language, request.today),
    opened: filtered.find((journey) => trainKey(journey) === choices[field]),
  };
}

function filtersOf(
  journeys: readonly Journey[],
  chosen: TrainFilter | undefined,
): readonly TrainFilter[] {
  return (['direct', 'fast'] as const).filter((filter) => {
    const left = journeys.filter(FILTERS[filter]).length;
    const halves = left > 0 && left * 2 <= journeys.length;
    return filter === chosen || (halves && journeys.length >= LONG_LIST);
  });
}
