import { stationLabel } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { usualDayOf, weekdayOf } from '#app/domain/timetable/days.ts';
import { countTrains, firstOfDay } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import type { Weekday } from '#app/domain/timetable/timetable.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type DayStripData, dayStrip } from './day-strip.ts';
import { type DatedSeller, datedSellers } from './ticket-sellers.ts';
import { type BasisRequest, typicalDayName, usualBasis } from './timetable-basis.ts';
import { searchOfDate } from './train-key.ts';
import {
  type CompaniesInWords,
  companiesOfRows,
  type ListedDay,
  rowsOf,
  type TrainRow,
  type TrainTableData,
} from './train-rows.ts';

/** The most trains of a day without a choice of the most useful ones above its whole table. */
const MOST_WHOLE = 10;
const MOST_CHOSEN = 8;

/** The days with texts of their own; `date` is the only weekday with trains. */
type DayName = 'weekday' | 'saturday' | 'sunday' | 'typical';

interface Day extends ListedDay {
  readonly name: DayName;
  /** The day in words, for the texts with a gap for it. */
  readonly day?: string;
}

interface DayTable extends TrainTableData {
  readonly name: DayName;
}

/** The trains between two stations as tables of days. */
export interface DayTrainsData {
  readonly days: readonly DayTable[];
  readonly chosen: TrainTableData | undefined;
  /** The first day that has trains; undefined where it has few. */
  readonly strip: DayStripData | undefined;
  /** The basis of these trains: sentences above the tables. */
  readonly basis: string;
  /** Empty where the shop that the form opens sells all of them. */
  readonly sellers: readonly DatedSeller[];
}

/** The trains between two stations on a weekday, a Saturday and a Sunday; undefined without any. */
export function dayTrains(
  request: BasisRequest,
  fromId: string,
  toId: string,
): DayTrainsData | undefined {
  const { planner, language, today } = request;
  const nameOf = (id: string) => stationLabel(language, id) ?? id;
  const figures = planner.figuresOf(fromId, toId);
  if (!figures) return undefined;
  const pair = { from: nameOf(fromId), to: nameOf(toId) };
  const trainsOf = ({ day, trains }: (typeof figures.days)[number]): ListedDay => ({
    journeys: trains,
    search: searchOfDate(language, pair, nextUsual(day, today)),
  });
  const [weekday, saturday, sunday] = figures.days;
  const { onlyWeekday } = figures;
  const days: readonly Day[] = [
    onlyWeekday === undefined
      ? { name: 'weekday', ...trainsOf(weekday) }
      : { name: 'typical', day: typicalDayName(onlyWeekday, language), ...trainsOf(weekday) },
    { name: 'saturday', ...trainsOf(saturday) },
    { name: 'sunday', ...trainsOf(sunday) },
  ];
  if (days.every(({ journeys }) => journeys.length === 0)) return undefined;
  return tablesOf(days, usualBasis(request, figures), request);
}

/** The next date after today that is such a day of the week and no public holiday. */
function nextUsual(day: Weekday, today: IsoDate): IsoDate {
  let date = addDays(today, 1);
  while (weekdayOf(date) !== day || usualDayOf(date) !== day) date = addDays(date, 1);
  return date;
}

function tablesOf(days: readonly Day[], basis: string, request: BasisRequest): DayTrainsData {
  const { planner, language, today } = request;
  const { timetable } = planner;
  const journeys = days.flatMap((day) => day.journeys);
  const companies = companiesOfRows(timetable, journeys, language);
  const tables = days.map((day) => tableOf(day, companies, language));
  // The strip and the chosen rows are of the first day that has trains.
  const at = days.findIndex((day) => day.journeys.length > 0);
  const day = days[at];
  const rows = tables[at]?.rows ?? [];
  const [first, ...others] = tables.map((table) => wordsOf(table.rows));
  const areAlike = days[0]?.name === 'weekday' && others.every((words) => words === first);
  const daily = textsFor(language, 'trains')('all.daily', { count: rows.length });
  const dailyTitle = withDirect(daily, days[0]?.journeys ?? [], language);
  return {
    days: areAlike ? [{ name: 'weekday', title: dailyTitle, rows }] : tables,
    chosen: day && chosenRows(day, rows, language),
    strip: day && dayStrip(day),
    basis,
    sellers: datedSellers(timetable, journeys, language, today),
  };
}

/** The words of rows, without the day of their addresses. */
function wordsOf(rows: readonly TrainRow[]): string {
  return JSON.stringify(rows.map(({ address, ...words }) => words));
}

function tableOf(day: Day, companies: CompaniesInWords, language: Language): DayTable {
  const { name, journeys } = day;
  const title = textsFor(language, 'trains')(journeys.length > 0 ? `all.${name}` : `none.${name}`, {
    count: journeys.length,
    day: day.day,
  });
  return {
    name,
    title: withDirect(title, journeys, language),
    rows: rowsOf(day, companies, language),
  };
}

/**
 * The title of a table with the number of its direct trains, where others are among them: other
 * parts of a page count those alone.
 */
function withDirect(title: string, journeys: readonly Journey[], language: Language): string {
  const { all, direct } = countTrains(journeys);
  if (direct === 0 || direct === all) return title;
  return textsFor(language, 'trains')('facts.someDirect', { all: title, count: direct });
}

function chosenRows(
  { name, journeys }: Day,
  rows: readonly TrainRow[],
  language: Language,
): TrainTableData | undefined {
  const chosen = mostUseful(journeys);
  if (journeys.length <= MOST_WHOLE || chosen.size === 0) return undefined;
  return {
    title: textsFor(language, 'trains')(`choice.${name}`),
    rows: rows.filter((_, at) => chosen.has(journeys[at])),
  };
}

/**
 * A full day's most useful journeys: the first, the last, the fastest, and the fastest of each part
 * of the time between the first and the last.
 */
function mostUseful(journeys: readonly Journey[]): ReadonlySet<Journey | undefined> {
  const first = firstOfDay(journeys);
  const last = journeys.at(-1);
  if (!first || !last) return new Set();
  const start = first.departure;
  const span = last.departure - start + 1;
  const parts = MOST_CHOSEN - 3;
  const partOf = ({ departure }: Journey) => Math.floor(((departure - start) * parts) / span);
  const between = journeys.slice(1, -1);
  const best = Array.from({ length: parts }, (_, part) =>
    fastestOf(between.filter((journey) => partOf(journey) === part)),
  );
  return new Set([first, last, fastestOf(journeys), ...best]);
}
