import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropFillers, expandShortForms, fold, foldPart, joinWords } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Milão', 'milao'],
    ['L’Aquila', 'l aquila'],
    ["L'Aquila", 'l aquila'],
    ['Sant’Agata di Militello', 'sant agata di militello'],
    ['Monaco—Monte-Carlo', 'monaco monte carlo'],
    ['San Lorenzo/St. Lorenzen', 'san lorenzo st lorenzen'],
    ['FORLÌ', 'forli'],
    ['Straße', 'strasse'],
    ['Œuvre', 'oeuvre'],
    ['  two   spaces ', 'two spaces'],
    ['', ''],
    ['…!?', ''],
    ['Рим', ''],
  ])('folds %j to %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('leaves only lower-case ASCII words with single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('folds a text as it folds its characters one by one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const oneByOne = [...text].map(foldPart).join('').replace(/ +/g, ' ').trim();
        expect(fold(text)).toBe(oneByOne);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('makes "San Remo" and "Sanremo" one when the words are joined', () => {
    expect(joinWords(fold('San Remo'))).toBe(joinWords(fold('Sanremo')));
  });
});

describe('expandShortForms', () => {
  it.each([
    ['Venezia S. Lucia', 'Venezia Santa Lucia'],
    ['Firenze S.M.N.', 'Firenze Santa Maria Novella'],
    ['Firenze S. M. Novella', 'Firenze SMN'],
    ['Milano C.le', 'Milano Centrale'],
    ['Milan Central', 'Milan Centrale'],
    ['Torino P.ta Nuova', 'Torino Porta Nuova'],
    ['Verona P. Nuova', 'Verona Porta Nuova'],
    ['Genova P.zza Principe', 'Genova Piazza Principe'],
    ['Marseille St-Charles', 'Marseille Saint Charles'],
    ['Zürich HB', 'Zürich Hauptbahnhof'],
    ['Stazione di Milano Centrale', 'Milano Centrale'],
    ['Roma Termini station', 'Roma Termini'],
    ['Pisa Airport', 'Pisa Aeroporto'],
  ])('makes %j and %j the same', (short, long) => {
    expect(expandShortForms(fold(short))).toBe(expandShortForms(fold(long)));
  });

  it.each(['sanremo', 'sora', 'porto torres', 'sassari', 'cesena'])(
    'leaves %j as it is',
    (folded) => {
      expect(expandShortForms(folded)).toBe(folded);
    },
  );

  it('keeps a text that is nothing but a filler', () => {
    expect(expandShortForms('stazione')).toBe('stazione');
    expect(dropFillers('station')).toBe('station');
  });
});
