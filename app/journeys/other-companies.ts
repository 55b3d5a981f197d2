import { italoLinks } from '#app/data/journeys/italo.ts';
import { operatorName, operatorOf } from '#app/data/operators/find-operator.ts';
import {
  type OtherLine,
  type OtherLinesSummary,
  summarizeOtherLines,
} from '#app/data/other-lines/other-lines.server.ts';
import { isDue } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import {
  type Timetable,
  WEDNESDAY,
  WEEKDAYS,
  type Weekday,
} from '#app/domain/timetable/timetable.ts';
import { feedOfTrip } from '#app/domain/timetable/timetable-fields.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { HIGH_SPEED } from './train-words.ts';

/** Most lines have trains on Wednesdays, so that a single day is searched. */
const DAYS: readonly Weekday[] = [WEDNESDAY, ...WEEKDAYS.filter((day) => day !== WEDNESDAY)];

/** A line of others is as fast if it takes at most this multiple of the timetable's fastest. */
const AS_FAST = 1.1;

/** Direct lines of companies that are not in the timetable, in words. */
export interface OtherCompanies {
  readonly operators: readonly string[];
  /** Their ids in `app/data/operators`. */
  readonly operatorIds: readonly string[];
  readonly row: readonly [name: string, value: string, lead?: string];
  /** The row has their times; without, it is no figure beside those of the timetable. */
  readonly isTimed: boolean;
  /** A note of their age, once their day of review is over. */
  readonly note: string | undefined;
  /** The timetable's own fastest journey is, or may well be, not the traveller's. */
  readonly areFaster: boolean;
  /** Trains of a weekday; undefined where that is not known. */
  readonly trains: number | undefined;
}

/**
 * The lines of other companies between two stations; undefined where there is none.
 *
 * @param fastest of the timetable's own journeys
 */
export function otherCompanies(
  { planner, language, today }: BasisRequest,
  fromId: string,
  toId: string,
  fastest: Journey | undefined,
): OtherCompanies | undefined {
  const lines = summarizeOtherLines(fromId, toId, (line) => isInTimetable(planner, line));
  if (!lines) return undefined;
  const t = textsFor(language, 'trains');
  const areBuses = lines.kind === 'bus';
  const operators = lines.operators.map((id) => operatorName(id, language));
  const ofOperators = { operators: listAfter('of', operators, language) };
  return {
    operators,
    operatorIds: lines.operators,
    row: [t(areBuses ? 'lines.buses' : 'lines.trains', ofOperators), ...timesOf(lines, language)],
    isTimed: lines.aboutMinutes !== undefined && lines.trains !== undefined,
    note: isDue(lines, today) ? t('lines.due', { ...ofOperators, year: lines.year }) : undefined,
    trains: lines.trains,
    areFaster: !areBuses && mayBeFaster(lines.aboutMinutes, fastest),
  };
}

/** How long the lines take and how often they run, as far as that is known; then their time. */
function timesOf(
  lines: OtherLinesSummary,
  language: Language,
): readonly [value: string, lead?: string] {
  const t = textsFor(language, 'trains');
  const { aboutMinutes, slowestMinutes, trains, year } = lines;
  if (aboutMinutes === undefined || trains === undefined) return [t('lines.untimed')];
  const duration = formatDuration(aboutMinutes, language);
  const time =
    slowestMinutes === undefined
      ? t('lines.time', { duration })
      : t('lines.times', { duration, slowest: formatDuration(slowestMinutes, language) });
  return [t('lines.timed', { time, count: trains, year }), time];
}

/** The companies with a feed in the timetable, which may be another company's with some trains. */
export function loadedOperators({ feeds }: Timetable): ReadonlySet<string> {
  return new Set(feeds.flatMap(({ name }) => operatorOf(name)?.id ?? []));
}

/**
 * Whether the timetable has the trains of another company's line: a feed has trains of the company,
 * and some run between the two stations without a change. A feed of Germany has trains of ÖBB, but
 * none from Vienna to Venice.
 */
export function isInTimetable(
  planner: Pick<Planner, 'timetable' | 'directTrains'>,
  { operator, from, to }: Pick<OtherLine, 'operator' | 'from' | 'to'>,
): boolean {
  return (
    loadedOperators(planner.timetable).has(operator) &&
    DAYS.some((day) => planner.directTrains(from.stationId, to.stationId, day).length > 0)
  );
}

/** Whether Italo runs between two stations, and the timetable does not have its trains. */
export function isItaloMissing(timetable: Timetable, fromId: string, toId: string): boolean {
  return italoLinks(fromId, toId) && !loadedOperators(timetable).has('italo');
}

/**
 * The names of the companies whose direct trains between two stations the timetable does not have,
 * so that no count of its trains has them.
 */
export function uncountedCompanies(
  { planner, language }: Pick<BasisRequest, 'planner' | 'language'>,
  fromId: string,
  toId: string,
): readonly string[] {
  const lines = summarizeOtherLines(fromId, toId, (line) => isInTimetable(planner, line));
  const italo = isItaloMissing(planner.timetable, fromId, toId) ? ['italo'] : [];
  return [...(lines?.operators ?? []), ...italo].map((id) => operatorName(id, language));
}

/**
 * A count of the timetable's trains in words, with the companies that it leaves out.
 *
 * @example withoutOthers('50 departures', ['Italo'], 'en') // '50 departures, not counting Italo'
 */
export function withoutOthers(
  departures: string,
  names: readonly string[],
  language: Language,
): string {
  if (names.length === 0) return departures;
  const others = formatList(names, language);
  return textsFor(language, 'trains')('lines.without', { departures, others });
}

/** A direct line without times may be faster than anything but a direct high-speed train. */
function mayBeFaster(aboutMinutes: number | undefined, fastest: Journey | undefined): boolean {
  if (!fastest || fastest.changes > 0) return true;
  if (aboutMinutes !== undefined) return aboutMinutes <= fastest.durationMinutes * AS_FAST;
  return !HIGH_SPEED.has(fastest.rides[0].kind);
}

/** The names of the companies of journeys. */
export function operatorsOf(timetable: Timetable, journeys: readonly Journey[]): readonly string[] {
  const trips = journeys.flatMap(({ rides }) => rides.map(({ trip }) => trip));
  return [...new Set(trips.map((trip) => feedOfTrip(timetable, trip).name))];
}

/** The companies of a timetable in words. */
export function operatorNames({ feeds }: Timetable, language: Language): string {
  return formatList([...new Set(feeds.map(({ name }) => name))], language);
}
