import { expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { findTimes } from '#app/journeys/reach-data.ts';
import { MINUTES_FROM_ROME } from './minutes-from-rome.ts';

it('the drawn minutes from Rome are those of the included timetable', () => {
  const times = findTimes(INCLUDED_PLANNER, 'rome');
  const { rome, ...drawn } = MINUTES_FROM_ROME;
  const found = Object.keys(drawn).map((key) => {
    const minutes = times.get(key)?.minutes ?? Number.NaN;
    return [key, 5 * Math.round(minutes / 5)];
  });
  expect(drawn).toEqual(Object.fromEntries(found));
  expect(rome).toBe(0);
});
