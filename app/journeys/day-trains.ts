import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { coversDate, usualDayOf } from '#app/domain/timetable/days.ts';
import { countTrains, firstOf, type TrainCount } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { formatDuration, formatLongDate } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import {
  companiesInWords,
  haveSeveralCompanies,
  type TicketSeller,
  ticketSellers,
} from './ticket-sellers.ts';
import {
  type BasisRequest,
  type DateRequest,
  dateBasis,
  typicalDayName,
  usualBasis,
} from './timetable-basis.ts';
import { clockTime, HIGH_SPEED, trainsOfJourney, weekdayName } from './train-words.ts';

/** The most trains of a day without a choice of the most useful ones above its whole table. */
const MOST_WHOLE = 10;
/** The fewest departures that make a picture of a day. */
const FEWEST_DRAWN = 4;
const MOST_CHOSEN = 8;

/** The days with texts of their own; `typical` is a usual day that stands in for a date. */
type DayName = 'weekday' | 'saturday' | 'sunday' | 'date' | 'typical';

interface Day {
  readonly name: DayName;
  /** The day in words, for the texts with a gap for it. */
  readonly day?: string;
  readonly journeys: readonly Journey[];
  /** Minutes after midnight, if the day is today. */
  readonly now?: number | undefined;
}

type TrainMark = 'first' | 'last' | 'fastest' | 'nextDay' | 'dayBefore' | 'left' | 'next';

interface TrainRow {
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  readonly trains: string;
  /** Where the tables have trains of several companies. */
  readonly companies: string | undefined;
  readonly marks: readonly TrainMark[];
}

/** A table of trains in the order of their departures. */
export interface TrainTableData {
  readonly title: string;
  readonly rows: readonly TrainRow[];
}

interface DayTable extends TrainTableData {
  readonly name: DayName;
}

/** The trains between two stations as tables of days. */
export interface DayTrainsData {
  readonly days: readonly DayTable[];
  readonly chosen: TrainTableData | undefined;
  /**
   * A day's departures as SVG paths, a coordinate a minute: tall strokes for high-speed trains.
   * Undefined for a day with few trains.
   */
  readonly drawing: { readonly fast: string; readonly others: string } | undefined;
  /** What these trains are: sentences above the tables. */
  readonly basis: string;
  /** Empty where the shop that the form opens sells all of them. */
  readonly sellers: readonly TicketSeller[];
}

/** The trains of a date, with the facts of the pair about it. */
export interface DateTrains extends DayTrainsData {
  /** The name of the figure that counts them. */
  readonly countName: string;
  readonly count: TrainCount;
  /** The fastest train of the table that has not left; undefined when there is none. */
  readonly fastest: Journey | undefined;
}

/** The trains between two stations on a weekday, a Saturday and a Sunday; undefined without any. */
export function dayTrains(
  request: BasisRequest,
  fromId: string,
  toId: string,
): DayTrainsData | undefined {
  const { planner, language } = request;
  const figures = planner.figuresOf(fromId, toId);
  if (!figures) return undefined;
  const [weekday, saturday, sunday] = figures.days;
  const days: readonly Day[] = [
    figures.onlyWeekday === undefined
      ? { name: 'weekday', journeys: weekday.trains }
      : { name: 'date', day: weekdayName(figures.onlyWeekday, language), journeys: weekday.trains },
    { name: 'saturday', journeys: saturday.trains },
    { name: 'sunday', journeys: sunday.trains },
  ];
  if (days.every(({ journeys }) => journeys.length === 0)) return undefined;
  return tablesOf(days, usualBasis(request), request);
}

/**
 * The trains of a date: its own where a feed of the timetable covers it, otherwise those of a
 * typical day.
 *
 * @param now minutes after midnight in Rome when the date is today: earlier trains have left
 */
export function dateTrains(
  request: DateRequest,
  fromId: string,
  toId: string,
  { date, now }: { readonly date: IsoDate; readonly now: number | undefined },
): DateTrains {
  const { planner, language } = request;
  const t = textsFor(language, 'trains');
  const isOwn = coversDate(planner.timetable, date);
  const journeys = planner.trainsOfDay(fromId, toId, date);
  const day = isOwn ? formatLongDate(date, language) : typicalDayName(usualDayOf(date), language);
  const shown: Day = { name: isOwn ? 'date' : 'typical', day, journeys, now };
  const basis = [...dateBasis(request, fromId, toId, date)];
  const remaining = journeys.filter((journey) => !hasLeft(journey, now));
  if (journeys.length > 0 && remaining.length === 0) basis.push(t('noMore'));
  return {
    countName: t(isOwn ? 'facts.departuresOfDate' : 'facts.departuresOfTypical', { day }),
    count: countTrains(journeys),
    fastest: fastestOf(remaining),
    ...tablesOf([shown], basis.join(' '), request),
  };
}

/** Whether a train of today has left. */
export function hasLeft({ departure }: Journey, now: number | undefined): boolean {
  return now !== undefined && departure < now;
}

