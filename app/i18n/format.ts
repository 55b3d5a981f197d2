import type { Language } from '#app/domain/language.ts';
import { clockTime, minuteOfDay } from '#app/domain/timetable/clock-time.ts';
import { listFormat, numberFormat } from './intl.ts';
import { LANGUAGE_RULES } from './languages/rules.ts';
import { joinPrepositions } from './prepositions.ts';

// `Intl` writes a breaking space or none before kilometres and kilograms in English and Italian.
// Its thin one in French is hardly visible beside the full one of «300 km/h».
const BEFORE_UNIT = /(?<=\d)[ \u202f]?(?=\p{L}+$)/u;

/** Formats a distance in whole kilometres, below ten with one decimal: «477 km», «2,4 km». */
export function formatDistance(distanceKm: number, language: Language): string {
  return formatUnit(distanceKm, 'kilometer', distanceKm < 10 ? 1 : 0, language);
}

/**
 * Formats a duration in whole minutes, with no-break spaces: «2 h 05 min», «2 h 05», «38 min».
 * Behind hours the minutes have two digits, so that those of a column stand below each other.
 */
export function formatDuration(minutes: number, language: Language): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  if (rest === 0) return `${hours}\u00a0h`;
  const { minuteUnit = '\u00a0min' } = LANGUAGE_RULES[language];
  return `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}${minuteUnit}`;
}

/**
 * Formats a time of day for a sentence: «05:10», «5:10», «5 h 10». Tables keep the digits of a
 * station's clock in every language.
 *
 * @param minutes after midnight; negative on the day before, 1,440 and more on the day after
 */
export function formatTimeOfDay(minutes: number, language: Language): string {
  const ofDay = minuteOfDay(minutes);
  const { writeTimeOfDay } = LANGUAGE_RULES[language];
  return writeTimeOfDay?.(Math.floor(ofDay / 60), ofDay % 60) ?? clockTime(minutes);
}

/**
 * Formats a whole number with the language's grouping, from four digits on as the guides write it:
 * «1,371,499», «3.414», «1 371 499».
 */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, { useGrouping: 'always' }).format(value);
}

/** Formats euro cents: «€29.90», «29,90 €»; whole euros have no decimals. */
export function formatPrice(cents: number, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** Formats grams of greenhouse gases, kilograms below ten with one decimal: «19 kg», «940 g». */
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

/** Formats names as a list in words: «Trenitalia and Italo», «Trenitalia e Italo». */
export function formatList(names: readonly string[], language: Language): string {
  return joinPrepositions(listFormat(language, { type: 'conjunction' }).format(names), language);
}

/** A list of which one is taken, in the words of a language: "ferry or bus". */
export function formatChoice(names: readonly string[], language: Language): string {
  return joinPrepositions(listFormat(language, { type: 'disjunction' }).format(names), language);
}

/** A text with its first letter as within a sentence; not for one that begins with a name. */
export function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A text with its first letter as at the beginning of a sentence. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
