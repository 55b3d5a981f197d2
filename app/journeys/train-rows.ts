import type { Language } from '#app/domain/language.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import { DAY_MINUTES, type Timetable } from '#app/domain/timetable/timetable.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { companiesInWords, haveSeveralCompanies } from './ticket-sellers.ts';
import { type TrainField, trainAddress, trainKey } from './train-key.ts';
import { trainsOfJourney } from './train-words.ts';

/** The marks of a row, in the order in which they are written. */
const MARKS = ['first', 'last', 'fastest', 'nextDay', 'dayBefore', 'left', 'next'] as const;
type TrainMark = (typeof MARKS)[number];

/** The parts of a day, each with the minute after midnight at which it ends. */
const PARTS_OF_DAY = [
  ['night', 5 * 60],
  ['morning', 12 * 60],
  ['afternoon', 18 * 60],
  ['evening', Number.POSITIVE_INFINITY],
] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number][0];

/** A journey in words, as a row of a table. */
export interface TrainRow {
  /** Differs from row to row of a day. */
  readonly key: string;
  /** The address of the search page that opens this train. */
  readonly address: string;
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  /** How many changes it has, in words. */
  readonly changes: string;
  readonly trains: string;
  /** Where the tables have trains of several companies. */
  readonly companies: string | undefined;
  readonly marks: readonly TrainMark[];
  /** That of the departure. */
  readonly part: PartOfDay;
  /** The address of the plan that takes this train; undefined outside of plans. */
  readonly taking?: string;
}

/** A table of trains in the order of their departures. */
export interface TrainTableData {
  readonly title: string;
  readonly rows: readonly TrainRow[];
}

/** The trains of one day of a pair. */
export interface ListedDay {
  readonly journeys: readonly Journey[];
  /** Minutes after midnight, if the day is today. */
  readonly now?: number | undefined;
  /** The address of the search page of the pair on that day. */
  readonly search: string;
  /** The table of that page in which the trains open: that of the outward journey without it. */
  readonly field?: TrainField | undefined;
}

/** A journey's companies in words; undefined where they are not named. */
export type CompaniesInWords = (journey: Journey) => string | undefined;

/** Names the companies of each journey where the journeys have trains of several. */
export function companiesOfRows(
  timetable: Timetable,
  journeys: readonly Journey[],
  language: Language,
): CompaniesInWords {
  if (!haveSeveralCompanies(timetable, journeys)) return () => undefined;
  return (journey) => companiesInWords(timetable, journey, language);
}

/** Whether a train of today has left. */
export function hasLeft({ departure }: Journey, now: number | undefined): boolean {
  return now !== undefined && departure < now;
}

/** Writes the journeys of a day as rows of a table. */
export function rowsOf(
  { journeys, now, search, field }: ListedDay,
  companies: CompaniesInWords,
  language: Language,
): readonly TrainRow[] {
  const marksOf = marksOfDay(journeys, now);
  const t = textsFor(language, 'journey');
  return journeys.map((journey) => ({
    key: trainKey(journey),
    address: trainAddress(search, journey, field),
    departure: clockTime(journey.departure),
    arrival: clockTime(journey.arrival),
    duration: formatDuration(journey.durationMinutes, language),
    changes:
      journey.changes > 0 ? t('changes.count', { count: journey.changes }) : t('changes.direct'),
    trains: trainsOfJourney(journey, language),
    companies: companies(journey),
    marks: marksOf(journey),
    part: partOfDay(journey),
  }));
}

/** Trains that leave the evening before a day come before its morning, with those of the night. */
function partOfDay({ departure }: Journey): PartOfDay {
  const [part] = PARTS_OF_DAY.find(([, end]) => departure < end) ?? PARTS_OF_DAY[0];
  return part;
}

/**
 * The journeys that are marked as the fastest of those that one can still take; none where most are
 * as fast, since a mark would tell nothing.
 *
 * @param now the minute of the day; undefined for a day other than today
 */
export function markedAsFastest(
  journeys: readonly Journey[],
  now: number | undefined,
): ReadonlySet<Journey> {
  const remaining = journeys.filter((journey) => !hasLeft(journey, now));
  const least = fastestOf(remaining)?.durationMinutes;
  const fastest = remaining.filter(({ durationMinutes }) => durationMinutes === least);
  const tells = fastest.length === 1 || fastest.length * 2 < remaining.length;
  return new Set(tells ? fastest : []);
}

/** The function that marks the journeys of a day. */
function marksOfDay(
  journeys: readonly Journey[],
  now: number | undefined,
): (journey: Journey) => readonly TrainMark[] {
  const remaining = journeys.filter((journey) => !hasLeft(journey, now));
  // The figures beside the table are of the trains that one can still take.
  const fastest = markedAsFastest(journeys, now);
  const next = now === undefined ? undefined : remaining[0];
  // Below the trains that leave the evening before, none is called the first.
  const first = journeys.some(({ departure }) => departure < 0) ? undefined : journeys[0];
  const last = journeys.findLast(({ departure }) => departure >= 0);
  const isSeveral = journeys.length > 1;
  return (journey) => {
    const isMarked: Readonly<Record<TrainMark, boolean>> = {
      first: isSeveral && journey === first,
      last: isSeveral && journey === last,
      fastest: isSeveral && fastest.has(journey),
      nextDay: journey.arrival >= DAY_MINUTES,
      dayBefore: journey.departure < 0,
      left: hasLeft(journey, now),
      next: journey === next,
    };
    return MARKS.filter((mark) => isMarked[mark]);
  };
}
