import type { Language } from '#app/domain/language.ts';
import { isItalianHoliday } from '#app/domain/search/holidays.ts';
import { addMonths, type IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { coversDate, feedsCovering, usualDayOf } from '#app/domain/timetable/days.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { Day, Timetable, Weekday } from '#app/domain/timetable/timetable.ts';
import { feedOfTrip } from '#app/domain/timetable/timetable-fields.ts';
import { findUnusual } from '#app/domain/timetable/unusual-day.ts';
import { asSentence, formatDuration, formatList } from '#app/i18n/format.ts';
import { formatDate, formatLongDate } from '#app/i18n/format-date.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/** The facts of a visitor's day that a page knows. */
export type BasisRequest = Pick<SiteRequest, 'planner' | 'language' | 'today'>;

/** With the settings of the ticket shop, for a date. */
export type DateRequest = BasisRequest & {
  readonly settings: Pick<SiteRequest['settings'], 'shopSaleMonths'>;
};

const DAY_KEYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of a usual week in words. */
export function typicalDayName(day: Weekday, language: Language): string {
  return textsFor(language, 'trains')(`typicalDays.${DAY_KEYS[day]}`);
}

/**
 * The note at the figures of two stations and above their tables of a usual week: of which day the
 * figures are, which timetable they are from, and until when it runs. That the shop has the trains
 * of the visitor's day is `basis.shop`.
 */
export function usualBasis(
  { planner, language, today }: BasisRequest,
  { days, onlyWeekday }: Pick<Figures, 'days' | 'onlyWeekday'>,
): string {
  const trains = days.flatMap((day) => day.trains);
  const timetables = timetablesUntil(feedsOf(planner.timetable, trains), today, language);
  const [weekday] = days;
  const { day } = days.find(({ trains }) => trains.length > 0) ?? weekday;
  // One day stands for Monday to Friday, whose trains may differ.
  const isAnyWeekday = day === weekday.day && onlyWeekday === undefined;
  const t = textsFor(language, 'trains');
  const words = { timetables, day: typicalDayName(day, language) };
  return t(isAnyWeekday ? 'basis.weekday' : 'basis.usual', words);
}

/**
 * Says above the table of a date what its trains are: those of the date, or typical ones; which
 * companies are missing; whether the shop sells tickets yet; and where the day is unusual.
 */
export function dateBasis(
  request: DateRequest,
  from: string,
  to: string,
  date: IsoDate,
): readonly string[] {
  const { planner, language, settings } = request;
  const t = textsFor(language, 'trains');
  const isOwn = hasOwnTrains(planner, from, to, date);
  const sentences = isOwn
    ? coveredBasis(request, from, to, date)
    : [typicalBasis(request, date, feedsOfPair(planner, from, to, [usualDayOf(date)]))];
  if (!isOnSale(request, date))
    sentences.push(t('basis.notOnSale', { count: settings.shopSaleMonths }));
  else if (!isOwn) sentences.push(t('basis.shop'));
  return sentences;
}

/** Whether the trains that a page shows for a date between two stations are the date's own. */
export function hasOwnTrains(
  planner: Pick<Planner, 'dayOf'>,
  from: string,
  to: string,
  date: IsoDate,
): boolean {
  return planner.dayOf(from, to, date) === date;
}

/**
 * The companies that serve two stations, but whose timetable of a date is not known; none where the
 * page shows typical trains.
 */
export function missingOperators(
  planner: Planner,
  from: string,
  to: string,
  date: IsoDate,
): readonly string[] {
  if (!hasOwnTrains(planner, from, to, date)) return [];
  const usual = feedsOfPair(planner, from, to, [usualDayOf(date)]);
  return namesWithout(usual, date, planner.timetable);
}

/** The companies of some feeds of which no feed covers a date. */
function namesWithout(
  feeds: Timetable['feeds'],
  date: IsoDate,
  timetable: Timetable,
): readonly string[] {
  const known = new Set(feedsCovering(timetable, date).map(({ name }) => name));
  return [...new Set(feeds.map(({ name }) => name))].filter((name) => !known.has(name));
}

/** The feeds of the trains of two stations on some days. */
function feedsOfPair(
  planner: Planner,
  from: string,
  to: string,
  days: readonly Day[],
): Timetable['feeds'] {
  const { timetable } = planner;
  // The search may be spared.
  if (timetable.feeds.length === 1) return timetable.feeds;
  return feedsOf(
    timetable,
    days.flatMap((day) => planner.trainsOfDay(from, to, day)),
  );
}

/** The feeds of some journeys; all where there are no journeys. */
export function feedsOf(timetable: Timetable, journeys: readonly Journey[]): Timetable['feeds'] {
  if (journeys.length === 0) return timetable.feeds;
  const trips = journeys.flatMap(({ rides }) => rides.map(({ trip }) => trip));
  const used = new Set(trips.map((trip) => feedOfTrip(timetable, trip)));
  return timetable.feeds.filter((feed) => used.has(feed));
}

/** Whether the shop sells the tickets of a date already. */
export function isOnSale({ today, settings }: DateRequest, date: IsoDate): boolean {
  return date <= addMonths(today, settings.shopSaleMonths);
}

/** The basis of the trains of several legs: the sentences of all legs, and those of each. */
export interface LegBases {
  readonly shared: string;
  readonly own: readonly string[];
}

interface Leg {
  readonly fromId: string;
  readonly toId: string;
  readonly date: IsoDate;
}

/** Writes the basis of the trains of several legs, each on its date; a shared sentence once. */
export function basesOfLegs(request: DateRequest, legs: readonly Leg[]): LegBases {
  const isOneDay = new Set(legs.map(({ date }) => date)).size === 1;
  const bases = legs.map((leg) => {
    const { fromId, toId, date } = leg;
    const dated = dateBasis(request, fromId, toId, date);
    return { dated, texts: isOneDay ? dated : [...withoutDate(request, leg), ...dated.slice(1)] };
  });
  const [first = [], ...others] = bases.map(({ texts }) => texts);
  const shared = first.filter((sentence) => others.every((texts) => texts.includes(sentence)));
  // Legs of different timetables share no sentence.
  if (shared[0] !== first[0]) return { shared: '', own: bases.map(({ dated }) => dated.join(' ')) };
  return {
    shared: shared.join(' '),
    own: bases.map(({ texts }) => texts.filter((text) => !shared.includes(text)).join(' ')),
  };
}

/** The first sentence of a date's basis without the date, which stands above the leg. */
function withoutDate(
  { planner, language, today }: BasisRequest,
  { fromId, toId, date }: Leg,
): string[] {
  const t = textsFor(language, 'trains');
  if (hasOwnTrains(planner, fromId, toId, date)) {
    const covering = coveringFeeds(planner, fromId, toId, date);
    return [t('basis.dates', { timetables: timetablesUntil(covering, today, language) })];
  }
  const usual = feedsOfPair(planner, fromId, toId, [usualDayOf(date)]);
  const timetables = timetablesUntil(usual, today, language);
  const typical = asSentence(t('basis.typicalDays', { timetables }));
  if (!isItalianHoliday(date)) return [typical];
  const day = typicalDayName(usualDayOf(date), language);
  const names = { date: formatLongDate(date, language), day };
  return [typical, asSentence(t('basis.holidays', names))];
}

/** The feeds of a date that serve two stations on it or usually; all of it where none does. */
function coveringFeeds(
  planner: Planner,
  from: string,
  to: string,
  date: IsoDate,
): Timetable['feeds'] {
  const covering = feedsCovering(planner.timetable, date);
  const serving = new Set(feedsOfPair(planner, from, to, [date, usualDayOf(date)]));
  const both = covering.filter((feed) => serving.has(feed));
  return both.length > 0 ? both : covering;
}

function coveredBasis(
  { planner, language, today }: BasisRequest,
  from: string,
  to: string,
  date: IsoDate,
): string[] {
  const t = textsFor(language, 'trains');
  const covering = coveringFeeds(planner, from, to, date);
  const timetables = timetablesUntil(covering, today, language);
  const sentences = [t('basis.date', { date: formatLongDate(date, language), timetables })];
  const missing = missingOperators(planner, from, to, date);
  if (missing.length > 0)
    sentences.push(t('basis.missing', { operators: listAfter('of', missing, language) }));
  const { few, slow } = findUnusual(planner, from, to, date) ?? {};
  if (few) {
    const { count, usual, areDirect } = few;
    const key = count > 0 ? 'few' : 'none';
    sentences.push(t(areDirect ? `unusual.${key}Direct` : `unusual.${key}`, { count, usual }));
  }
  if (slow) {
    sentences.push(
      t('unusual.slow', {
        duration: formatDuration(slow.minutes, language),
        usual: formatDuration(slow.usual, language),
      }),
    );
  }
  return sentences;
}

/** Says which trains those of a date are: of the date itself, or of a typical day. */
export function dayBasis(request: BasisRequest, day: IsoDate): string {
  const { planner, language, today } = request;
  if (!coversDate(planner.timetable, day))
    return typicalBasis(request, day, planner.timetable.feeds);
  const timetables = timetablesUntil(feedsCovering(planner.timetable, day), today, language);
  const t = textsFor(language, 'trains');
  const own = asSentence(t('basis.date', { date: formatLongDate(day, language), timetables }));
  const missing = namesWithout(planner.timetable.feeds, day, planner.timetable);
  if (missing.length === 0) return own;
  return `${own} ${t('basis.missing', { operators: listAfter('of', missing, language) })}`;
}

/**
 * The day that the trains of a date are typical of, in a few words; none where they are its own.
 */
export function usualDayWords({ planner, language }: BasisRequest, date: IsoDate): string {
  if (coversDate(planner.timetable, date)) return '';
  const day = typicalDayName(usualDayOf(date), language);
  return textsFor(language, 'map')('now.usual', { day });
}

function typicalBasis(
  { language, today }: BasisRequest,
  date: IsoDate,
  feeds: Timetable['feeds'],
): string {
  const t = textsFor(language, 'trains');
  const text = t(isItalianHoliday(date) ? 'basis.holiday' : 'basis.typical', {
    date: formatLongDate(date, language),
    day: typicalDayName(usualDayOf(date), language),
    timetables: timetablesUntil(feeds, today, language),
  });
  return asSentence(text);
}

/** Timetables with the days on which they end, or have ended. */
export function timetablesUntil(
  feeds: Timetable['feeds'],
  today: IsoDate,
  language: Language,
): string {
  const t = textsFor(language, 'trains');
  // Of several feeds of one company, the one that ends last.
  const ends = new Map<string, IsoDate>();
  for (const { name, lastDay } of feeds)
    if (lastDay > (ends.get(name) ?? '')) ends.set(name, lastDay);
  // Companies whose timetables end together are named together.
  const byEnd = Map.groupBy(ends.keys(), (name) => ends.get(name) ?? today);
  const names = [...byEnd].map(([lastDay, operators]) =>
    t(lastDay < today ? 'basis.ended' : 'basis.valid', {
      count: operators.length,
      operators: listAfter('of', operators, language),
      date: formatDate(lastDay, language),
    }),
  );
  return formatList(names, language);
}
