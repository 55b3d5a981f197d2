import { expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { cityTimes } from './city-times.ts';

it('has the times of the trip pages, in both directions', async () => {
  const { minutes, version } = await cityTimes(planner);
  const idOf = (slug: string) => findCity(slug)?.stationId ?? '';
  expect(version).toBe(planner.timetable.digest);
  expect(Object.keys(minutes)).toHaveLength(22);
  for (const [from, to] of [
    ['bari', 'bologna'],
    ['siena', 'trieste'],
    ['trieste', 'siena'],
  ] as const)
    expect(minutes[from]?.[to]).toBe(
      planner.figuresOf(idOf(from), idOf(to))?.fastest.durationMinutes,
    );
});
