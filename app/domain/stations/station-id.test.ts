import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, codeFromStationId, shopStationId, stationIdFromCode } from './station-id.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

describe('checkDigit', () => {
  it.each([
    ['08409', '5', 'Roma Termini, 83084095'],
    ['01700', '4', 'Milano Centrale, 83017004'],
    ['75561', '1', 'La Crau, 87755611'],
    ['75123', '0', 'Château-Arnoux—St-Auban, 87751230'],
    ['00000', '0', 'all zeros'],
  ])('gives %s the digit %s (%s)', (fiveDigits, digit) => {
    expect(checkDigit(fiveDigits)).toBe(digit);
  });

  it('detects a single wrong digit', () => {
    fc.assert(
      fc.property(digits(5), fc.nat(4), fc.integer({ min: 1, max: 9 }), (five, place, step) => {
        const wrong = String((Number(five[place]) + step) % 10);
        expect(checkDigit(five.slice(0, place) + wrong + five.slice(place + 1))).not.toBe(
          checkDigit(five),
        );
      }),
      { seed: 1 },
    );
  });

  it.each(['', '1234', '123456', '12a45', ' 1234'])('refuses %j', (text) => {
    expect(() => checkDigit(text)).toThrow(RangeError);
  });
});

describe('station ids', () => {
  it('turns a code of the shop into an id and back', () => {
    fc.assert(
      fc.property(digits(7), (code) => {
        expect(codeFromStationId(stationIdFromCode(code))).toBe(code);
      }),
      { seed: 2 },
    );
  });

  it.each(['', '830840', '83084095', '83O8409'])('refuses %j as a code', (text) => {
    expect(() => stationIdFromCode(text)).toThrow(RangeError);
  });

  it.each(['', '8308409', '830840950', '8308409x'])(
    'refuses %j as an id to take the code from',
    (text) => {
      expect(() => codeFromStationId(text)).toThrow(RangeError);
    },
  );
});

describe('shopStationId', () => {
  it.each([
    ['8308409', '830008409'],
    ['8501026', '850001026'],
  ])('puts 00 after the first two characters of the 7-character id %s', (id, expected) => {
    expect(shopStationId(id)).toBe(expected);
  });

  it.each(['83084095', '830008409', '830840', '', 'a'])(
    'leaves the id %j of another length as it is',
    (id) => {
      expect(shopStationId(id)).toBe(id);
    },
  );
});
