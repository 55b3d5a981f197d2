/** Spaces before a number that is no time. */
const SPACE_BEFORE_NUMBER = / (?=\d+(?![\d:]))/g;

/**
 * Trains in words whose numbers never begin a line.
 *
 * @example unbrokenNumbers('08:40 Regionale Veloce 3967') // with no-break space before 3967
 */
export function unbrokenNumbers(trains: string): string {
  return trains.replace(SPACE_BEFORE_NUMBER, '\u00a0');
}
