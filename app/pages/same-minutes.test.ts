import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES, summaryOfRoute } from '#app/data/journeys/popular-routes.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { callsOf, walkAfter, walkBefore } from '#app/domain/timetable/journey.ts';
import { type Timetable, WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import {
  arrivalAt,
  departureAt,
  endOfStops,
  endOfTrips,
  firstEvent,
  firstStop,
  firstTrip,
  mayBoard,
  mayLeave,
  routesOf,
  runsOnWeekday,
  stationAt,
} from '#app/domain/timetable/timetable-fields.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { dayTrains } from '#app/journeys/day-trains.ts';
import { routeFigures } from '#app/journeys/route-figures.ts';
import { tripFacts } from '#app/journeys/trip-facts.ts';
import { mapData } from '#app/map/map-data.server.ts';
import { cityWall } from './cities/city-wall.server.ts';
import { cityGuide } from './city/city-guide.server.ts';

const TODAY = '2026-11-25';

const PAIRS = 500;
const CLOCK = { today: '2026-12-10', minuteOfDay: 600 } as const;
const MINUTES = 180_000;

const stationId = (slug: string) => findCity(slug)?.stationId ?? '';
const duration = (minutes: number) => formatDuration(minutes, 'en');

/**
 * The fastest train of a Wednesday between two stations without a change or a way through a city,
 * read from the file alone.
 */
function fastestDirectMinutes(timetable: Timetable, from: string, to: string): number {
  const source = timetable.stationNumbers.get(from);
  const target = timetable.stationNumbers.get(to);
  let fastest = Number.POSITIVE_INFINITY;
  for (const route of routesOf(timetable)) {
    const end = endOfStops(timetable, route);
    for (let boarded = firstStop(timetable, route); boarded < end; boarded++) {
      if (stationAt(timetable, boarded) !== source || !mayBoard(timetable, boarded)) continue;
      for (let left = boarded + 1; left < end; left++) {
        if (stationAt(timetable, left) !== target || !mayLeave(timetable, left)) continue;
        fastest = Math.min(fastest, ...wednesdayMinutes(timetable, route, boarded, left));
      }
    }
  }
  return fastest;
}

/** The minutes that the trips of a route on Wednesdays take between two of its stops. */
function wednesdayMinutes(timetable: Timetable, route: number, boarded: number, left: number) {
  const first = firstStop(timetable, route);
  const minutes: number[] = [];
  for (let trip = firstTrip(timetable, route); trip < endOfTrips(timetable, route); trip++) {
    if (!runsOnWeekday(timetable, trip, WEDNESDAY)) continue;
    const event = firstEvent(timetable, trip) - first;
    minutes.push(arrivalAt(timetable, event + left) - departureAt(timetable, event + boarded));
  }
  return minutes;
}

/** The duration of the row that the first table of a pair's page marks as the fastest. */
function markedDuration(from: string, to: string): string | undefined {
  const request = { planner: INCLUDED_PLANNER, today: TODAY, language: 'en' } as const;
  const rows = dayTrains(request, from, to)?.days.find((day) => day.rows.length > 0)?.rows ?? [];
  const marked = rows.find(({ marks }) => marks.includes('fastest'));
  if (marked) return marked.duration;
  // None is marked where most are as fast.
  const counts = Map.groupBy(rows, ({ duration }) => duration);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

describe('the minutes between two stations', () => {
  it(
    'are the file’s on the pages of 500 pairs picked at random',
    () => {
      const ids = INCLUDED_PLANNER.timetable.stationIds;
      const pairs = fc.sample(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), {
        numRuns: PAIRS,
        seed: 20251214,
      });
      for (const [from, to] of pairs.filter(([one, other]) => one !== other)) {
        const name = `${from} ${to}`;
        const figures = INCLUDED_PLANNER.figuresOf(from, to);
        const fastest = figures?.fastest;
        expect(
          tripFacts({
            planner: INCLUDED_PLANNER,
            today: TODAY,
            fromId: from,
            toId: to,
            language: 'en',
          }).duration,
          name,
        ).toBe(fastest && duration(fastest.durationMinutes));
        expect(markedDuration(from, to), name).toBe(fastest && duration(fastest.durationMinutes));
        const summary = INCLUDED_PLANNER.summaryOf(from, to);
        expect(summary?.fastest.durationMinutes, name).toBe(fastest?.durationMinutes);
        expect(summary?.directTrains, name).toBe(figures?.weekday.direct);
        const direct = fastestDirectMinutes(INCLUDED_PLANNER.timetable, from, to);
        if (!fastest) {
          expect(direct, name).toBe(Number.POSITIVE_INFINITY);
          continue;
        }
        expect(fastest.durationMinutes, name).toBeLessThanOrEqual(direct);
        expect(figures?.typicalMinutes, name).toBeGreaterThanOrEqual(fastest.durationMinutes);
        const calls = fastest.rides.flatMap((ride) => callsOf(INCLUDED_PLANNER.timetable, ride));
        const ridden = (calls.at(-1)?.arrival ?? 0) - (calls[0]?.departure ?? 0);
        expect(walkBefore(fastest) + ridden + walkAfter(fastest), name).toBe(
          fastest.durationMinutes,
        );
      }
    },
    MINUTES,
  );

  it(
    'are the same on the card, the map and the trip page of every popular route',
    async () => {
      const { pairs } = await mapData(
        { ...CLOCK, fields: new URLSearchParams(), language: 'en', planner: INCLUDED_PLANNER },
        { isStage: false },
      );
      for (const route of POPULAR_ROUTES) {
        const { departure, arrival } = route;
        const minutes = summaryOfRoute(INCLUDED_PLANNER, route)?.fastest.durationMinutes ?? 0;
        const name = `${departure} ${arrival}`;
        expect(routeFigures(route, INCLUDED_PLANNER, 'en')?.duration, name).toBe(duration(minutes));
        const trip = tripFacts({
          today: TODAY,
          planner: INCLUDED_PLANNER,
          fromId: stationId(departure),
          toId: stationId(arrival),
          language: 'en',
        });
        expect(trip.duration, name).toBe(duration(minutes));
        expect(markedDuration(stationId(departure), stationId(arrival)), name).toBe(trip.duration);
        const pair = pairs.find(
          ({ between }) => between[0] === departure && between[1] === arrival,
        );
        if (pair) expect(pair.trains[0].minutes, name).toBe(minutes);
      }
    },
    MINUTES,
  );

  it.each([
    // Faster on other weekdays than on Wednesdays.
    ['rome', 'siena'],
    ['florence', 'genoa'],
    ['florence', 'la-spezia'],
    ['turin', 'rimini'],
    // Faster on Wednesdays than on most days.
    ['pisa', 'verona'],
  ])('are those of a train in the table between %s and %s', (departure, arrival) => {
    const [from, to] = [stationId(departure), stationId(arrival)];
    const request = { planner: INCLUDED_PLANNER, today: TODAY, language: 'en' } as const;
    expect(tripFacts({ ...request, fromId: from, toId: to }).duration).toBe(
      markedDuration(from, to),
    );
  });

  it(
    'are the same in every guide and on the wall of cities',
    () => {
      for (const city of CITIES) {
        for (const { stationId: from, fastest } of cityGuide(city, {
          planner: INCLUDED_PLANNER,
          today: TODAY,
          language: 'en',
        }).connections) {
          const minutes =
            INCLUDED_PLANNER.figuresOf(from, city.stationId)?.fastest.durationMinutes ?? 0;
          expect(fastest, `${from} ${city.slug}`).toBe(duration(minutes));
        }
      }
      const wall = cityWall(new URLSearchParams({ near: 'bologna' }), INCLUDED_PLANNER, 'en');
      const reached = INCLUDED_PLANNER.reachFrom(stationId('bologna'));
      for (const { name, text } of wall.cities) {
        const to = CITIES.find((city) => city.name.en === name)?.stationId ?? '';
        const minutes =
          INCLUDED_PLANNER.figuresOf(stationId('bologna'), to)?.fastest.durationMinutes ?? 0;
        expect(reached.get(to)?.minutes).toBe(minutes);
        expect(text).toContain(duration(minutes));
      }
      expect(wall.cities.length).toBeGreaterThan(5);
    },
    MINUTES,
  );
});
