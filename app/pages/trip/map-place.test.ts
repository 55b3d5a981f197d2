import { expect, it } from 'vitest';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { tripJourney } from '#app/journeys/trip-journey.ts';
import { mapPlace } from './map-place.ts';

function placeOf(path: string, posters = 2) {
  const trip = readTrip(path, 'en');
  if (!trip) throw new Error(`no trip ${path}`);
  const request = { planner: INCLUDED_PLANNER, language: 'en', today: '2026-11-25' } as const;
  const { line, trains } = tripJourney(trip, request);
  return mapPlace(posters, line, trains);
}

it('the map fills what tables or stops leave beside each other', () => {
  // Two stops, beside seven chosen trains.
  expect(placeOf('/train-from-rome-to-milan')).toBe('belowStops');
  // 25 stops of three trains, beside seven rows.
  expect(placeOf('/train-from-lecce-to-siena')).toBe('belowTables');
  expect(placeOf('/train-from-siena-to-lecce')).toBe('story');
});

it('a head without two posters shows the map, or leaves it to the story', () => {
  expect(placeOf('/train-from-lecce-to-siena', 0)).toBe('head');
  expect(placeOf('/train-from-lecce-to-siena', 1)).toBe('story');
});
