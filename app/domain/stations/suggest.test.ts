import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resolveStation } from './resolve.ts';
import type { Station } from './station.ts';
import { createStationIndex } from './station-index.ts';
import { suggestStations } from './suggest.ts';
import { TEST_STATIONS } from './test-stations.fixture.ts';

const index = createStationIndex(TEST_STATIONS);

const labels = (text: string, limit = 8) =>
  suggestStations(index, text, limit).map(({ station }) => station.label);

describe('suggestStations', () => {
  it.each([
    ['Rome Termini', 'Rome Termini'],
    ['rome', 'Rome Termini'],
    ['ROMA', 'Rome Termini'],
    ['milao', 'Milan Centrale'],
    ['mil', 'Milan Centrale'],
    ['firenze smn', 'Florence S. M. Novella'],
    ['S.M.N.', 'Florence S. M. Novella'],
    ['venezia s lucia', 'Venice Santa Lucia'],
    ['santa lucia', 'Venice Santa Lucia'],
    ['garibaldi milano', 'Milan Porta Garibaldi'],
    ['laquila', 'L’Aquila'],
    ['san remo', 'Sanremo'],
    ['stazione di milano', 'Milan Centrale'],
    ['ibaldi', 'Milan Porta Garibaldi'],
  ])('suggests for %j %s first', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it('puts the other stations of a city right after the one that its bare name means', () => {
    expect(labels('Rome')).toEqual(['Rome Termini', 'Rome Tiburtina', 'Rome Ostiense']);
    expect(labels('Roma')).toEqual(['Rome Termini', 'Rome Tiburtina', 'Rome Ostiense', 'Romano']);
  });

  it('puts a short exact name before a longer one, however important', () => {
    expect(labels('bra')).toEqual(['Bra', 'Brancaleone']);
    expect(labels('asti')).toEqual(['Asti', 'Vigliano d’Asti']);
  });

  it('names a station as the language does where two of its names begin alike', () => {
    const [first] = TEST_STATIONS;
    const airport = {
      ...(first as Station),
      label: 'Malpensa',
      aliases: ['Milano Malpensa', 'Milan Malpensa'],
    };
    expect(suggestStations(createStationIndex([airport]), 'mi', 8)[0]?.matchedLabel).toBe(
      'Milano Malpensa',
    );
  });

  it('names the area of its stations, after the stations that match themselves', () => {
    const [rimini, saint] = TEST_STATIONS.map((station, at) => ({
      ...station,
      label: at === 0 ? 'Rimini' : 'Pont Saint Martin',
      aliases: [],
    }));
    const stations = [rimini as Station, saint as Station];
    const areas = [{ names: ['San Marino', 'Saint-Marin'], stations: [rimini as Station] }];
    const offered = suggestStations(createStationIndex(stations, areas), 'saint', 8);
    expect(offered.map(({ station, matchedLabel }) => [station.label, matchedLabel])).toEqual([
      ['Pont Saint Martin', 'Pont Saint Martin'],
      ['Rimini', 'Saint-Marin'],
    ]);
  });

  it('takes the raw text before its long form, so that "santa m" is not "San Martino"', () => {
    expect(labels('santa m')[0]).toBe('Santa Maria la Bruna');
  });

  it.each([
    ['milnao', 'Milan Centrale', 'two letters swapped'],
    ['milanno', 'Milan Centrale', 'a letter too many'],
    ['firnze', 'Florence S. M. Novella', 'a letter missing'],
    ['venexia', 'Venice Santa Lucia', 'a wrong letter'],
    ['gaibadli', 'Milan Porta Garibaldi', 'two errors in a word inside the name'],
    ['fierenzze', 'Florence S. M. Novella', 'two errors'],
  ])('understands %j as %s (%s)', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it('allows no typing error in a short word and one in a middling one', () => {
    expect(labels('brx')).toEqual([]);
    expect(labels('xsxi')).toEqual([]);
    expect(labels('axti')).toEqual(['Asti', 'Vigliano d’Asti']);
  });

  it('offers no typing errors beside exact matches', () => {
    expect(labels('lecc')).toEqual(['Lecce', 'Lecco']);
    expect(labels('lecco')).toEqual(['Lecco']);
  });

  it.each(['', ' ', '…', '!?', 'Рим', '\u0000'])('suggests nothing for %j', (text) => {
    expect(labels(text)).toEqual([]);
  });

  it('suggests at most as many as the limit, and none for zero', () => {
    expect(labels('rome', 0)).toEqual([]);
    expect(labels('rome', 2)).toHaveLength(2);
  });

  it('names the alias that matched, and the label when it matched as well', () => {
    expect(suggestStations(index, 'firen', 1)[0]?.matchedLabel).toBe('Firenze');
    expect(suggestStations(index, 'florence s', 1)[0]?.matchedLabel).toBe('Florence S. M. Novella');
    expect(suggestStations(index, 'ven', 1)[0]?.matchedLabel).toBe('Venice Santa Lucia');
  });

  it('gives at most the limit for any text, each station once with ordered marks', () => {
    const nearName = fc
      .tuple(fc.constantFrom(...TEST_STATIONS), fc.nat(20), fc.string({ maxLength: 3 }))
      .map(([{ label }, cut, noise]) => label.slice(0, cut) + noise + label.slice(cut + 1));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearName), fc.nat(10), (text, limit) => {
        const suggestions = suggestStations(index, text, limit);
        expect(suggestions.length).toBeLessThanOrEqual(limit);
        expect(new Set(suggestions.map(({ station }) => station.id)).size).toBe(suggestions.length);
        for (const { station, matchedLabel, ranges } of suggestions) {
          expect([station.label, ...station.aliases]).toContain(matchedLabel);
          let end = -1;
          for (const range of ranges) {
            expect(range[0]).toBeGreaterThan(end);
            expect(range[1]).toBeGreaterThan(range[0]);
            end = range[1];
          }
          expect(end).toBeLessThanOrEqual(matchedLabel.length);
        }
      }),
      { seed: 8, numRuns: 1000 },
    );
  });

  it('reads only the beginning of a pasted page', () => {
    expect(suggestStations(index, 'rome '.repeat(100_000), 8)).toEqual(
      suggestStations(index, 'rome '.repeat(20), 8),
    );
  });

  it.each([
    ['offered', suggestStations],
    ['found', resolveStation],
  ])('reads only the start of a page of two megabytes for what is %s', (_, read) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    read(index, 'rome é '.repeat(300_000), 8);
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThan(1_000);
  });
});

describe('stationsById', () => {
  it('finds a station of the list and nothing else', () => {
    expect(index.stationsById.get('83084095')?.label).toBe('Rome Termini');
    expect(index.stationsById.get('83000000')).toBeUndefined();
    expect(index.stationsById.get('constructor')).toBeUndefined();
  });
});
