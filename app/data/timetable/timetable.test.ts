import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stationCoordinates, stationIndexFor } from '#app/data/stations/stations.server.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { callsOf, walkAfter, walkBefore } from '#app/domain/timetable/journey.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { TRAIN_KINDS, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { runsOnWeekday } from '#app/domain/timetable/timetable-fields.ts';
import { CHANGE_RULES } from './change-rules.ts';
import { readTimetableFile, TimetableFileError } from './timetable-file.server.ts';

const file = readFileSync(new URL('generated/timetable.bin', import.meta.url));
const timetable = readTimetableFile(file);
const planner = createPlanner(timetable);
const stations = stationIndexFor('en');
const WEDNESDAY = 2;
// Trains whose route is not a straight line still cannot be faster than this along one.
const FASTEST_KM_PER_MINUTE = 5;
const ROUNDING_KM = 12;

function idOf(name: string): string {
  const found = resolveStation(stations, name);
  if (found.kind !== 'exact') throw new Error(`${name} is not a station`);
  return found.station.id;
}

function fastestMinutes(from: string, to: string): number | undefined {
  return planner.figuresOf(idOf(from), idOf(to))?.fastest.durationMinutes;
}

describe('the timetable that comes with the project', () => {
  it('is a small file', () => {
    expect(file.length).toBeLessThan(1_500_000);
  });

  it('finds stations whose code is another one’s by their names', () => {
    expect(
      fastestMinutes('Reggio di Calabria Aeroporto', 'Reggio di Calabria Centrale'),
    ).toBeLessThan(12);
    expect(
      fastestMinutes('Reggio di Calabria Centrale', 'Reggio di Calabria Pentimele'),
    ).toBeLessThan(12);
    expect(fastestMinutes('Brunico/Bruneck', 'Brunico Nord')).toBeLessThan(
      fastestMinutes('Brunico/Bruneck', 'Perca') ?? 0,
    );
    expect(fastestMinutes('San Candido', 'Lienz in Osttirol')).toBeLessThan(60);
  });

  it('has the trains of stations that the table of stations lacks', () => {
    expect(fastestMinutes('Torino Porta Susa', 'Ciriè')).toBeLessThan(60);
    expect(fastestMinutes('Torino Porta Susa', 'Torino Grosseto')).toBeLessThan(20);
    expect(fastestMinutes('Palermo Notarbartolo', 'Palermo De Gasperi')).toBeLessThan(10);
  });

  it('has trains that run on some day, at stations of the list, with rising times', () => {
    const { tripNumbers, tripRoutes, stopStart, routeStops, eventStart, arrivals, departures } =
      timetable;
    const wrong = new Set<string>();
    tripNumbers.forEach((number, trip) => {
      const route = tripRoutes[trip] ?? 0;
      const first = stopStart[route] ?? 0;
      const length = (stopStart[route + 1] ?? 0) - first;
      const event = eventStart[trip] ?? 0;
      if (length < 2) wrong.add(`${number} has fewer than two stops`);
      if (!WEEKDAYS.some((weekday) => runsOnWeekday(timetable, trip, weekday)))
        wrong.add(`${number} never runs`);
      if (TRAIN_KINDS[timetable.tripKinds[trip] ?? 99] === undefined)
        wrong.add(`${number} has no kind`);
      if ((departures[event] ?? 0) >= 24 * 60) wrong.add(`${number} begins on another day`);
      for (let at = 0; at < length; at++) {
        const id = timetable.stationIds[routeStops[first + at] ?? -1] ?? '';
        const here = stationCoordinates(id);
        if (!here) wrong.add(`${id} of ${number} is not in the list`);
        if ((departures[event + at] ?? 0) < (arrivals[event + at] ?? 0))
          wrong.add(`${number} leaves before it arrives`);
        if (at === 0) continue;
        const minutes = (arrivals[event + at] ?? 0) - (departures[event + at - 1] ?? 0);
        if (minutes < 0) wrong.add(`${number} arrives before it left`);
        const before = stationCoordinates(
          timetable.stationIds[routeStops[first + at - 1] ?? -1] ?? '',
        );
        const km = here && before ? greatCircleKm(here, before) : 0;
        if (km > ROUNDING_KM + minutes * FASTEST_KM_PER_MINUTE)
          wrong.add(`${number} flies ${km} km to ${id}`);
      }
    });
    expect([...wrong]).toEqual([]);
  });

  it('has trips in one order on each route', () => {
    const { tripStart, eventStart, departures, arrivals, stopStart } = timetable;
    for (let route = 0; route + 1 < tripStart.length; route++) {
      const length = (stopStart[route + 1] ?? 0) - (stopStart[route] ?? 0);
      for (let trip = (tripStart[route] ?? 0) + 1; trip < (tripStart[route + 1] ?? 0); trip++) {
        for (let at = 0; at < length; at++) {
          const [one, other] = [(eventStart[trip - 1] ?? 0) + at, (eventStart[trip] ?? 0) + at];
          expect((departures[other] ?? 0) - (departures[one] ?? 0)).toBeGreaterThanOrEqual(0);
          expect((arrivals[other] ?? 0) - (arrivals[one] ?? 0)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('names the stations of its rules as the list does', () => {
    const ids = [...CHANGE_RULES.stationParts.keys()];
    for (const [one, other] of CHANGE_RULES.walks) ids.push(one, other);
    expect(ids.filter((id) => !stations.stationsById.has(id))).toEqual([]);
  });

  it.each([
    ['Milan', 'Rome', 170],
    ['Naples', 'Rome', 66],
    ['Bologna', 'Milan', 62],
    ['Milan', 'Turin', 58],
    ['Naples', 'Milan', 255],
    ['Rome', 'Padua', 190],
    ['Rome', 'Bolzano', 298],
    ['Rome', 'Bari', 254],
    ['Rome', 'Genoa', 254],
    ['Genoa', 'La Spezia', 61],
    ['La Spezia', 'Pisa', 39],
    ['Rome', 'Pisa', 137],
    ['Siena', 'Florence', 71],
    ['Bari', 'Lecce', 79],
    ['Venice', 'Trieste', 114],
    ['Rome', 'Trieste', 325],
    ['La Spezia', 'Milan', 174],
  ])('has the fastest journey from %s to %s in %i minutes', (from, to, minutes) => {
    expect(fastestMinutes(from, to)).toBe(minutes);
  });

  it.each([
    ['Milan', 'Rome', '9681', 20 * 60 + 35],
    ['Naples', 'Rome', '9606', 5 * 60 + 9],
    ['Rome', 'Genoa', '8596', 20 * 60 + 23],
  ])('has the train from %s to %s with the number %s', (from, to, number, departure) => {
    const trains = planner.journeysOfDay(idOf(from), idOf(to), WEDNESDAY);
    const train = trains.find(({ rides }) => rides[0].number === number);
    expect(train).toMatchObject({ departure, changes: 0 });
  });

  it('lists the stops of a train', () => {
    const trains = planner.journeysOfDay(idOf('Rome'), idOf('Genoa'), WEDNESDAY);
    const ride = trains.find(({ rides }) => rides[0].number === '8596')?.rides[0];
    const calls = ride ? callsOf(timetable, ride) : [];
    expect(calls.map(({ station }) => stations.stationsById.get(station)?.label)).toEqual([
      'Rome Termini',
      'Rome Tiburtina',
      'Florence Campo di Marte',
      'Pisa Centrale',
      'La Spezia Centrale',
      'Chiavari',
      'Genoa Brignole',
      'Genoa Piazza Principe',
    ]);
    expect(calls.at(-1)?.arrival).toBe(24 * 60 + 37);
  });

  it('counts a train after midnight on the day after', () => {
    const [brignole, principe] = [idOf('Genoa Brignole'), idOf('Genoa Piazza Principe')];
    // Train 8596 leaves Rome on every day but Saturday, and Genoa Brignole at 0:31 on every day but
    // Sunday.
    const runs = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) =>
      planner
        .trainsOfDay(brignole, principe, day)
        .some(({ departure, rides }) => rides[0].number === '8596' && departure === 31),
    );
    expect(runs).toEqual([true, true, true, true, true, true, false]);
  });

  it('gives the same minutes from one station to all as to each', () => {
    const siena = idOf('Siena');
    const reached = planner.reachFrom(siena);
    // A tenth of them: each takes several searches, and random timetables are compared whole.
    const some = [...reached].filter((_, at) => at % 10 === 0);
    for (const [to, { minutes, changes }] of some) {
      const fastest = planner.figuresOf(siena, to)?.fastest;
      expect([fastest?.durationMinutes, fastest?.changes]).toEqual([minutes, changes]);
    }
    expect(reached.size).toBeGreaterThan(1_000);
  });

  it('counts the trains of a day', () => {
    const figures = planner.figuresOf(idOf('Rome'), idOf('Naples'));
    expect(figures?.weekday.direct).toBe(74);
    expect(figures?.kinds).toEqual(['frecciarossa', 'intercity', 'intercity-notte', 'regionale']);
  });

  it('takes a whole city for the station that its trains use', () => {
    const paris = planner.figuresOf(idOf('Milan'), idOf('Paris'))?.fastest;
    const station = planner.figuresOf(idOf('Milan'), idOf('Paris Gare de Lyon'))?.fastest;
    expect(paris?.durationMinutes).toBe(station?.durationMinutes);
    expect(paris?.changes).toBe(0);
    expect(paris && walkAfter(paris)).toBe(0);
  });

  it('counts the way to another station of the city', () => {
    const trains = planner.trainsOfDay(idOf('Perugia'), idOf('Milano Centrale'), WEDNESDAY);
    const train = trains.find(({ rides }) => rides.at(-1)?.to === idOf('Milano Porta Garibaldi'));
    expect(train && [walkBefore(train), walkAfter(train)]).toEqual([0, 25]);
  });
});

describe('a timetable file', () => {
  it.each([
    ['is not one', Buffer.from('PK\u0003\u0004')],
    ['is empty', Buffer.alloc(0)],
    ['was cut off', file.subarray(0, file.length - 1)],
    ['was changed', Buffer.concat([file.subarray(0, -1), Buffer.from([(file.at(-1) ?? 0) ^ 1])])],
  ])('is refused when it %s', (_, bytes) => {
    expect(() => readTimetableFile(bytes)).toThrow(TimetableFileError);
  });
});
