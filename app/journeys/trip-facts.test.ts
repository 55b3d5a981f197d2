import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { dayTrains } from './day-trains.ts';
import { figureValues } from './figure-values.fixture.ts';
import { otherTime, reachData } from './reach-data.ts';
import { tripFacts } from './trip-facts.ts';

const [ROME = '', MILAN = ''] = ['rome', 'milan'].map((slug) => findCity(slug)?.stationId);

function factsOf(
  fromId: string,
  toId: string,
  beside: Partial<Parameters<typeof tripFacts>[0]> = {},
) {
  return tripFacts({
    planner: INCLUDED_PLANNER,
    today: '2026-11-25',
    fromId,
    toId,
    language: 'en',
    ...beside,
  });
}

it('counts the departures of a weekday, or those of a date', () => {
  const { all, direct } = INCLUDED_PLANNER.figuresOf(ROME, MILAN)?.weekday ?? { all: 0, direct: 0 };
  expect(direct).toBeGreaterThan(0);
  const { rows } = factsOf(ROME, MILAN);
  const count = direct < all ? `${all}, ${direct} of them direct` : String(all);
  // Italo runs here too, and its trains are not in the timetable.
  expect(figureValues(rows).get('Departures on Wednesdays')).toBe(`${count}, not counting Italo`);
  expect(rows[0]?.[0]).toBe('Fastest with Trenitalia');
  const [slower] = INCLUDED_PLANNER.trainsOfDay(ROME, MILAN, '2026-11-28');
  const ofDate = {
    countName: 'Departures on Saturday',
    count: { all: 9, direct: 7 },
    fastest: slower,
    missing: [],
  };
  const dated = factsOf(ROME, MILAN, { ofDate }).rows;
  expect(figureValues(dated).get('Departures on Saturday')).toBe(
    '9, 7 of them direct, not counting Italo',
  );
  expect(figureValues(dated).get('Fastest with Trenitalia')).toBe('7\u00a0h\u00a042\u00a0min');
  // Italo has no regional trains that a count of those could leave out.
  const restrictedTo = 'by regional trains alone';
  const regional = factsOf(ROME, MILAN, {
    ofDate: { ...ofDate, restriction: 'regional', restrictedTo },
  }).rows;
  expect(figureValues(regional).get('Departures on Saturday')).toBe('9, 7 of them direct');
  expect(regional[0]?.[0]).toBe('Fastest train by regional trains alone');
  const noTrains = {
    countName: 'Departures on Sunday',
    count: { all: 0, direct: 0 },
    fastest: undefined,
    missing: [],
  };
  expect(factsOf(ROME, MILAN, { ofDate: noTrains }).rows.map(([name]) => name)).toEqual(['Price']);
});

describe('the direct lines of companies that are not in the timetable', () => {
  const idOf = (label: string) =>
    stationIndexFor('it').stations.find((station) => station.label === label)?.id ?? '';

  it('stand in place of figures that they belie', () => {
    const como = factsOf(MILAN, idOf('Como San Giovanni'));
    expect(como.rows).toEqual([
      [
        'Trenord trains',
        expect.stringMatching(
          /^about 40\u00a0min to 1\u00a0h, direct, about \d\d each weekday \(2023\)$/,
        ),
        'about 40\u00a0min to 1\u00a0h',
      ],
    ]);
    expect(como.text).toMatch(
      /^With Trenitalia there are \d+ weekday departures, the fastest taking /,
    );
    expect(como.otherCompanies).toMatchObject({ operators: ['Trenord'], areFaster: true });
  });

  it('are named without times where none are known', () => {
    const [BOLOGNA = '', RAVENNA = ''] = ['bologna', 'ravenna'].map(
      (slug) => findCity(slug)?.stationId,
    );
    const ravenna = factsOf(BOLOGNA, RAVENNA);
    expect(ravenna.rows).toEqual([['Trenitalia Tper trains', 'direct; we don’t have their times']]);
  });

  it('stand beside figures that they do not belie, which name their company', () => {
    const VERONA = findCity('verona')?.stationId ?? '';
    const { rows, otherCompanies } = factsOf(MILAN, VERONA);
    const byName = figureValues(rows);
    expect(byName.get('Departures on Wednesdays')).toMatch(/, not counting Trenord and Italo$/);
    expect(byName.get('Trenord trains')).toContain('about 1\u00a0h\u00a050\u00a0min');
    expect(byName.has('Fastest with Trenitalia')).toBe(true);
    expect(otherCompanies).toMatchObject({ operators: ['Trenord'], areFaster: false });
  });

  it('stand in place of "no journey"', () => {
    const { figures, rows, text } = factsOf(idOf('Milano Cadorna'), idOf('Como Lago'));
    expect(figures).toBeUndefined();
    expect(rows[0]?.[0]).toBe('Trenord trains');
    expect(text).not.toContain('no connection');
  });

  it('may have changed after their day of review', () => {
    const aged = factsOf(MILAN, idOf('Como San Giovanni'), { today: '2040-01-01' });
    expect(aged.others).toContain('Trenord lines may have changed since 2023.');
  });
});

