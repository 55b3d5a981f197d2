import { describe, expect, it } from 'vitest';
import { namesYear } from './names-year.ts';

describe('namesYear', () => {
  it.each(['Timetable valid until 13 June 2026', 'Winter timetable 2025/2026', 'Horaires (2026)'])(
    'finds the year in «%s»',
    (name) => expect(namesYear({ name, year: 2026 })).toBe(true),
  );

  it.each(['Timetable', 'Trains since December 2025', 'Regulation 120268'])('finds none in «%s»', (name) =>
    expect(namesYear({ name, year: 2026 })).toBe(false),
  );
});
