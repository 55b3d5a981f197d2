import { expect, it } from 'vitest';
import { OWN_PLANNER } from '#app/data/timetable/own-timetable.fixture.ts';
import { cityStops, indexTimetable } from './indexed-timetable.ts';
import { callsOf } from './journey.ts';

it('refuses the number after the last trip and the last station', () => {
  const { timetable } = OWN_PLANNER;
  const [ride] = OWN_PLANNER.figuresOf('83084095', '83017004')?.fastest.rides ?? [];
  if (!ride) throw new Error('no train from Rome to Milan');
  const trip = timetable.tripNumbers.length;
  expect(() => callsOf(timetable, { ...ride, trip })).toThrow(`the timetable has no trip ${trip}`);
  expect(() => [...cityStops(indexTimetable(timetable), timetable.stationIds.length)]).toThrow(
    RangeError,
  );
});
