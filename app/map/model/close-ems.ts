import { measureBy } from './name-boxes.ts';

/**
 * Measures a text in em of the map's own face in its widest weight: closely, but never less than
 * its width. For names that share their room with times.
 */
export const closeEms = measureBy([
  [/[Iijl.,'’ \u00a0|/()-]/u, 0.3],
  [/[rtf]/u, 0.4],
  [/[acksvxyzàâç]/u, 0.53],
  [/[ehnouéèêù]/u, 0.58],
  [/\d/u, 0.65],
  [/[MWmw@—]/u, 0.95],
  [/[BEFJLPRSTYZ]/u, 0.63],
  [/[GHNOQ]/u, 0.84],
  [/\p{Lu}/u, 0.72],
]);
