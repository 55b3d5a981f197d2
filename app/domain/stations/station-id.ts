/**
 * The check digit of a station's five digits: Luhn's, doubling every second digit from the right,
 * the last one included. Throws a RangeError for anything but five digits.
 * @example checkDigit('08409') // '5', for Roma Termini, 83084095
 */
export function checkDigit(fiveDigits: string): string {
  requireDigits(fiveDigits, 5);
  const values = Array.from(
    fiveDigits,
    (digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1),
  );
  const sum = values.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The 8-digit id of the shop's 7-digit code; throws a RangeError for any other text. */
export function stationIdFromCode(code: string): string {
  requireDigits(code, 7);
  return code + checkDigit(code.slice(2));
}

/** Whether a text is written as an 8-digit id; the check digit is not tested. */
export const isStationId = (text: string) => hasDigits(text, 8);

function hasDigits(text: string, count: number): boolean {
  return text.length === count && !/\D/.test(text);
}

function requireDigits(text: string, count: number): void {
  if (!hasDigits(text, count)) throw new RangeError(`${count} digits expected: ${text}`);
}

/** The shop's 7-digit code of an 8-digit id; throws a RangeError for any other text. */
export function codeFromStationId(id: string): string {
  requireDigits(id, 8);
  return id.slice(0, 7);
}

/**
 * The id for the shop's link: `00` after the first two characters of a 7-character id, every other
 * id as it is (docs/product.md, section 7).
 * @example shopStationId('8308409') // '830008409'
 */
export function shopStationId(id: string): string {
  return id.length === 7 ? `${id.slice(0, 2)}00${id.slice(2)}` : id;
}
