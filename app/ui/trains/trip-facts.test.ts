import { expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { OWN_TIMETABLE } from '#app/data/timetable/own-timetable.fixture.ts';
import { figuresOf } from '#app/domain/timetable/figures.ts';
import { tripFacts } from './trip-facts.server.ts';

const [ROME = '', MILAN = ''] = ['rome', 'milan'].map((slug) => findCity(slug)?.stationId);

it('counts the departures of a weekday, or those of a date', () => {
  const { all, direct } = figuresOf(OWN_TIMETABLE, ROME, MILAN)?.weekday ?? { all: 0, direct: 0 };
  expect(direct).toBeGreaterThan(0);
  const { rows } = tripFacts(OWN_TIMETABLE, ROME, MILAN, 'en');
  expect(new Map(rows).get('Departures on a weekday')).toBe(
    direct < all ? `${all}, ${direct} of them direct` : String(all),
  );
  const ofDate = { all: 9, direct: 7, directLongDistance: 7 };
  const dated = tripFacts(OWN_TIMETABLE, ROME, MILAN, 'en', ofDate).rows;
  expect(new Map(dated).get('Departures that day')).toBe('9, 7 of them direct');
});

it('says of a pair with hardly any train that other companies may have more', () => {
  const [BOLOGNA = '', RAVENNA = ''] = ['bologna', 'ravenna'].map((slug) => findCity(slug)?.stationId);
  const sparse = tripFacts(OWN_TIMETABLE, BOLOGNA, RAVENNA, 'en');
  expect(sparse.text).toContain('The only train in this timetable leaves at');
  expect(sparse.text).toContain('Trains of other companies');
  expect(sparse.others).toHaveLength(1);
  expect(tripFacts(OWN_TIMETABLE, ROME, MILAN, 'en').others).toEqual([]);
});
