import { type Bend, SCHEMATIC_AXES, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';

type Place = string | Bend;

/** A stretch of the diagram from one station to the next, over its bends. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly places: readonly Place[];
  /** How far it is for a train: half as far at high speed. */
  readonly length: number;
}

const LINKS: readonly Link[] = SCHEMATIC_AXES.flatMap(({ id, lines }) =>
  lines.flatMap((line) => {
    const stops = line.flatMap((place, i) => (typeof place === 'string' ? [i] : []));
    return stops.slice(1).flatMap((end, i): Link[] => {
      const places = line.slice(stops[i], end + 1);
      const length = lengthOf(places) * (id === 'spine' ? 0.5 : 1);
      const [from, to] = [String(places[0]), String(places.at(-1))];
      return [
        { from, to, places, length },
        { from: to, to: from, places: places.toReversed(), length },
      ];
    });
  }),
);

/**
 * The fastest way over the diagram from one station to another; empty where it does not have both.
 */
export function schematicWay(from: string, to: string): readonly Place[] {
  if (!SCHEMATIC_STATIONS[from]) return [];
  const ways = new Map([[from, { length: 0, places: [from] as readonly Place[] }]]);
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const link of LINKS) {
      const way = ways.get(link.from);
      const length = (way?.length ?? Number.POSITIVE_INFINITY) + link.length;
      if (!way || length >= (ways.get(link.to)?.length ?? Number.POSITIVE_INFINITY)) continue;
      ways.set(link.to, { length, places: [...way.places, ...link.places.slice(1)] });
      isShorter = true;
    }
  }
  return ways.get(to)?.places ?? [];
}

function lengthOf(places: readonly Place[]): number {
  const points = places.map(
    (place) => (typeof place === 'string' ? SCHEMATIC_STATIONS[place] : place) ?? [0, 0],
  );
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}