it('notes for a pair with few trains that other companies may have more', () => {
  const SIENA = findCity('siena')?.stationId ?? '';
  const sparse = factsOf(SIENA, findCity('lecce')?.stationId ?? '');
  expect(sparse.figures).toBeDefined();
  expect(factsOf(ROME, MILAN).others).toEqual([]);
});

it('names a much faster train that the timetable does not hold, as the map does', async () => {
  const idOf = (key: string) =>
    NETWORK_STATIONS.find((station) => station.key === key)?.stationId ?? '';
  const keysFacts = async (from: string, to: string) => {
    const pair = [idOf(from), idOf(to)] as const;
    return factsOf(...pair, { faster: await otherTime(INCLUDED_PLANNER, ...pair) });
  };
  const direct = await keysFacts('munich', 'verona');
  expect(direct.text).toContain(
    'By EuroCity, which this timetable leaves out, it takes about 5\u00a0h\u00a021\u00a0min ' +
      'without a change. Source: ÖBB and DB, EuroCity timetable\u00a0(2025).',
  );
  expect(direct.rows[0]?.[0]).toBe('Fastest in this timetable');
  const { times } = await reachData(INCLUDED_PLANNER, 'milan');
  const minutes = times.vienna?.minutes ?? 0;
  expect((await keysFacts('milan', 'vienna')).text).toContain(
    'Using Railjet Xpress trains, which this timetable leaves out, it takes about ' +
      `${formatDuration(minutes, 'en')} with one change`,
  );
  expect((await keysFacts('bolzano', 'verona')).others).toEqual([]);
});

it('says that no train is needed between two stations of a city', () => {
  const { figures, text } = factsOf(MILAN, '83016451');
  expect(figures).toBeUndefined();
  expect(text).toMatch(/^Getting between the two stations takes about 25\u00a0min/);
  // From Roma Termini trains to Tiburtina take four minutes.
  expect(factsOf('83084095', '83082172').text).not.toContain('Getting between');
});

it('counts another weekday where a pair has no train on Wednesdays, and says which', () => {
  const [RHO = '', PAVIA = ''] = ['Rho', 'Pavia'].map(
    (name) => stationIndexFor('it').stations.find(({ label }) => label === name)?.id,
  );
  const { rows } = factsOf(RHO, PAVIA);
  expect(figureValues(rows).get('Departures on Tuesdays')).toBe('1, not counting Trenord');
  const request = { planner: INCLUDED_PLANNER, language: 'en', today: '2026-11-25' } as const;
  expect(dayTrains(request, RHO, PAVIA)?.days.map(({ title }) => title)[0]).toBe(
    'One departure on a typical Tuesday',
  );
});

it('calls a bus a bus', () => {
  const [FOGGIA = '', POTENZA = ''] = ['Foggia', 'Potenza Centrale'].map(
    (name) => stationIndexFor('en').stations.find(({ label }) => label === name)?.id,
  );
  expect(figureValues(factsOf(FOGGIA, POTENZA).rows).has('Fastest bus')).toBe(true);
});

it('has no figure of a line without times beside own trains', () => {
  const [bologna = '', rimini = ''] = ['bologna', 'rimini'].map(
    (slug) => findCity(slug)?.stationId,
  );
  const rows = figureValues(factsOf(bologna, rimini).rows);
  expect(rows.get('Departures on Wednesdays')).toMatch(/, not counting Trenitalia Tper$/);
  expect([...rows.keys()]).not.toContain('Trenitalia Tper trains');
});
