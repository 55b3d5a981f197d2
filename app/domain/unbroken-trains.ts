/** Spaces before a number that is no time, and within the name of a kind of train. */
const SPACE_IN_TRAIN = / (?=\d+(?![\d:])|Notte|Veloce)/g;

/**
 * Trains in words: neither a number nor the second word of a kind begins a line.
 *
 * @example unbrokenTrains('08:40 Regionale Veloce 3967') // breaks after 08:40 alone
 */
export function unbrokenTrains(trains: string): string {
  return trains.replace(SPACE_IN_TRAIN, '\u00a0');
}
