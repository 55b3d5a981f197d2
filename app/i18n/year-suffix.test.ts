import { describe, expect, it } from 'vitest';
import { yearSuffix } from './year-suffix.ts';

describe('yearSuffix', () => {
  it.each(['Timetable valid until 13 June 2026', 'Winter timetable 2025/2026', 'Horaires (2026)'])(
    'says no year again after «%s»',
    (name) => expect(yearSuffix({ name, year: 2026 })).toBe(''),
  );

  it.each(['Timetable', 'Trains since December 2025', 'Regulation 120268'])(
    'says the year after «%s»',
    (name) => expect(yearSuffix({ name, year: 2026 })).toBe('\u00a0(2026)'),
  );
});
