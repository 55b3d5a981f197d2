import { expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { cityStops, indexTimetable } from './indexed-timetable.ts';
import { callsOf } from './journey.ts';

it('refuses the number after the last trip and the last station', () => {
  const { timetable } = INCLUDED_PLANNER;
  const [ride] = INCLUDED_PLANNER.figuresOf('83084095', '83017004')?.fastest.rides ?? [];
  if (!ride) throw new Error('no train from Rome to Milan');
  const trip = timetable.tripNumbers.length;
  expect(() => callsOf(timetable, { ...ride, trip })).toThrow(`the timetable has no trip ${trip}`);
  expect(() => [...cityStops(indexTimetable(timetable), timetable.stationIds.length)]).toThrow(
    RangeError,
  );
});
