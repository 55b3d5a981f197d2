import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { coversDate, feedsCovering, weekdayOf } from '#app/domain/timetable/days.ts';
import { countTrains, firstOf, type TrainCount } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { DAY_MINUTES, type Timetable, WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { formatDuration, formatList, formatLongDate } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import {
  clockTime,
  HIGH_SPEED,
  timetableNames,
  trainsOfJourney,
  weekdayName,
} from './train-words.ts';

/** The most trains of a day without a choice of the most useful ones above its whole table. */
const MOST_WHOLE = 10;
/** The fewest departures that make a picture of a day. */
const FEWEST_DRAWN = 4;
const MOST_CHOSEN = 8;

/** The days with texts of their own: `date` is a searched date, `now` the rest of today. */
type DayName = 'weekday' | 'saturday' | 'sunday' | 'date' | 'now';

interface Day {
  readonly name: DayName;
  /** The day in words, for the texts with a gap for it. */
  readonly day?: string;
  readonly journeys: readonly Journey[];
}

type TrainMark = 'first' | 'last' | 'fastest' | 'nextDay' | 'dayBefore';

interface TrainRow {
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  readonly trains: string;
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
  readonly source: string;
}

/** The trains of a date, with the facts of the pair about it. */
export interface DateTrains extends DayTrainsData {
  /** The date, or its day of the week where the timetable does not have the date. */
  readonly day: string;
  readonly count: TrainCount;
  /** The fastest train in the table; undefined when it is empty. */
  readonly fastest: Journey | undefined;
}

/** The trains between two stations on a weekday, a Saturday and a Sunday; undefined without any. */
export function dayTrains(
  planner: Planner,
  fromId: string,
  toId: string,
  language: Language,
): DayTrainsData | undefined {
  const figures = planner.figuresOf(fromId, toId);
  if (!figures) return undefined;
  const [weekday, saturday, sunday] = figures.days;
  const days: readonly Day[] = [
    weekday.day === WEDNESDAY
      ? { name: 'weekday', journeys: weekday.trains }
      : { name: 'date', day: weekdayName(weekday.day, language), journeys: weekday.trains },
    { name: 'saturday', journeys: saturday.trains },
    { name: 'sunday', journeys: sunday.trains },
  ];
  if (days.every(({ journeys }) => journeys.length === 0)) return undefined;
  return tablesOf(days, usualSource(planner.timetable, language), language);
}

/**
 * The trains of a date: its own where the timetable has them, otherwise those of its day of the
 * week.
 *
 * @param now minutes after midnight in Rome when the date is today: earlier trains are left out
 */
export function dateTrains(
  planner: Planner,
  fromId: string,
  toId: string,
  language: Language,
  { date, now }: { readonly date: IsoDate; readonly now: number | undefined },
): DateTrains {
  const { timetable } = planner;
  const isOwn = coversDate(timetable, date);
  const journeys = planner.trainsOfDay(fromId, toId, date);
  const day = isOwn ? formatLongDate(date, language) : weekdayName(weekdayOf(date), language);
  const shown: Day =
    isOwn && now !== undefined
      ? { name: 'now', journeys: journeys.filter(({ departure }) => departure >= now) }
      : { name: 'date', day, journeys };
  const source = isOwn
    ? dateSource(timetable, date, day, language)
    : usualSource(timetable, language);
  return {
    day,
    count: countTrains(journeys),
    fastest: fastestOf(shown.journeys),
    ...tablesOf([shown], source, language),
  };
}

function usualSource({ feeds }: Timetable, language: Language): string {
  return textsFor(language, 'trains')('source', { timetables: timetableNames(feeds, language) });
}

function dateSource(timetable: Timetable, date: IsoDate, day: string, language: Language): string {
  const names = new Set(feedsCovering(timetable, date).map(({ name }) => name));
  const operators = formatList([...names], language);
  return textsFor(language, 'trains')('sourceOfDate', { operators, day });
}

function tablesOf(days: readonly Day[], source: string, language: Language): DayTrainsData {
  const t = textsFor(language, 'trains');
  const tables = days.map((day) => tableOf(day, language));
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
    source: `${source} ${t('shop')}`,
  };
}

function tableOf(day: Day, language: Language): DayTable {
  const { name, journeys } = day;
  const title = textsFor(language, 'trains')(journeys.length > 0 ? `all.${name}` : `none.${name}`, {
    count: journeys.length,
    day: day.day,
  });
  return { name, title, rows: rowsOf(day, language) };
}

function chosenRows(
  day: Day,
  rows: readonly TrainRow[],
  language: Language,
): TrainTableData | undefined {
  const { name, journeys } = day;
  if (journeys.length <= MOST_WHOLE) return undefined;
  const chosen = mostUseful(day);
  return {
    title: textsFor(language, 'trains')(`choice.${name}`),
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

function rowsOf({ name, journeys }: Day, language: Language): readonly TrainRow[] {
  const isOnly = journeys.length === 1;
  const fastest = fastestOf(journeys);
  const first = firstOf(journeys);
  const last = journeys.at(-1);
  return journeys.map((journey) => {
    const marks: TrainMark[] = [];
    if (journey === first && name !== 'now' && !isOnly) marks.push('first');
    if (journey === last && !isOnly) marks.push('last');
    if (journey === fastest && !isOnly) marks.push('fastest');
    if (journey.arrival >= DAY_MINUTES) marks.push('nextDay');
    if (journey.departure < 0) marks.push('dayBefore');
    return {
      departure: clockTime(journey.departure),
      arrival: clockTime(journey.arrival),
      duration: formatDuration(journey.durationMinutes, language),
      trains: trainsOfJourney(journey, language),
      marks,
    };
  });
}

/**
 * A full day's most useful journeys: the next ones of today; of any other day the first, the last,
 * the fastest, and the fastest of each part of the time between the first and the last.
 */
function mostUseful({ name, journeys }: Day): ReadonlySet<Journey | undefined> {
  if (name === 'now') return new Set(journeys.slice(0, MOST_CHOSEN));
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
