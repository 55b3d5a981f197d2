import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { coversDate, feedsCovering, weekdayOf } from '#app/domain/timetable/days.ts';
import { countTrains, firstOf } from '#app/domain/timetable/figures.ts';
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

/**
 * A day with at most as many trains is shown whole; of a fuller one the most useful stand above the
 * whole table.
 */
const MOST_WHOLE = 10;
/** Fewer strokes than these are no picture of a day. */
const FEWEST_DRAWN = 4;
const MOST_CHOSEN = 8;

/**
 * The days that have texts of their own; `date` is the one asked for, `now` its rest when that is
 * today.
 */
interface Day {
  readonly name: 'weekday' | 'saturday' | 'sunday' | 'date' | 'now';
  /** The day in words, for those whose text has a gap for it. */
  readonly day?: string;
  readonly journeys: readonly Journey[];
}

/** The trains between two stations as tables of days. */
export type DayTrainsData = ReturnType<typeof tablesOf>;

/**
 * The trains between two stations on a weekday, a Saturday and a Sunday; undefined when no day has
 * any.
 */
export function dayTrains(planner: Planner, fromId: string, toId: string, language: Language) {
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
 * @param now minutes after midnight in Rome when the date is today, to show what still leaves
 */
export function dateTrains(
  planner: Planner,
  fromId: string,
  toId: string,
  language: Language,
  { date, now }: { readonly date: IsoDate; readonly now: number | undefined },
) {
  const { timetable } = planner;
  const isOwn = coversDate(timetable, date);
  const journeys = planner.trainsOfDay(fromId, toId, date);
  const day = isOwn ? formatLongDate(date, language) : weekdayName(weekdayOf(date), language);
  const rest =
    isOwn && now !== undefined ? journeys.filter(({ departure }) => departure >= now) : undefined;
  const shown: Day = rest ? { name: 'now', journeys: rest } : { name: 'date', day, journeys };
  const names = new Set(feedsCovering(timetable, date).map(({ name }) => name));
  const operators = formatList([...names], language);
  const source = isOwn
    ? textsFor(language, 'trains')('sourceOfDate', { operators, day })
    : usualSource(timetable, language);
  return {
    /** The date, or its day of the week where the timetable does not have the date. */
    day,
    count: countTrains(journeys),
    /** The fastest of those in the table; undefined when there is none. */
    fastest: fastestOf(shown.journeys),
    ...tablesOf([shown], source, language),
  };
}

function usualSource({ feeds }: Timetable, language: Language): string {
  return textsFor(language, 'trains')('source', { timetables: timetableNames(feeds, language) });
}

function tablesOf(days: readonly Day[], source: string, language: Language) {
  const t = textsFor(language, 'trains');
  // The drawing and the chosen rows are of the first day that has trains.
  const shown: Day = days.find(({ journeys }) => journeys.length > 0) ?? {
    name: 'now',
    journeys: [],
  };
  const { name, journeys } = shown;
  const tables = days.map((day) => ({
    name: day.name,
    title: t(day.journeys.length > 0 ? `all.${day.name}` : `none.${day.name}`, {
      count: day.journeys.length,
      day: day.day,
    }),
    rows: rowsOf(day, language),
  }));
  const rows = tables.find((table) => table.name === name)?.rows ?? [];
  const areAlike =
    days[0]?.name === 'weekday' &&
    tables.every((table) => JSON.stringify(table.rows) === JSON.stringify(rows));
  const chosen = mostUseful(shown);
  const strokes = (isFast: boolean) =>
    journeys
      .filter(({ rides }) => rides.some(({ kind }) => HIGH_SPEED.has(kind)) === isFast)
      .map(({ departure }) => `M${Math.max(0, departure)} 40V${isFast ? 0 : 20}`)
      .join('');
  return {
    days: areAlike
      ? tables
          .slice(0, 1)
          .map((table) => ({ ...table, title: t('all.daily', { count: rows.length }) }))
      : tables,
    /** The most useful rows of a full day. */
    chosen:
      journeys.length > MOST_WHOLE
        ? { title: t(`choice.${name}`), rows: rows.filter((_, at) => chosen.has(journeys[at])) }
        : undefined,
    /**
     * A full day's departures as SVG paths, with a coordinate a minute: tall strokes for high-speed
     * trains.
     */
    drawing:
      journeys.length < FEWEST_DRAWN ? undefined : { fast: strokes(true), others: strokes(false) },
    source: `${source} ${t('shop')}`,
  };
}

function rowsOf({ name, journeys }: Day, language: Language) {
  const isOnly = journeys.length === 1;
  const fastest = fastestOf(journeys);
  const first = firstOf(journeys);
  return journeys.map((journey) => {
    const marks = {
      first: journey === first && name !== 'now' && !isOnly,
      last: journey === journeys.at(-1) && !isOnly,
      fastest: journey === fastest && !isOnly,
      nextDay: journey.arrival >= DAY_MINUTES,
      dayBefore: journey.departure < 0,
    };
    return {
      departure: clockTime(journey.departure),
      arrival: clockTime(journey.arrival),
      duration: formatDuration(journey.durationMinutes, language),
      trains: trainsOfJourney(journey, language),
      marks: (Object.keys(marks) as (keyof typeof marks)[]).filter((mark) => marks[mark]),
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
