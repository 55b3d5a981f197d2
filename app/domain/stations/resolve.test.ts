import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStationByLabel, resolveStation } from './resolve.ts';
import { createStationIndex } from './station-index.ts';
import { TEST_STATIONS } from './test-stations.ts';

const index = createStationIndex(TEST_STATIONS);

describe('resolveStation', () => {
  const resolve = (text: string) => {
    const resolution = resolveStation(index, text);
    return 'station' in resolution ? [resolution.kind, resolution.station.label] : [resolution.kind];
  };

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
  ])('takes %j exactly as %s', (text, label) => {
    expect(resolve(text)).toEqual(['exact', label]);
  });

  it.each([
    ['milnao', 'Milan Centrale', 'a typing error'],
    ['rome ti', 'Rome Tiburtina', 'the only one that begins so'],
    ['garibaldi', 'Milan Porta Garibaldi', 'the only one with the word'],
    ['ibaldi', 'Milan Porta Garibaldi', 'the only one with the letters'],
    ['bran', 'Brancaleone', 'a prefix of one name'],
  ])('takes %j as the best match %s (%s)', (text, label) => {
    expect(resolve(text)).toEqual(['best', label]);
  });

  it.each([
    ['lecc', 'two stations of like importance begin so'],
    ['leccr', 'one letter from two stations'],
    ['ro', 'too short'],
    ['xyzzy', 'no station at all'],
    ['!!', 'no letter'],
    ['mi', 'too short, however important the match'],
  ])('does not guess at %j (%s)', (text) => {
    expect(resolve(text)).toEqual(['unknown']);
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
        expect(['exact', 'best', 'unknown', 'empty']).toContain(resolveStation(index, text).kind);
      }),
      { seed: 9, numRuns: 1000 },
    );
  });
});

describe('findStationByLabel', () => {
  it.each([
    ['rome', 'Rome Termini'],
    ['florença', 'Florence S. M. Novella'],
    ['milan porta', 'Milan Porta Garibaldi'],
    ['tiburtina', 'Rome Tiburtina'],
    ['ecc', 'Lecce'],
    ['santa lucia venezia', 'Venice Santa Lucia'],
  ])('finds %j as %s', (text, label) => {
    expect(findStationByLabel(index, text)?.label).toBe(label);
  });

  it.each(['', ' ', 'milnao', 'atlantis', '--'])('finds nothing for %j', (text) => {
    expect(findStationByLabel(index, text)).toBeUndefined();
  });
});
