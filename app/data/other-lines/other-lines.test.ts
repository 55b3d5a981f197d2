import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OTHER_TRAINS } from '../network/other-trains.ts';
import { OPERATORS } from '../operators/operators.ts';
import { stationLabel } from '../stations/stations.server.ts';
import { cityStations } from './city-stations.ts';
import packedTrenord from './generated/trenord.json' with { type: 'json' };
import { NAMED_LINES } from './named-lines.ts';
import { hasOtherLines, otherLines, summarizeOtherLines } from './other-lines.server.ts';
import { NamedLine } from './schema.ts';
import { TRENORD_SOURCE } from './trenord-source.ts';

const ID = {
  centrale: '83017004',
  garibaldi: '83016451',
  cadorna: '83250019',
  como: '83013078',
  comoLago: '83254359',
  bergamo: '83015297',
  lecco: '83015206',
  brescia: '83017178',
  verona: '83024307',
  malpensa: '83256354',
  bologna: '83050435',
  ravenna: '83058115',
  naples: '83092189',
  sorrento: '83138388',
  bari: '83111195',
  bariAirport: '83550145',
  ventimiglia: '83045013',
  nice: '87756056',
  rome: '83084095',
} as const;

describe('the lines of Trenord', () => {
  it('have stations of the list, and minutes that rise from stop to stop', () => {
    for (const id of packedTrenord.stations) expect(stationLabel('it', id), id).toBeDefined();
    expect(packedTrenord.lines.length).toBe(189);
    for (const { route, stops, minutes, trains } of packedTrenord.lines) {
      expect(trains, route).toBeGreaterThan(1);
      expect(stops.length, route).toBe(minutes.length);
      expect(new Set(stops).size, route).toBe(stops.length);
      expect(
        minutes.toSorted((one, other) => one - other),
        route,
      ).toEqual(minutes);
    }
  });

  it.each([
    ['centrale', 'como', 'RE80', 39, 39, 16],
    ['garibaldi', 'como', 'S11', 61, 65, 35],
    ['centrale', 'bergamo', 'RE2', 48, 50, 18],
    ['centrale', 'lecco', 'RE8', 39, 46, 15],
    ['centrale', 'brescia', 'RE6', 66, 66, 17],
    ['cadorna', 'malpensa', 'XP1', 37, 37, 38],
    ['centrale', 'malpensa', 'R28', 51, 51, 23],
    ['centrale', 'malpensa', 'XP2', 51, 51, 11],
    ['cadorna', 'comoLago', 'R17', 61, 61, 32],
    ['centrale', 'verona', 'RE6', 112, 112, 17],
  ] as const)('from %s to %s has %s', (from, to, name, fastest, slowest, trains) => {
    const lines = otherLines(ID[from], ID[to]);
    const line = lines.find((other) => other.name === name);
    expect(line).toMatchObject({
      operator: 'trenord',
      kind: 'train',
      from: { stationId: ID[from] },
      to: { stationId: ID[to] },
      trains,
      year: 2023,
    });
    expect([line?.minutes?.fastest, line?.minutes?.slowest]).toEqual([fastest, slowest]);
  });

  it('have the median of all trains as their usual minutes', () => {
    const [s11] = otherLines(ID.garibaldi, ID.como);
    expect(s11).toMatchObject({ name: 'S11', minutes: { fastest: 61, usual: 62, slowest: 65 } });
    expect(otherLines(ID.centrale, ID.bergamo)[0]?.minutes?.usual).toBe(48);
  });

  it('run in the direction of their stops, with the minutes of that direction', () => {
    const [there] = otherLines(ID.centrale, ID.como);
    const [back] = otherLines(ID.como, ID.centrale);
    expect([there?.name, there?.minutes?.usual, there?.trains]).toEqual(['RE80', 39, 16]);
    expect([back?.name, back?.minutes?.usual, back?.trains]).toEqual(['RE80', 42, 15]);
  });
});

describe('the stations of a city', () => {
  it('are Centrale, Porta Garibaldi and Cadorna for Milan', () => {
    const milan = new Set([ID.centrale, ID.garibaldi, ID.cadorna]);
    for (const station of milan) expect(cityStations(station)).toEqual(milan);
    expect(cityStations(ID.verona)).toEqual(new Set([ID.verona]));
  });

  it('have their lines too, after those of the searched station', () => {
    const lines = otherLines(ID.centrale, ID.como);
    const places = lines.map(({ name, from, to }) => [name, from.stationId, to.stationId]);
    expect(places[0]).toEqual(['RE80', ID.centrale, ID.como]);
    expect(places).toContainEqual(['S11', ID.garibaldi, ID.como]);
    expect(places.at(-1)).toEqual(['R17', ID.cadorna, ID.comoLago]);
  });

  it('have each train once, at the searched station', () => {
    const lines = otherLines(ID.centrale, ID.malpensa);
    expect(lines.map(({ name, from, trains }) => [name, from.stationId, trains])).toEqual([
      ['R28', ID.centrale, 23],
      ['XP2', ID.centrale, 11],
      ['XP1', ID.cadorna, 38],
    ]);
    expect(summarizeOtherLines(ID.centrale, ID.malpensa)).toEqual({
      names: ['XP1', 'R28', 'XP2'],
      operators: ['trenord'],
      kind: 'train',
      aboutMinutes: 50,
      trains: 72,
      year: 2023,
      reviewBy: TRENORD_SOURCE.reviewBy,
    });
  });

  it('have no line of another station between each other', () => {
    for (const { from, to } of otherLines(ID.garibaldi, ID.centrale)) {
      expect([from.stationId, to.stationId]).toEqual([ID.garibaldi, ID.centrale]);
    }
  });
});

