import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveStation } from './resolve.ts';
import type { Station } from './station.ts';
import { createStationIndex } from './station-index.ts';
import { TEST_STATIONS } from './test-stations.fixture.ts';

const called = (label: string) =>
  TEST_STATIONS.find((station) => station.label === label) as Station;
const COLOGNES: readonly Station[] = [
  { ...called('Lecco'), id: '83017772', label: 'Cologne (BS)', aliases: ['Cologne'], weight: 3 },
  {
    ...called('Lecco'),
    id: '80154583',
    label: 'Cologne Hbf',
    aliases: ['Köln', 'Cologne'],
    country: 'DE',
  },
];
const index = createStationIndex(
  [...TEST_STATIONS, ...COLOGNES],
  [{ names: ['Lake Como', 'Lago di Como'], stations: [called('Lecco'), called('Milan Centrale')] }],
);

function resolve(text: string): readonly string[] {
  const resolution = resolveStation(index, text);
  if (resolution.kind === 'choice')
    return ['choice', ...resolution.stations.map(({ label }) => label)];
  return 'station' in resolution ? [resolution.kind, resolution.station.label] : [resolution.kind];
}

describe('resolveStation', () => {
  it.each(['', ' ', '\t\n'])('says that %j is empty', (text) => {
    expect(resolve(text)).toEqual(['empty']);
  });

  it.each([
    ['Rome', 'Rome Termini'],
    ['roma termini', 'Rome Termini'],
    ['Milão', 'Milan Centrale'],
    ['bra', 'Bra'],
    ['Venezia S. Lucia', 'Venice Santa Lucia'],
    ['stazione di Firenze', 'Florence S. M. Novella'],
    ['Rome, Italy', 'Rome Termini'],
    ['Roma Italia', 'Rome Termini'],
    ['Florence, ital', 'Florence S. M. Novella'],
    ['Cologne, Germany', 'Cologne Hbf'],
    ['Cologne, Italy', 'Cologne (BS)'],
    ['83084095', 'Rome Termini'],
  ])('takes %j exactly as %s', (text, label) => {
    expect(resolve(text)).toEqual(['exact', label]);
  });

  it.each([
    ['rome ti', 'Rome Tiburtina'],
    ['garibaldi', 'Milan Porta Garibaldi'],
    ['bran', 'Brancaleone'],
    ['garibaldi milano', 'Milan Porta Garibaldi'],
  ])('takes %j as %s, the only station with a word that begins so', (text, label) => {
    expect(resolve(text)).toEqual(['single', label]);
  });

  it.each([
    ['milnao', ['Milan Centrale', 'Milan Porta Garibaldi'], 'typing errors need a choice'],
    ['ibaldi', ['Milan Porta Garibaldi'], 'letters inside a word need a choice'],
    ['lecc', ['Lecce', 'Lecco'], 'two stations begin so'],
    ['bran, Sicily', ['Brancaleone'], 'only what stands before the comma is known'],
    ['vi', ['Vigliano d’Asti'], 'two letters are too few'],
    ['Rome, Germany', ['Rome Termini', 'Rome Tiburtina', 'Rome Ostiense'], 'not in that country'],
    ['Cologne', ['Cologne Hbf', 'Cologne (BS)'], 'two stations have the name'],
    ['Lake Como', ['Lecco', 'Milan Centrale'], 'a lake has several stations'],
    ['lago di como, Italia', ['Lecco', 'Milan Centrale'], 'a country after it changes nothing'],
    ['lake c', ['Lecco', 'Milan Centrale'], 'a lake’s name begins so'],
  ])('offers a choice for %j: %j (%s)', (text, labels) => {
    expect(resolve(text)).toEqual(['choice', ...labels]);
  });

  it.each([
    ['xyzzy', 'no station at all'],
    ['!!', 'no letter'],
    ['99999999', 'no station has the id'],
  ])('knows nothing of %j (%s)', (text) => {
    expect(resolve(text)).toEqual(['unknown']);
  });

  it('accepts an id of an earlier version', () => {
    const moved = createStationIndex([{ ...called('Lecco'), earlierId: '83000000' }]);
    expect(resolveStation(moved, '83000000')).toMatchObject({
      kind: 'exact',
      station: { label: 'Lecco' },
    });
  });

  it('takes every name of every station exactly as that station', () => {
    for (const station of TEST_STATIONS) {
      for (const name of [station.label, ...station.aliases]) {
        expect(resolveStation(index, name), name).toEqual({ kind: 'exact', station });
      }
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(['exact', 'single', 'choice', 'unknown', 'empty']).toContain(
          resolveStation(index, text).kind,
        );
      }),
      { seed: 9, numRuns: 1000 },
    );
  });
});
