import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import type { Weekday } from '#app/domain/timetable/timetable.ts';
import { LANGUAGE_RULES } from './languages/rules.ts';

// The names of months and weekdays are in the rules of each language: `Intl.DateTimeFormat` takes a
// browser 25 ms when it is first used, which is while the form is hydrated.

/** The name of a day of the week: «Saturday», «sabato». */
export function weekdayName(day: Weekday, language: Language): string {
  return LANGUAGE_RULES[language].weekdays[day] ?? '';
}

/** The name of a day of the week as the head of a column: «Sat», «sam.». */
export function shortWeekdayName(day: Weekday, language: Language): string {
  const { abbreviationMark = '' } = LANGUAGE_RULES[language];
  return weekdayName(day, language).slice(0, 3) + abbreviationMark;
}

/** Formats the month of a day with its year: «November 2026». */
export function formatMonth(date: IsoDate, language: Language): string {
  return `${monthName(date, language)} ${yearOf(date)}`;
}

/**
 * Formats a day as a long date, with a no-break space between day and month: «21 November 2026»,
 * «1º dicembre 2026», «1er décembre 2026».
 */
export function formatDate(date: IsoDate, language: Language): string {
  return `${formatDayAndMonth(date, language)} ${yearOf(date)}`;
}

/** Formats a day as a long date with its weekday: «Saturday 21 November 2026». */
export function formatLongDate(date: IsoDate, language: Language): string {
  return `${weekdayName(weekdayOf(date), language)} ${formatDate(date, language)}`;
}

/**
 * Formats a day with its weekday, without the year: «Thursday 24 December», «jeudi 24 décembre».
 */
export function formatWeekdayAndDate(date: IsoDate, language: Language): string {
  return `${weekdayName(weekdayOf(date), language)} ${formatDayAndMonth(date, language)}`;
}

function formatDayAndMonth(date: IsoDate, language: Language): string {
  const day = Number(date.slice(8));
  const { firstOfMonth = '1' } = LANGUAGE_RULES[language];
  return `${day === 1 ? firstOfMonth : day}\u00a0${monthName(date, language)}`;
}

function monthName(date: IsoDate, language: Language): string {
  return LANGUAGE_RULES[language].months[Number(date.slice(5, 7)) - 1] ?? '';
}

const yearOf = (date: IsoDate): string => date.slice(0, 4);
