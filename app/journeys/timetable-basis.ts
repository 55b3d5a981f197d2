import type { Language } from '#app/domain/language.ts';
import { isItalianHoliday } from '#app/domain/search/holidays.ts';
import { addMonths, type IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { coversDate, feedsCovering, usualDayOf } from '#app/domain/timetable/days.ts';
import { type Timetable, WEDNESDAY, type Weekday } from '#app/domain/timetable/timetable.ts';
import { findUnusual } from '#app/domain/timetable/unusual-day.ts';
import {
  asSentence,
  formatDate,
  formatDuration,
  formatList,
  formatLongDate,
} from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { weekdayName } from './train-words.ts';

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
 * The note above the tables of a usual week: which timetable they are from, and until when it runs.
 *
 * @param weekday the day that stands for all weekdays, whose trains may differ
 */
export function usualBasis(
  { planner, language, today }: BasisRequest,
  weekday: Weekday = WEDNESDAY,
): string {
  const t = textsFor(language, 'trains');
  const timetables = timetablesUntil(planner.timetable.feeds, today, language);
  return t('basis.usual', { timetables, weekday: weekdayName(weekday, language) });
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
  const isOwn = coversDate(planner.timetable, date);
  const sentences = isOwn ? coveredBasis(request, from, to, date) : [typicalBasis(request, date)];
  if (!isOnSale(request, date))
    sentences.push(t('basis.notOnSale', { count: settings.shopSaleMonths }));
  else if (!isOwn) sentences.push(t('basis.shop'));
  return sentences;
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

/** Writes the basis of the trains of several legs, each on its date; a shared sentence once. */
export function basesOfLegs(
  request: DateRequest,
  legs: readonly { readonly fromId: string; readonly toId: string; readonly date: IsoDate }[],
): LegBases {
  const isOneDay = new Set(legs.map(({ date }) => date)).size === 1;
  const bases = legs.map(({ fromId, toId, date }) => {
    const dated = dateBasis(request, fromId, toId, date);
    return { dated, texts: isOneDay ? dated : [...withoutDate(request, date), ...dated.slice(1)] };
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
function withoutDate({ planner, language, today }: BasisRequest, date: IsoDate): string[] {
  const t = textsFor(language, 'trains');
  const covering = feedsCovering(planner.timetable, date);
  if (covering.length > 0)
    return [t('basis.dates', { timetables: timetablesUntil(covering, today, language) })];
  const timetables = timetablesUntil(planner.timetable.feeds, today, language);
  const typical = asSentence(t('basis.typicalDays', { timetables }));
  if (!isItalianHoliday(date)) return [typical];
  const day = typicalDayName(usualDayOf(date), language);
  const names = { date: formatLongDate(date, language), day };
  return [typical, asSentence(t('basis.holidays', names))];
}

function coveredBasis(
  { planner, language, today }: BasisRequest,
  from: string,
  to: string,
  date: IsoDate,
): string[] {
  const t = textsFor(language, 'trains');
  const { feeds } = planner.timetable;
  const covering = feedsCovering(planner.timetable, date);
  const timetables = timetablesUntil(covering, today, language);
  const sentences = [t('basis.date', { date: formatLongDate(date, language), timetables })];
  const known = new Set(covering.map(({ name }) => name));
  const missing = new Set(feeds.map(({ name }) => name).filter((name) => !known.has(name)));
  if (missing.size > 0)
    sentences.push(t('basis.missing', { operators: formatList([...missing], language) }));
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
  if (!coversDate(planner.timetable, day)) return typicalBasis(request, day);
  const timetables = timetablesUntil(feedsCovering(planner.timetable, day), today, language);
  const date = formatLongDate(day, language);
  return asSentence(textsFor(language, 'trains')('basis.date', { date, timetables }));
}

function typicalBasis({ planner, language, today }: BasisRequest, date: IsoDate): string {
  const t = textsFor(language, 'trains');
  const text = t(isItalianHoliday(date) ? 'basis.holiday' : 'basis.typical', {
    date: formatLongDate(date, language),
    day: typicalDayName(usualDayOf(date), language),
    timetables: timetablesUntil(planner.timetable.feeds, today, language),
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
      operators: formatList(operators, language),
      date: formatDate(lastDay, language),
    }),
  );
  return formatList(names, language);
}