describe.each(
  NAMED_LINES.map((line) => [line.stops.map(([, name]) => name).join('–'), line] as const),
)('the line %s', (_name, line) => {
  it('fits the schema, is of a known company, and names stations of the list once', () => {
    expect(v.safeParse(NamedLine, line).issues).toBeUndefined();
    expect(OPERATORS.map(({ id }) => id)).toContain(line.operator);
    for (const [id, name] of line.stops) expect(stationLabel('it', id)).toBe(name);
    expect(new Set(line.stops.map(([id]) => id)).size).toBe(line.stops.length);
  });
});

describe('lines by their run alone', () => {
  it.each([
    ['bologna', 'ravenna', 'trenitalia-tper'],
    ['naples', 'sorrento', 'eav'],
    ['bari', 'bariAirport', 'ferrotramviaria'],
    ['ventimiglia', 'nice', 'sncf'],
  ] as const)('join %s and %s in both directions, without minutes', (from, to, operator) => {
    for (const [one, other] of [
      [ID[from], ID[to]],
      [ID[to], ID[from]],
    ] as const) {
      const [line] = otherLines(one, other);
      expect(line).toMatchObject({ operator, from: { stationId: one }, to: { stationId: other } });
      expect(line).not.toHaveProperty('minutes');
      expect(line).not.toHaveProperty('trains');
    }
  });

  it('say the name of the company’s own station', () => {
    expect(otherLines(ID.naples, ID.sorrento)[0]?.from.ownName).toBe('Napoli Garibaldi');
  });

  it('give way to the same line with times', () => {
    const re80 = otherLines(ID.centrale, ID.como).filter(({ name }) => name === 'RE80');
    expect(re80.map(({ operator }) => operator)).toEqual(['trenord']);
  });
});

describe('the sum of all lines', () => {
  it('has the minutes of the searched station’s quickest line to five, and every train', () => {
    expect(summarizeOtherLines(ID.centrale, ID.bergamo)).toMatchObject({
      operators: ['trenord'],
      aboutMinutes: 50,
    });
    const como = summarizeOtherLines(ID.garibaldi, ID.como);
    expect(como?.names[0]).toBe('S11');
    expect(como?.aboutMinutes).toBe(60);
    expect(summarizeOtherLines(ID.centrale, ID.como)?.aboutMinutes).toBe(40);
    expect(summarizeOtherLines(ID.centrale, ID.como)?.slowestMinutes).toBe(60);
    expect(summarizeOtherLines(ID.centrale, ID.malpensa)).not.toHaveProperty('slowestMinutes');
    expect(como?.trains).toBe(
      otherLines(ID.garibaldi, ID.como).reduce((sum, { trains = 0 }) => sum + trains, 0),
    );
  });

  it('has no figures where none is known, and is nothing without a line', () => {
    const ravenna = summarizeOtherLines(ID.bologna, ID.ravenna);
    expect(ravenna).toMatchObject({ names: [], operators: ['trenitalia-tper'], kind: 'train' });
    expect(ravenna).not.toHaveProperty('aboutMinutes');
    expect(ravenna).not.toHaveProperty('trains');
    expect(summarizeOtherLines(ID.rome, ID.sorrento)).toBeUndefined();
    expect(
      summarizeOtherLines(ID.centrale, ID.malpensa, ({ operator }) => operator === 'trenord'),
    ).toBeUndefined();
    expect(otherLines(ID.rome, ID.rome)).toEqual([]);
    expect(otherLines('constructor', ID.rome)).toEqual([]);
  });

  it('exists for a station at which a line calls', () => {
    expect(hasOtherLines(ID.cadorna)).toBe(true);
    expect(hasOtherLines(ID.sorrento)).toBe(true);
    expect(hasOtherLines(ID.rome)).toBe(false);
  });
});

it('ÖBB’s lines have the names of its trains on the map', () => {
  const services = new Set(
    OTHER_TRAINS.filter(({ operator }) => operator === 'oebb').map(({ service }) => service),
  );
  const names = NAMED_LINES.filter(({ operator }) => operator === 'oebb').map(({ name }) => name);
  expect(new Set(names)).toEqual(services);
});
