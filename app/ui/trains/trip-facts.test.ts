import { expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { OWN_TIMETABLE } from '#app/data/timetable/own-timetable.fixture.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { countedDayOf, figuresOf } from '#app/domain/timetable/figures.ts';
import { tripFacts } from './trip-facts.server.ts';

const [ROME = '', MILAN = ''] = ['rome', 'milan'].map((slug) => findCity(slug)?.stationId);

it.each([
  ['weekday', 'Departures on a weekday'],
  ['saturday', 'Departures on a Saturday'],
  ['sunday', 'Departures on a Sunday'],
] as const)('counts the departures of a %s under its name', (day, name) => {
  const { all, direct } = figuresOf(OWN_TIMETABLE, ROME, MILAN)?.[day] ?? { all: 0, direct: 0 };
  expect(direct).toBeGreaterThan(0);
  const { rows } = tripFacts(OWN_TIMETABLE, ROME, MILAN, 'en', day);
  expect(new Map(rows).get(name)).toBe(direct < all ? `${all}, ${direct} of them direct` : String(all));
});

it.each([
  ['2026-12-11', 'weekday'],
  ['2026-12-12', 'saturday'],
  ['2026-12-13', 'sunday'],
  ['2026-12-14', 'weekday'],
] as const)('counts %s as a %s', (date, day) => {
  expect(countedDayOf(date as IsoDate)).toBe(day);
});

it('says of a pair with hardly any train that other companies may have more', () => {
  const [BOLOGNA = '', RAVENNA = ''] = ['bologna', 'ravenna'].map((slug) => findCity(slug)?.stationId);
  const sparse = tripFacts(OWN_TIMETABLE, BOLOGNA, RAVENNA, 'en');
  expect(sparse.text).toContain('The only train in this timetable leaves at');
  expect(sparse.text).toContain('Trains of other companies');
  expect(sparse.others).toHaveLength(1);
  expect(tripFacts(OWN_TIMETABLE, ROME, MILAN, 'en').others).toEqual([]);
});
