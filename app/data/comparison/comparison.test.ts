import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { compareTravel } from '#app/domain/routes/comparison.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { POPULAR_ROUTES, summaryOfRoute } from '../journeys/popular-routes.ts';
import { AgeingSource } from '../schema.ts';
import { INCLUDED_PLANNER } from '../timetable/included-timetable.fixture.ts';
import { DRIVES } from './drives.ts';
import { EMISSION_FACTORS } from './emission-factors.ts';
import { FLIGHTS } from './flights.ts';
import { rivalsOf } from './rivals.ts';
import { DriveFact, FlightFact } from './schema.ts';
import { COMPARISON_SOURCES } from './sources.ts';

const routeRows = POPULAR_ROUTES.map(
  (route) => [`${route.departure}–${route.arrival}`, route] as const,
);
const driveRows = DRIVES.map((drive) => [drive.between.join('–'), drive] as const);
const flightRows = FLIGHTS.map((flight) => [flight.between.join('–'), flight] as const);

describe.each(driveRows)('the drive %s', (_name, drive) => {
  it('fits the schema and belongs to a popular journey', () => {
    expect(v.is(DriveFact, drive)).toBe(true);
    expect(findPopularRoute(POPULAR_ROUTES, ...drive.between)).toBeDefined();
  });

  it('keeps to a believable speed and stays near the length of the railway', () => {
    const averageKmh = drive.distanceKm / (drive.drivingMinutes / 60);
    expect(averageKmh).toBeGreaterThan(70);
    expect(averageKmh).toBeLessThan(105);
    const railKm = findPopularRoute(POPULAR_ROUTES, ...drive.between)?.distanceKm ?? Number.NaN;
    expect(drive.distanceKm / railKm).toBeGreaterThan(0.8);
    expect(drive.distanceKm / railKm).toBeLessThan(1.35);
  });
});

describe.each(flightRows)('the flight %s', (_name, flight) => {
  it('fits the schema and belongs to a popular journey', () => {
    expect(v.is(FlightFact, flight)).toBe(true);
    expect(findPopularRoute(POPULAR_ROUTES, ...flight.between)).toBeDefined();
  });

  it('is shorter than the railway', () => {
    expect(flight.distanceKm).toBeLessThan(
      findPopularRoute(POPULAR_ROUTES, ...flight.between)?.distanceKm ?? 0,
    );
  });
});

describe.each(routeRows)('the comparison for %s', (_name, route) => {
  const rivals = rivalsOf(route.departure, route.arrival);
  const comparison = compareTravel(
    {
      ...route,
      durationMinutes: summaryOfRoute(INCLUDED_PLANNER, route)?.fastest.durationMinutes ?? 0,
    },
    rivals,
    EMISSION_FACTORS.gramsPerPassengerKm,
  );

  it('always has a drive, and a plane only with a flight', () => {
    const modes = comparison.options.map(({ mode }) => mode);
    expect(modes).toEqual(rivals.flight ? ['train', 'plane', 'car'] : ['train', 'car']);
  });

  it('finds the train to emit least, as the published factors say', () => {
    expect(comparison.leastCo2).toBe('train');
  });

  it('says the same in the other direction', () => {
    const back = findPopularRoute(POPULAR_ROUTES, route.arrival, route.departure);
    expect(back).toBeDefined();
    expect(rivalsOf(route.arrival, route.departure)).toEqual(rivals);
  });
});

describe('the facts of the comparison together', () => {
  it('hold no pair twice', () => {
    for (const facts of [DRIVES, FLIGHTS]) {
      const pairs = facts.map(({ between }) => between.toSorted().join('–'));
      expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    }
  });

  it('have no rival for a city and itself', () => {
    expect(rivalsOf('rome', 'rome')).toEqual({ drive: undefined, flight: undefined });
  });

  it('give every source a name, a year and, unless it is an own estimate, an address', () => {
    for (const source of Object.values(COMPARISON_SOURCES))
      expect(v.is(AgeingSource, source)).toBe(true);
  });
});
