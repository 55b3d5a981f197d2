import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { addDays, type IsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import {
  formatDate,
  formatLongDate,
  formatMonth,
  formatWeekdayAndDate,
  shortWeekdayName,
  weekdayName,
} from './format-date.ts';
import { localeOf } from './intl.ts';

describe('the names of months and weekdays', () => {
  const days = Array.from({ length: 366 }, (_, ahead) => addDays('2026-12-01', ahead));

  it.each(LANGUAGES)('are those of `Intl` on every day of a year (%s)', (language) => {
    const intl = (date: IsoDate, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
        utcMidnight(date),
      );
    for (const date of days) {
      const weekday = weekdayOf(date);
      expect(weekdayName(weekday, language)).toBe(intl(date, { weekday: 'long' }));
      expect(shortWeekdayName(weekday, language)).toBe(intl(date, { weekday: 'short' }));
      expect(formatMonth(date, language)).toBe(intl(date, { month: 'long', year: 'numeric' }));
      if (!date.endsWith('-01'))
        expect(formatDate(date, language).replace('\u00a0', ' ')).toBe(
          intl(date, { dateStyle: 'long' }),
        );
    }
  });
});

describe('the long date', () => {
  it.each([
    ['en', 'Thursday 10\u00a0December 2026'],
    ['it', 'giovedì 10\u00a0dicembre 2026'],
    ['fr', 'jeudi 10\u00a0décembre 2026'],
  ] as const)('has the weekday first and no comma, whatever the runtime (%s)', (language, text) => {
    expect(formatLongDate('2026-12-10', language)).toBe(text);
  });

  it('writes the first of a month as an ordinal in Italian and French', () => {
    expect(formatLongDate('2026-12-01', 'it')).toBe('martedì 1º\u00a0dicembre 2026');
    expect(formatLongDate('2026-12-11', 'it')).toBe('venerdì 11\u00a0dicembre 2026');
    expect(formatLongDate('2026-12-01', 'fr')).toBe('mardi 1er\u00a0décembre 2026');
    expect(formatLongDate('2026-12-11', 'fr')).toBe('vendredi 11\u00a0décembre 2026');
  });

  it('leaves the year out between the ways to other days', () => {
    expect(formatWeekdayAndDate('2026-12-10', 'en')).toBe('Thursday 10\u00a0December');
    expect(formatWeekdayAndDate('2026-12-01', 'it')).toBe('martedì 1º\u00a0dicembre');
    expect(formatWeekdayAndDate('2026-12-01', 'fr')).toBe('mardi 1er\u00a0décembre');
  });
});
