import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { type RouteData, routeData } from './route-data.server.ts';

function dataOf(departure: string, arrival: string, language: Language): RouteData {
  const route = findPopularRoute(POPULAR_ROUTES, departure, arrival);
  const from = findCity(departure);
  const to = findCity(arrival);
  if (!route || !from || !to) throw new Error(`no route ${departure} ${arrival}`);
  return routeData(route, from, to, language);
}

const pairs = POPULAR_ROUTES.map(({ departure, arrival }) => [departure, arrival] as const);

describe.each(LANGUAGES)('the page of a popular route in %s', (language) => {
  it.each(pairs)('%s – %s has every figure in words, questions, sources and six other routes', (from, to) => {
    const data = dataOf(from, to, language);
    expect(JSON.stringify(data)).not.toMatch(/undefined|NaN|\{\{|\[object/);
    expect(data.questions).toHaveLength(6);
    expect(data.others).toHaveLength(6);
    expect(data.sources.length).toBeGreaterThanOrEqual(6);
    expect(data.comparison.rows.filter(({ isFastest }) => isFastest)).toHaveLength(1);
    expect(data.comparison.rows.filter(({ isLeastCo2 }) => isLeastCo2)).toHaveLength(1);
  });
});

describe('routeData', () => {
  it('writes the same figures wherever they stand on the page', () => {
    const data = dataOf('rome', 'milan', 'en');
    expect(data.duration).toBe('2\u00a0h\u00a059\u00a0min');
    expect(data.frequency).toBe('every 30\u00a0min');
    expect(data.price).toBe('from €29.90');
    expect(data.comparison.rows[0]?.moving).toBe(data.duration);
    expect(data.questions[0]?.answer).toContain(data.duration);
    expect(data.questions[1]?.answer).toContain(data.frequency);
    expect(data.questions[2]?.answer).toContain('€29.90');
  });

  it('links stops that are guide cities, and only those, in the direction of travel', () => {
    const { stops } = dataOf('venice', 'milan', 'it');
    expect(stops.map(({ name }) => name)).toEqual([
      'Venezia Mestre',
      'Padova',
      'Vicenza',
      'Verona',
      'Brescia',
    ]);
    expect(stops.map(({ guide }) => guide)).toEqual([
      undefined,
      '/cities/padua?lng=it',
      undefined,
      '/cities/verona?lng=it',
      undefined,
    ]);
  });

  it('says until when the timetable of the fastest time is in force, and what is an estimate', () => {
    expect(dataOf('rome', 'milan', 'en').note).toMatch(/13\u00a0June\u00a02026.*estimates/);
    expect(dataOf('rome', 'bolzano', 'en').note).not.toContain('2026');
  });

  it('calls only high-speed trains without a recorded stop non-stop', () => {
    expect(dataOf('rome', 'milan', 'en').isNonStop).toBe(true);
    expect(dataOf('milan', 'venice', 'en').isNonStop).toBe(false);
    expect(dataOf('rome', 'genoa', 'en').isNonStop).toBe(false);
  });

  it('asks about the plane where one flies, otherwise about the car', () => {
    expect(dataOf('rome', 'milan', 'en').questions[4]?.question).toContain('flying');
    expect(dataOf('milan', 'venice', 'en').questions[4]?.question).toContain('driving');
  });
});
