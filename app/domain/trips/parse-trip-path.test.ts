import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTripPath, languageOfPath, parseTripPath } from './parse-trip-path.ts';

const SEED = 20260411;

describe('parseTripPath', () => {
  it.each([
    ['/train-from-rome-to-milan', 'rome', 'milan'],
    ['/rome-to-milan-train', 'rome', 'milan'],
    ['/rome-to-milan-train-tickets', 'rome', 'milan'],
    ['/roma-para-milao-trem', 'roma', 'milao'],
    ['/roma-a-milano-treno', 'roma', 'milano'],
    ['/roma-para-milano-biglietti-treno', 'roma', 'milano'],
    ['/roma-to-milao-trem', 'roma', 'milao'],
    ['/roma-to-milano-treno', 'roma', 'milano'],
    ['/roma-para-milano-train', 'roma', 'milano'],
    ['/train-da-roma-a-milano', 'roma', 'milano'],
    ['/treno-da-roma-a-milano', 'roma', 'milano'],
    ['/rome-to-milan', 'rome', 'milan'],
    ['/roma-para-milao', 'roma', 'milao'],
    ['/roma-a-milano', 'roma', 'milano'],
    ['/rome to milan', 'rome', 'milan'],
    ['/train from rome to milan', 'rome', 'milan'],
    ['/rome%20to%20milan%20train%20tickets', 'rome', 'milan'],
    ['/rome+to+milan', 'rome', 'milan'],
    ['/Treno-Da-ROMA-a-Milano', 'roma', 'milano'],
    ['/train-from-Rome-to-Mil%C3%A3o/', 'rome', 'milao'],
    ['/train-from-Rome-to-Milão', 'rome', 'milao'],
    ['/la-spezia-to-reggio-di-calabria', 'la spezia', 'reggio di calabria'],
    ['/torino-to-orte-train', 'torino', 'orte'],
    ["/treno-da-sant'agata-a-roma", 'sant agata', 'roma'],
    ['/--rome---to---milan--', 'rome', 'milan'],
  ])('reads %s first as %s and %s', (path, from, to) => {
    expect(parseTripPath(path)[0]).toEqual({ from, to });
  });

  it('offers every way to split names that contain the word between them', () => {
    expect(parseTripPath('/gatteo-a-mare-a-polignano-a-mare-treno')).toEqual(
      expect.arrayContaining([
        { from: 'gatteo', to: 'mare a polignano a mare' },
        { from: 'gatteo a mare', to: 'polignano a mare' },
        { from: 'gatteo a mare a polignano', to: 'mare' },
      ]),
    );
  });

  it.each([
    '/',
    '',
    '/train',
    '/train-from-to-',
    '/-to-milan',
    '/rome-to-',
    '/%E0%A4%A-to-%FF',
    `/${'rome-to-'.repeat(600)}milan`,
    '/‏‎-to-‮',
    '/ローマ-to-ミラノ',
  ])('finds no names in %j', (path) => {
    expect(parseTripPath(path)).toEqual([]);
  });

  it('never throws and returns only names of plain words (10,000 generated paths)', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'train',
        'from',
        'to',
        'a',
        'da',
        'para',
        'trem',
        'treno',
        'tickets',
        'biglietti',
        'rome',
      ),
      fc.constantFrom('-', '--', ' ', '/', '%20', '%2F', '%E0', '%', '+', '‏', 'à', '\u0000'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const path = fc.array(word, { maxLength: 30 }).map((words) => `/${words.join('-')}`);
    fc.assert(
      fc.property(path, (text) => {
        isTripPath(text);
        languageOfPath(text);
        for (const { from, to } of parseTripPath(text)) {
          expect(from).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
          expect(to).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
        }
        expect(parseTripPath(text).length).toBeLessThanOrEqual(24);
      }),
      { seed: SEED, numRuns: 10_000 },
    );
  });
});

describe('isTripPath', () => {
  it.each([
    '/rome-to-milan',
    '/ROME TO MILAN',
    '/rome%20to%20milan',
    '/roma-a-milano',
    '/PARA-x',
    '/trains',
    '/trem',
    '/treno',
  ])('takes %s for a trip', (path) => expect(isTripPath(path)).toBe(true));

  it.each([
    '/',
    '/about',
    '/a',
    '/to',
    '/cities/rome',
    '/roma-milano',
    '/potato',
    '/rome/to/milan',
  ])('takes %s for something else', (path) => expect(isTripPath(path)).toBe(false));
});

describe('languageOfPath', () => {
  it.each([
    ['/treno-da-roma-a-milano', 'it'],
    ['/train-da-roma-a-milano', 'it'],
    ['/roma-a-milano-treno', 'it'],
    ['/roma-a-milano', 'it'],
    ['/train-from-gatteo-a-mare-to-rome', undefined],
    ['/train-from-rome-to-milan', undefined],
    ['/roma-para-milao-trem', undefined],
    ['/cities/rome', undefined],
  ])('finds in %s the language %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});
