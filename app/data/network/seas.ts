/**
 * Where each sea has room for its name, in map units, and the turn that follows its coast, in
 * degrees.
 */
export const SEAS = [
  ['adriatic', 3010, 2210, 38],
  ['tyrrhenian', 2060, 3330, 0],
  ['ionian', 3530, 4470, 0],
] as const;
