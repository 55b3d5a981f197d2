import { type Bend, SCHEMATIC_AXES, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';

/** What a step of the diagram's grid is in the units of its drawing. */
export const SCHEMATIC_STEP = 22;

/** A stretch of the diagram from one station to the next, over its bends. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Bend[];
  /** How far it is for a train: half as far at high speed. */
  readonly length: number;
}

const pointOf = (place: string | Bend): Bend => {
  if (typeof place !== 'string') return place;
  const [x, y] = SCHEMATIC_STATIONS[place] ?? [0, 0];
  return [x, y];
};

const LINKS: readonly Link[] = SCHEMATIC_AXES.flatMap(({ id, lines }) =>
  lines.flatMap((line) => {
    const stops = line.flatMap((place, i) => (typeof place === 'string' ? [i] : []));
    return stops.slice(1).flatMap((end, i): Link[] => {
      const part = line.slice(stops[i], end + 1);
      const points = part.map(pointOf);
      const length = lengthOf(points) * (id === 'spine' ? 0.5 : 1);
      const [from, to] = [String(part[0]), String(part.at(-1))];
      return [
        { from, to, points, length },
        { from: to, to: from, points: points.toReversed(), length },
      ];
    });
  }),
);

/** The data of a path through places of the grid. */
export function schematicPath(places: readonly (string | Bend)[]): string {
  const points = places.map(pointOf).map((point) => point.map((steps) => steps * SCHEMATIC_STEP).join(' '));
  return points.length > 1 ? `M${points.join('L')}` : '';
}

/** The fastest way over the diagram from one station to another; empty where it does not have both. */
export function schematicWay(from: string, to: string): readonly Bend[] {
  if (!SCHEMATIC_STATIONS[from]) return [];
  const ways = new Map([[from, { length: 0, points: [pointOf(from)] as readonly Bend[] }]]);
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const link of LINKS) {
      const way = ways.get(link.from);
      const length = (way?.length ?? Number.POSITIVE_INFINITY) + link.length;
      if (!way || length >= (ways.get(link.to)?.length ?? Number.POSITIVE_INFINITY)) continue;
      ways.set(link.to, { length, points: [...way.points, ...link.points.slice(1)] });
      isShorter = true;
    }
  }
  return ways.get(to)?.points ?? [];
}

function lengthOf(points: readonly Bend[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}
