interface Stretch {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds for each stretch of line the stations that are reached by it alone. If none of them is
 * shown, the stretch is a dead end. A stretch between other stretches has none.
 *
 * @param isStation whether a place with this key is a station, rather than a junction
 * @returns for each stretch, in order, the keys of its stations, or undefined
 */
export function deadEnds(
  stretches: readonly Stretch[],
  isStation: (place: string) => boolean,
): readonly (readonly string[] | undefined)[] {
  const found: (readonly string[] | undefined)[] = stretches.map(() => undefined);
  const beyond = new Map<string, readonly string[]>();
  for (let open = [...stretches.keys()]; ; ) {
    const endOf = (i: number): string | undefined => {
      const { from, to } = stretches[i] as Stretch;
      const isLast = (place: string) =>
        open.every((j) => j === i || (stretches[j]?.from !== place && stretches[j]?.to !== place));
      return [from, to].find(isLast);
    };
    const ends = open.filter((i) => endOf(i) !== undefined);
    if (ends.length === 0) return found;
    const [i = 0] = ends;
    const end = endOf(i) ?? '';
    const { from, to } = stretches[i] as Stretch;
    const stations = [...(isStation(end) ? [end] : []), ...(beyond.get(end) ?? [])];
    const start = end === from ? to : from;
    found[i] = stations;
    beyond.set(start, [...(beyond.get(start) ?? []), ...stations]);
    open = open.filter((j) => j !== i);
  }
}
