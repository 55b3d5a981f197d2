/** Where each sea has room for its name, in map units, and the turn that follows its coast, in degrees. */
export const SEAS = [
  ['adriatic', 3010, 2210, 38],
  ['tyrrhenian', 2060, 3330, 0],
  ['ionian', 3530, 4470, 0],
] as const;

/** About half as long as the longest name in any language, in map units. */
const HALF = 450;
const STEP = 25;
/** The middle of its letters, above the line they stand on. */
const MIDDLE = -28;

/** Points along the names of the seas, which no town's name may hide, in map units. */
export const SEA_POINTS = SEAS.flatMap(([, x, y, turn]) => {
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: (2 * HALF) / STEP + 1 }, (_, i) => {
    const along = i * STEP - HALF;
    return [
      x + along * Math.cos(angle) - MIDDLE * Math.sin(angle),
      y + along * Math.sin(angle) + MIDDLE * Math.cos(angle),
    ] as const;
  });
});
