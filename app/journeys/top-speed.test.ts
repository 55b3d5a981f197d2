import { expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { mayReach300 } from './top-speed.ts';

it.each([
  ['rome', 'milan', true],
  ['turin', 'venice', true],
  ['venice', 'rome', true],
  ['rome', 'naples', true],
  ['rome', 'florence', false],
  ['venice', 'verona', false],
  ['bologna', 'bari', false],
  ['genoa', 'rome', false],
])('from %s to %s a train may run at 300 km/h: %s', (from, to, expected) => {
  const [fromId = '', toId = ''] = [from, to].map((slug) => findCity(slug)?.stationId);
  const fastest = INCLUDED_PLANNER.summaryOf(fromId, toId)?.fastest;
  expect(fastest && mayReach300(INCLUDED_PLANNER.timetable, fastest)).toBe(expected);
});
