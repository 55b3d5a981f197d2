import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStationIndex } from '#app/domain/stations/station-index.ts';
import { readFreeSearch } from './free-search.ts';

const SEED = 20261121;
const index = createStationIndex(
  [
    ['83084095', 'Rome', 'Roma'],
    ['83017004', 'Milan', 'Milano'],
    ['83025932', 'Venice', 'Venezia'],
    ['83064212', 'Florence', 'Firenze'],
    ['83044057', 'La Spezia Centrale', 'La Spezia'],
    ['83117812', 'Reggio di Calabria Centrale', 'Reggio di Calabria'],
    ['83118018', 'Villa San Giovanni', 'Villa S. Giovanni'],
    ['83056002', 'Gatteo a Mare', 'Gatteo'],
    ['83111203', 'Polignano a Mare', 'Polignano'],
  ].map(([id = '', label = '', alias = '']) => ({
    id,
    label,
    aliases: [alias],
    country: 'IT' as const,
    weight: 6,
  })),
);

describe('a journey in words', () => {
  it.each([
    ['rome to milan', 'rome', 'milan'],
    ['Rome To Milan', 'Rome', 'Milan'],
    ['train from rome to milan', 'rome', 'milan'],
    ['rome to milan train tickets', 'rome', 'milan'],
    ['from Rome to Milan by train', 'Rome', 'Milan'],
    ['treno da Roma a Milano', 'Roma', 'Milano'],
    ['da Roma a Milano in treno', 'Roma', 'Milano'],
    ['train de Rome à Milan', 'Rome', 'Milan'],
    ['Rome - Milan', 'Rome', 'Milan'],
    ['roma>milano', 'roma', 'milano'],
    ['roma milano', 'roma', 'milano'],
    ['la spezia firenze', 'la spezia', 'firenze'],
    ['reggio di calabria a villa san giovanni', 'reggio di calabria', 'villa san giovanni'],
    ['gatteo a mare a polignano a mare', 'gatteo a mare', 'polignano a mare'],
    ['rmoe to milan', 'rmoe', 'milan'],
  ])('«%s» is from %s to %s', (text, from, to) => {
    expect(readFreeSearch(index, text)).toEqual({ from, to });
  });

  it.each([
    ['Venice', ''],
    ['train Venice', ''],
  ])('«%s» alone is where one wants to go', (text, from) => {
    expect(readFreeSearch(index, text)).toEqual({ from, to: 'Venice' });
  });

  it('keeps the words for the fields where no station has the name', () => {
    expect(readFreeSearch(index, 'xqzw to milan')).toEqual({ from: 'xqzw', to: 'milan' });
  });

  it('never throws, and adds no words', () => {
    const word = fc.oneof(
      fc.constantFrom('to', 'a', 'from', 'da', 'train', '-', '>', 'rome', 'milan', ' '),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const words = fc.array(word, { maxLength: 12 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(words, (text) => {
        const { from, to } = readFreeSearch(index, text);
        const said = text.replace(/\p{Cc}+/gu, ' ');
        expect(said).toContain(from);
        expect(said).toContain(to);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
