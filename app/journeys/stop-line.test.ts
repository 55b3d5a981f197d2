import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { stopLine } from './stop-line.ts';

const [VENICE, MUNICH] = ['83025932', '80203471'] as const;

function lineOf(from: string, to: string, isBesideOthers = false) {
  const journey = INCLUDED_PLANNER.figuresOf(from, to)?.fastest;
  if (!journey) throw new Error(`no trains from ${from} to ${to}`);
  return stopLine({ timetable: INCLUDED_PLANNER.timetable, journey, isBesideOthers }, to, 'en');
}

const stopsOf = (from: string, to: string) => lineOf(from, to).trains.flatMap(({ stops }) => stops);

function stopsBetween(departure: string, arrival: string) {
  const [from = '', to = ''] = [departure, arrival].map((slug) => findCity(slug)?.stationId);
  return stopsOf(from, to);
}

describe('the stops of the fastest train', () => {
  it('come with the minutes since the journey began', () => {
    expect(stopsBetween('rome', 'milan').map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Rome Termini', undefined],
      ['Milan Centrale', '2\u00a0h\u00a052\u00a0min'],
    ]);
  });

  it('say where the next day begins, and that the journey ends on it', () => {
    const marked = stopsOf(VENICE, MUNICH).filter(({ day }) => day !== undefined);
    expect(marked.map(({ name, time, day }) => [name, time, day])).toEqual([
      ['Villach Hbf', '04:24', '+1 day'],
      ['Munich Hbf', '09:29', '+1 day'],
    ]);
  });

  it('lie on the high-speed axis where the train runs on it; none follows the last stop', () => {
    expect(stopsBetween('rome', 'milan').map(({ axis, isFast }) => [axis, isFast])).toEqual([
      ['spine', true],
      [undefined, false],
    ]);
  });

  it('lie on another axis without high speed, stops outside of the diagram too', () => {
    const stops = stopsBetween('milan', 'venice').slice(0, -1);
    expect(stops.map(({ name }) => name)).toContain('Vicenza');
    expect(new Set(stops.map(({ axis }) => axis))).toEqual(new Set(['plain']));
    expect(stops.some(({ isFast }) => isFast)).toBe(false);
  });

  it('lie on the line of the trains that run through', () => {
    const stops = stopsBetween('rome', 'lecce');
    expect(stops.length).toBeGreaterThan(1);
    expect(stops[0]?.axis).toBe('apulian');
  });

  it('are a journey’s where a bus runs in place of the train', () => {
    const [aosta, ivrea] = ['83001370', '83001545'] as const;
    expect(lineOf(aosta, ivrea).title).toBe('The fastest journey');
  });

  it('are called those of their company beside others, unless two railways run the train', () => {
    const [rome, milan] = ['83084095', '83017004'] as const;
    expect(lineOf(rome, milan).title).toBe('The fastest train');
    expect(lineOf(rome, milan, true).title).toBe('The fastest with Trenitalia');
    expect(lineOf(VENICE, MUNICH, true).title).toBe('Fastest in this timetable');
  });
});