function tablesOf(
  days: readonly Day[],
  basis: string,
  { planner, language }: BasisRequest,
): DayTrainsData {
  const t = textsFor(language, 'trains');
  const { timetable } = planner;
  const journeys = days.flatMap((day) => day.journeys);
  const companies = haveSeveralCompanies(timetable, journeys)
    ? (journey: Journey) => companiesInWords(timetable, journey, language)
    : () => undefined;
  const tables = days.map((day) => tableOf(day, companies, language));
  // The drawing and the chosen rows are of the first day that has trains.
  const at = days.findIndex(({ journeys }) => journeys.length > 0);
  const day = days[at];
  const rows = tables[at]?.rows ?? [];
  const areAlike =
    days[0]?.name === 'weekday' &&
    tables.every((table) => JSON.stringify(table.rows) === JSON.stringify(rows));
  return {
    days: areAlike
      ? [{ name: 'weekday', title: t('all.daily', { count: rows.length }), rows }]
      : tables,
    chosen: day && chosenRows(day, rows, language),
    drawing: day && drawingOf(day),
    basis,
    sellers: ticketSellers(timetable, journeys, language),
  };
}

function tableOf(day: Day, companies: InWords, language: Language): DayTable {
  const { name, journeys } = day;
  const title = textsFor(language, 'trains')(journeys.length > 0 ? `all.${name}` : `none.${name}`, {
    count: journeys.length,
    day: day.day,
  });
  return { name, title, rows: rowsOf(day, companies, language) };
}

function chosenRows(
  day: Day,
  rows: readonly TrainRow[],
  language: Language,
): TrainTableData | undefined {
  const { name, journeys, now } = day;
  const chosen = mostUseful(day);
  if (journeys.length <= MOST_WHOLE || chosen.size === 0) return undefined;
  return {
    title: textsFor(language, 'trains')(`choice.${now === undefined ? name : 'today'}`),
    rows: rows.filter((_, at) => chosen.has(journeys[at])),
  };
}

function drawingOf({ journeys }: Day): DayTrainsData['drawing'] {
  if (journeys.length < FEWEST_DRAWN) return undefined;
  const isFast = ({ rides }: Journey) => rides.some(({ kind }) => HIGH_SPEED.has(kind));
  const strokes = (drawn: readonly Journey[], top: number) =>
    drawn.map(({ departure }) => `M${Math.max(0, departure)} 40V${top}`).join('');
  return {
    fast: strokes(journeys.filter(isFast), 0),
    others: strokes(
      journeys.filter((journey) => !isFast(journey)),
      20,
    ),
  };
}

/** A journey's companies in words; undefined where they are not named. */
type InWords = (journey: Journey) => string | undefined;

function rowsOf(
  { journeys, now }: Day,
  companies: InWords,
  language: Language,
): readonly TrainRow[] {
  const marksOf = (journey: Journey) => {
    const marks: TrainMark[] = [];
    if (journeys.length > 1) {
      if (journey === first) marks.push('first');
      if (journey === last) marks.push('last');
      if (journey === fastest) marks.push('fastest');
    }
    if (journey.arrival >= DAY_MINUTES) marks.push('nextDay');
    if (journey.departure < 0) marks.push('dayBefore');
    if (hasLeft(journey, now)) marks.push('left');
    if (journey === next) marks.push('next');
    return marks;
  };
  const fastest = fastestOf(journeys);
  // Below the trains that leave the evening before, none is called the first.
  const first = journeys.some(({ departure }) => departure < 0) ? undefined : journeys[0];
  const last = journeys.findLast(({ departure }) => departure >= 0);
  const next = now === undefined ? undefined : journeys.find((journey) => !hasLeft(journey, now));
  return journeys.map((journey) => ({
    departure: clockTime(journey.departure),
    arrival: clockTime(journey.arrival),
    duration: formatDuration(journey.durationMinutes, language),
    trains: trainsOfJourney(journey, language),
    companies: companies(journey),
    marks: marksOf(journey),
  }));
}

/**
 * A full day's most useful journeys: the next ones of today; of any other day the first, the last,
 * the fastest, and the fastest of each part of the time between the first and the last.
 */
function mostUseful({ journeys, now }: Day): ReadonlySet<Journey | undefined> {
  if (now !== undefined) {
    const remaining = journeys.filter((journey) => !hasLeft(journey, now));
    return new Set(remaining.slice(0, MOST_CHOSEN));
  }
  const [first, last] = [firstOf(journeys), journeys.at(-1)];
  const start = first?.departure ?? 0;
  const span = (last?.departure ?? 0) - start + 1;
  const parts = MOST_CHOSEN - 3;
  const partOf = ({ departure }: Journey) => Math.floor(((departure - start) * parts) / span);
  const between = journeys.slice(1, -1);
  const best = Array.from({ length: parts }, (_, part) =>
    fastestOf(between.filter((journey) => partOf(journey) === part)),
  );
  return new Set([first, last, fastestOf(journeys), ...best]);
}
