import type { CountryCode } from './station.ts';

/** The first two digits of a station id, by country (specification section 3). */
export const COUNTRY_PREFIX: Readonly<Record<CountryCode, string>> = {
  IT: '83',
  CH: '85',
  FR: '87',
  DE: '80',
  AT: '81',
};

/**
 * The check digit of a station's five digits: Luhn's, doubling every second digit from the right, the last one included.
 * Throws a RangeError for anything but five digits.
 * @example checkDigit('08409') // '5', for Roma Termini, 83084095
 */
export function checkDigit(fiveDigits: string): string {
  if (!/^\d{5}$/.test(fiveDigits)) throw new RangeError(`five digits expected: ${fiveDigits}`);
  let sum = 0;
  for (let position = 0; position < 5; position++) {
    const digit = Number(fiveDigits[position]);
    const value = position % 2 === 0 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The 8-digit id of a 7-digit UIC code; throws a RangeError for any other text. */
export function stationIdFromUic(uic: string): string {
  if (!/^\d{7}$/.test(uic)) throw new RangeError(`seven digits expected: ${uic}`);
  return uic + checkDigit(uic.slice(2));
}

/** The 7-digit UIC code of an 8-digit id; throws a RangeError for any other text. The check digit is not tested. */
export function uicFromStationId(id: string): string {
  if (!/^\d{8}$/.test(id)) throw new RangeError(`eight digits expected: ${id}`);
  return id.slice(0, 7);
}

/** Whether a text has the form of a station id: a known prefix, six more digits, the right check digit. */
export function isStationId(text: string): boolean {
  if (!/^(83|85|87|80|81)\d{6}$/.test(text)) return false;
  return checkDigit(text.slice(2, 7)) === text[7];
}

/**
 * The id as the shop's link wants it: `00` after the first two characters of a 7-character id, every other id as it is
 * (specification section 7).
 * @example shopStationId('8308409') // '830008409'
 */
export function shopStationId(id: string): string {
  return id.length === 7 ? `${id.slice(0, 2)}00${id.slice(2)}` : id;
}
