import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { figureValues } from '#app/journeys/figure-values.fixture.ts';
import { type RouteData, routeData } from './route-data.server.ts';

const TODAY = '2026-11-25';

const known = new Map<string, RouteData>();

/** The data of a route's page, computed once: the tests below need each one several times. */
function dataOf(departure: string, arrival: string, language: Language) {
  const key = `${departure} ${arrival} ${language}`;
  const data = known.get(key) ?? computeData(departure, arrival, language);
  known.set(key, data);
  return data;
}

function computeData(departure: string, arrival: string, language: Language) {
  const route = findPopularRoute(POPULAR_ROUTES, departure, arrival);
  const from = findCity(departure);
  const to = findCity(arrival);
  const data =
    route &&
    from &&
    to &&
    routeData(route, from, to, { planner: INCLUDED_PLANNER, today: TODAY, language });
  if (!data) throw new Error(`no route ${departure} ${arrival}`);
  return data;
}

const pairs = POPULAR_ROUTES.map(({ departure, arrival }) => [departure, arrival] as const);

describe.each(LANGUAGES)('the page of a popular route in %s', (language) => {
  it('has all figures, questions, sources and six other routes', () => {
    for (const [from, to] of pairs) {
      const name = `${from} – ${to}`;
      const data = dataOf(from, to, language);
      expect(JSON.stringify(data), name).not.toMatch(/undefined|NaN|\{\{|\[object/);
      expect(data.questions, name).toHaveLength(3);
      expect(data.others, name).toHaveLength(6);
      expect(data.sources.length, name).toBeGreaterThanOrEqual(5);
      expect(
        data.comparison.rows.filter(({ isFastest }) => isFastest),
        name,
      ).toHaveLength(1);
      expect(
        data.comparison.rows.filter(({ isLeastCo2 }) => isLeastCo2),
        name,
      ).toHaveLength(1);
    }
  });

  it('shows the timetable’s durations everywhere', () => {
    for (const [from, to] of pairs) {
      const name = `${from} – ${to}`;
      const data = dataOf(from, to, language);
      const figures = INCLUDED_PLANNER.figuresOf(
        findCity(from)?.stationId ?? '',
        findCity(to)?.stationId ?? '',
      );
      const fastest = formatDuration(figures?.fastest.durationMinutes ?? 0, language);
      expect(data.duration, name).toBe(fastest);
      expect(data.comparison.rows[0]?.moving, name).toBe(fastest);
      if (!data.line.after)
        expect(data.line.trains.at(-1)?.stops.at(-1)?.minutes, name).toBe(fastest);
      expect(data.frequency, name).toContain(String(figures?.weekday.direct));
      const back = dataOf(to, from, language).others.concat(dataOf(from, to, language).others);
      for (const other of back) {
        const [departure = '', arrival = ''] = other.address.split(/[/?]/).slice(2);
        expect(other.duration, name).toBe(dataOf(departure, arrival, language).duration);
      }
    }
  });
});

describe('routeData', () => {
  it('names the time of a direct train in titles and descriptions, where there is one', () => {
    for (const [from, to] of pairs) {
      const trains = INCLUDED_PLANNER.figuresOf(
        findCity(from)?.stationId ?? '',
        findCity(to)?.stationId ?? '',
      )?.days[0].trains;
      const direct = trains?.filter(({ changes }) => changes === 0) ?? [];
      const durations = (direct.length > 0 ? direct : trains)?.map(
        (train) => train.durationMinutes,
      );
      const shortest = formatDuration(Math.min(...(durations ?? [])), 'en');
      const { pageTitle, description, uncounted, durationName, line } = dataOf(from, to, 'en');
      expect(pageTitle).toContain(`: ${shortest}, `);
      // Beside other companies' trains nothing is called the fastest of all.
      const isOwn = uncounted.length > 0;
      expect(description.includes(`as little as ${shortest}`)).toBe(!isOwn);
      expect(description).toMatch(
        isOwn ? new RegExp(`: ${shortest}( without changes)? with Trenitalia, `) : /as little as/,
      );
      expect(durationName === 'Fastest with Trenitalia').toBe(isOwn);
      expect(line.title === 'The fastest with Trenitalia').toBe(isOwn);
    }
    expect(dataOf('milan', 'florence', 'en').description).toContain(
      '1\u00a0h\u00a054\u00a0min without changes with Trenitalia, 26\u00a0direct trains',
    );
    expect(dataOf('milan', 'florence', 'it').description).toContain(
      '1\u00a0h\u00a054\u00a0min senza cambi con Trenitalia',
    );
    expect(dataOf('milan', 'florence', 'fr').description).toContain(
      '1\u00a0h\u00a054 sans correspondance avec Trenitalia',
    );
  });

  it('shows the same figures everywhere on the page', () => {
    const data = dataOf('rome', 'milan', 'en');
    expect(data.duration).toBe('2\u00a0h\u00a052\u00a0min');
    expect(data.frequency).toBe(
      'every 30\u00a0min or more often, 49\u00a0direct trains a day, not counting Italo',
    );
    expect(data.price).toBe('from €29.90');
    expect(data.questions[0]?.answer).toContain('€29.90');
  });

  it('lists the stops of the fastest train, with times and links to guides', () => {
    const [train] = dataOf('florence', 'venice', 'it').line.trains;
    expect(train?.train).toBe('Frecciarossa 9400');
    expect(train?.stops.map(({ name, guide }) => [name, guide])).toEqual([
      ['Firenze S.\u00a0M.\u00a0Novella', '/cities/florence?lng=it'],
      ['Bologna Centrale', '/cities/bologna?lng=it'],
      ['Ferrara', undefined],
      ['Padova', '/cities/padua?lng=it'],
      ['Venezia Mestre', undefined],
      ['Venezia Santa Lucia', '/cities/venice?lng=it'],
    ]);
  });

  it('names the change of the fastest journey', () => {
    const { facts, line } = dataOf('rome', 'venice', 'en');
    expect(facts).toMatchObject({ changes: 1, changePlaces: 'Bologna Centrale' });
    expect(line.trains).toHaveLength(2);
  });

  it('does not call a journey with a change a train', () => {
    const named = (from: string, to: string) => dataOf(from, to, 'it').details[1]?.[0];
    expect(named('rome', 'venice')).toBe('Il più veloce di Trenitalia');
    expect(named('rome', 'genoa')).toBe('Treno più veloce');
  });

  it('names the source of other companies’ lines', () => {
    const lines = dataOf('milan', 'verona', 'it').sources.find(({ figure }) => figure === 'lines');
    expect(lines).toMatchObject({
      name: 'Regione Lombardia, orario ferroviario di Trenord',
      year: 2023,
    });
    expect(dataOf('rome', 'milan', 'it').sources.map(({ figure }) => figure)).not.toContain(
      'lines',
    );
  });

  it('gives the first and the last train and the kinds of train', () => {
    expect(dataOf('rome', 'milan', 'en').facts).toMatchObject({
      typical: '3\u00a0h\u00a010\u00a0min',
      first: '05:10',
      last: '23:26',
      kinds: 'Frecciarossa, Frecciabianca, Intercity and Intercity Notte',
    });
  });

  it('marks a first or last train that has a change', () => {
    expect(dataOf('venice', 'naples', 'en').facts).toMatchObject({
      first: '05:26, with a change',
      last: '22:05, with a change',
    });
    expect(dataOf('rome', 'genoa', 'it').facts).toMatchObject({ last: '20:23' });
  });

  it('mentions Italo on its lines if the timetable lacks its trains', () => {
    expect(dataOf('rome', 'milan', 'en').facts).toMatchObject({
      operatorNames: 'Trenitalia and Italo',
      isItaloUncounted: true,
    });
    expect(dataOf('rome', 'lecce', 'en').facts).toMatchObject({
      operatorNames: 'Trenitalia',
      isItaloUncounted: false,
    });
  });

  it('counts no trains without a word of another company’s direct ones', () => {
    const { frequency, description, details } = dataOf('milan', 'verona', 'en');
    expect(frequency).toMatch(/^\d+\sdirect trains a day, not counting Trenord and Italo$/);
    expect(description).toContain(frequency);
    const rows = figureValues(details);
    expect(rows.get('Trenord trains')).toMatch(/^about .*, direct, about /);
    expect(rows.get('Operators')).toBe('Trenitalia, Italo and Trenord');
    expect(dataOf('rome', 'milan', 'en').frequency).toMatch(/, not counting Italo$/);
    expect(dataOf('rome', 'lecce', 'en').frequency).not.toContain('not counting');
  });

  it('says once in each section which trains are not counted', () => {
    const { details, note, others, othersNote } = dataOf('rome', 'milan', 'en');
    expect(figureValues(details).get('Frequency')).not.toContain('Italo');
    expect(note).toContain('Italo also runs');
    for (const { counted, uncounted } of others) {
      expect(counted).not.toContain('not counting');
      for (const name of uncounted) expect(othersNote).toContain(name);
    }
    expect(othersNote).toMatch(/^\* Not counting .*Italo/);
  });

  it('is described within what search engines show', () => {
    for (const language of LANGUAGES)
      for (const { departure, arrival } of POPULAR_ROUTES) {
        const { description } = dataOf(departure, arrival, language);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
  });

  it('names the timetable once in the head and once among the sources', () => {
    const { sources, basis, note } = dataOf('rome', 'milan', 'en');
    const name = 'Trenitalia’s timetable for December\u00a02025 to June\u00a02026';
    expect(sources.filter((source) => source.name === name)).toHaveLength(1);
    expect(basis).toContain('the Trenitalia timetable that ended on 13\u00a0June 2026');
    expect(note).not.toContain('timetable');
  });

  it('says of every source that can age when it was checked', () => {
    const [timetable, ...others] = dataOf('rome', 'milan', 'en').sources;
    expect(timetable?.age).toBeUndefined();
    for (const { name, age } of others) expect(age, name).toMatch(/^checked in (\w+ )?20\d\d/);
  });

  it('names Italo beside the fares only where it runs', () => {
    const fareSource = (from: string, to: string) =>
      dataOf(from, to, 'en').sources.find(({ figure }) => figure === 'price')?.name;
    expect(fareSource('rome', 'milan')).toMatch(/of Trenitalia and Italo$/);
    expect(fareSource('rome', 'genoa')).toBe('Our estimate of Trenitalia’s lowest advance fares');
  });

  it('mentions only the means of transport that it compares', () => {
    for (const language of LANGUAGES) {
      const plane = { en: /plane/, it: /aereo/, fr: /avion/ }[language];
      expect(dataOf('rome', 'milan', language).description).toMatch(plane);
      expect(dataOf('milan', 'venice', language).description).not.toMatch(plane);
    }
  });

  it('tells of seats on regional trains where they run', () => {
    const answer = (from: string, to: string) => dataOf(from, to, 'en').questions[2]?.answer;
    expect(answer('rome', 'milan')).not.toContain('Regional trains');
    expect(answer('milan', 'genoa')).toContain('Regional trains have no reserved seats');
    expect(answer('milan', 'genoa')).toContain('High-speed and Intercity tickets');
  });
});
