import { describe, expect, it } from 'vitest';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { railwayTrip, withConnections } from './onward-connections.ts';

const request = { planner, language: 'en', today: '2026-11-25' } as const;
const labels = new Map(stationIndexFor('it').stations.map(({ id, label }) => [label, id] as const));
const idOf = (label: string) => labels.get(label) ?? '';
const nameOf = (id: string) => stationIndexFor('it').stationsById.get(id)?.label;
const [ROME, MILAN] = [idOf('Roma Termini'), idOf('Milano Centrale')];

describe('railwayTrip', () => {
  it.each([
    ['Sestri Levante', 'cinque-terre', 'Levanto'],
    ['Pisa Centrale', 'cinque-terre', 'La Spezia Centrale'],
    ['Milano Centrale', 'bergamo-airport', 'Milano Centrale'],
    ['Bergamo', 'bergamo-airport', 'Bergamo'],
    ['Roma Termini', 'san-marino', 'Rimini'],
  ])(
    'from %s goes to %s by the station with the shortest total time: %s',
    (from, place, station) => {
      const trip = railwayTrip(request, { stationId: idOf(from) }, { stationId: ROME, place });
      expect(nameOf(trip.toId)).toBe(station);
      expect(trip.onwardConnections.map(({ at }) => at)).toEqual(['after']);
      expect(trip.isPart).toBe(true);
    },
  );

  it('knows the stops of the list that the timetable does not serve', () => {
    const amalfi = railwayTrip(request, { stationId: ROME }, { stationId: idOf('Amalfi') });
    expect(nameOf(amalfi.toId)).toBe('Salerno');
    expect(amalfi.onwardConnections[0]?.legs.map(({ text }) => text)).toEqual([
      'Bus from Salerno, about 1\u00a0h\u00a015\u00a0min',
      'Ferry from Salerno, about 35\u00a0min, in the warm months',
    ]);
  });

  it.each([
    ['2026-11-28', 'Bus', 75],
    ['2027-03-31', 'Bus', 75],
    ['2027-04-01', 'Ferry', 35],
    ['2027-10-31', 'Ferry', 35],
    ['2027-11-01', 'Bus', 75],
  ] as const)('names the leg of the season first: on %s by %s', (day, mode, minutes) => {
    const to = { stationId: idOf('Amalfi') };
    const [connection] = railwayTrip(request, { stationId: ROME }, to, day).onwardConnections;
    expect(connection?.row[1]).toMatch(new RegExp(`^${mode}, `));
    expect(connection?.minutes).toBe(minutes);
    // A title is of no day.
    expect(connection?.modes).toEqual(['ferry', 'bus']);
  });

  it('promises no leg of a season on a winter day, nor alone in a title', () => {
    for (const { slug: place } of ONWARD_PLACES) {
      for (const [from, to] of [
        [{ stationId: MILAN }, { stationId: ROME, place }],
        [{ stationId: ROME, place }, { stationId: MILAN }],
      ] as const) {
        const [connection] = railwayTrip(request, from, to, '2027-01-15').onwardConnections;
        expect(connection?.row[1], place).not.toContain('warm months');
        const summer = railwayTrip(request, from, to, '2027-07-15').onwardConnections[0];
        if (summer?.row[1].includes('warm months'))
          expect(connection?.modes, place).toHaveLength(2);
      }
    }
  });

  it('names the connection to a town beside the trains to the station with its name', () => {
    const assisi = railwayTrip(request, { stationId: ROME }, { stationId: idOf('Assisi') });
    expect([nameOf(assisi.toId), assisi.isPart]).toEqual(['Assisi', false]);
    const title = 'Between Assisi station and the centre';
    expect(assisi.onwardConnections[0]?.row).toEqual([title, 'Bus, about 15\u00a0min']);
    expect(assisi.onwardConnections[0]?.legs.map(({ text }) => text)).toEqual([
      'Bus, about 15\u00a0min',
    ]);
    // A way within the town is none of the trains' figures.
    expect(withConnections([['Fastest train', '2 h']], assisi.onwardConnections)).toEqual([
      ['Fastest train', '2 h'],
    ]);
    const place = 'assisi';
    const requested = railwayTrip(
      request,
      { stationId: ROME },
      { stationId: idOf('Assisi'), place },
    );
    expect(withConnections([], requested.onwardConnections)).toEqual([
      [title, 'Bus, about 15\u00a0min'],
    ]);
  });

  it('has no connection where the train goes the whole way', () => {
    const { onwardConnections, ...trip } = railwayTrip(
      request,
      { stationId: ROME },
      { stationId: MILAN },
    );
    expect([trip, onwardConnections]).toEqual([{ fromId: ROME, toId: MILAN, isPart: false }, []]);
  });

  it('goes from a place as well, and between two', () => {
    const trip = railwayTrip(
      request,
      { stationId: MILAN, place: 'portofino' },
      { stationId: MILAN, place: 'venice-airport' },
    );
    expect(trip.onwardConnections.map(({ at, title }) => [at, title])).toEqual([
      ['before', expect.stringMatching(/^From Portofino to Santa Margherita/)],
      ['after', 'From Venice Mestre to Venice Marco Polo airport'],
    ]);
  });

  it('names the company and the year of each leg, and says when it is due for review', () => {
    for (const { slug: place, reviewBy } of ONWARD_PLACES) {
      for (const language of LANGUAGES) {
        const onwardConnections = (today: string) =>
          railwayTrip(
            { planner, language, today: today as typeof reviewBy },
            { stationId: MILAN },
            { stationId: ROME, place },
          ).onwardConnections;
        const [now] = onwardConnections(reviewBy);
        expect(now?.due, place).toBeUndefined();
        for (const { url, provider, year, text } of now?.legs ?? []) {
          expect([url, provider, year, text].every(Boolean), place).toBe(true);
          expect(text, place).toMatch(/\d/);
        }
        expect(onwardConnections('2100-01-01')[0]?.due, place).toMatch(/20\d\d/);
      }
    }
  });
});
