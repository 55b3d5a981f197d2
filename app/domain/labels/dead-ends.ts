type Ends = readonly [from: string, to: string];

/**
 * Finds the stretches of line that lead nowhere on a map which leaves out stations: those that end at no shown place
 * and go on to no other stretch, and what ends once these are gone.
 *
 * @param stretches the names of the places at each stretch's two ends
 * @param isShown whether the place of this name is a shown station
 * @returns places in `stretches`
 */
export function deadEnds(
  stretches: readonly Ends[],
  isShown: (place: string) => boolean,
): ReadonlySet<number> {
  const dead = new Set<number>();
  for (let before = -1; before !== dead.size; ) {
    before = dead.size;
    const degrees = new Map<string, number>();
    for (const [i, ends] of stretches.entries()) {
      if (!dead.has(i)) for (const end of ends) degrees.set(end, (degrees.get(end) ?? 0) + 1);
    }
    for (const [i, ends] of stretches.entries()) {
      if (ends.some((end) => degrees.get(end) === 1 && !isShown(end))) dead.add(i);
    }
  }
  return dead;
}
