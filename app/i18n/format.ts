import type { Language } from '#app/domain/language.ts';
import { type IsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { dayFormat, listFormat, numberFormat } from './intl.ts';
import { joinPrepositions } from './prepositions.ts';

// English and Italian have a breaking space before kilometres and kilograms, or none, and French a
// thin one, which is hardly seen beside the full one of «300 km/h».
const BEFORE_UNIT = /(?<=\d)[ \u202f]?(?=\p{L}+$)/u;

/** A day as the language's long date, with the weekday: «Saturday 21 November 2026». */
export function formatLongDate(date: IsoDate, language: Language): string {
  // Joined here: whether a comma follows an English weekday depends on the age of the browser, and
  // the server's page and the browser's must not differ.
  return `${dayFormat(language, { weekday: 'long' }).format(utcMidnight(date))} ${formatDate(date, language)}`;
}

/**
 * A day as the language's long date without the weekday: «21 November 2026», «1er décembre 2026».
 */
export function formatDate(date: IsoDate, language: Language): string {
  const text = dayFormat(language, { dateStyle: 'long' }).format(utcMidnight(date));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** A distance in whole kilometres, one decimal below ten: «477 km», «2,4 km». */
export function formatDistance(distanceKm: number, language: Language): string {
  return formatUnit(distanceKm, 'kilometer', distanceKm < 10 ? 1 : 0, language);
}

/**
 * A time of travel in whole minutes, with spaces that do not break: «2 h 59 min», «38 min», in
 * French «2 h 59».
 */
export function formatDuration(minutes: number, language: Language): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  if (rest === 0) return `${hours}\u00a0h`;
  if (language === 'fr') return `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
  return `${hours}\u00a0h\u00a0${rest}\u00a0min`;
}

/** A whole number with the language's grouping: «1,371,499», «1.371.499», «1 371 499». */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value);
}

/** An amount in cents of a euro: «€29.90», «29,90 €»; whole amounts have no decimals. */
export function formatPrice(cents: number, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/**
 * A mass of greenhouse gases in grams: in kilograms from one on, with one decimal below ten: «19
 * kg», «3,4 kg», «940 g».
 */
export function formatCo2(grams: number, language: Language): string {
  if (grams < 1000) return formatUnit(grams, 'gram', 0, language);
  return formatUnit(grams / 1000, 'kilogram', grams < 9950 ? 1 : 0, language);
}

function formatUnit(
  amount: number,
  unit: string,
  maximumFractionDigits: number,
  language: Language,
): string {
  const text = numberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(
    amount,
  );
  return text.replace(BEFORE_UNIT, '\u00a0');
}

/** Names as a list in words: «Trenitalia and Italo», «Trenitalia e Italo». */
export function formatList(names: readonly string[], language: Language): string {
  return joinPrepositions(listFormat(language, { type: 'conjunction' }).format(names), language);
}
