import { describe, expect, it } from 'vitest';
import { formatLongDate, formatWeekdayAndDate } from './format.ts';

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
