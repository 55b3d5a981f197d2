import { type Bend, SCHEMATIC_AXES, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';

/** What a step of the diagram's grid is in the units of its drawing. */
export const SCHEMATIC_STEP = 22;

/** A stretch of the diagram from one station to the next, over its bends. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Bend[];
}

const pointOf = (place: string | Bend): Bend => {
  if (typeof place !== 'string') return place;
  const [x, y] = SCHEMATIC_STATIONS[place] ?? [0, 0];
  return [x, y];
};

const LINKS: readonly Link[] = SCHEMATIC_AXES.flatMap(({ lines }) =>
  lines.flatMap((line) => {
    const stops = line.flatMap((place, i) => (typeof place === 'string' ? [i] : []));
    return stops.slice(1).flatMap((end, i): Link[] => {
      const part = line.slice(stops[i], end + 1);
      const points = part.map(pointOf);
      const [from, to] = [String(part[0]), String(part.at(-1))];
      return [
        { from, to, points },
        { from: to, to: from, points: points.toReversed() },
      ];
    });
  }),
);

/** The data of a path through places of the grid. */
export function schematicPath(places: readonly (string | Bend)[]): string {
  const points = places.map(pointOf).map((point) => point.map((steps) => steps * SCHEMATIC_STEP).join(' '));
  return points.length > 1 ? `M${points.join('L')}` : '';
}

/** The shortest way over the diagram from one station to another; empty where it does not have both. */
export function schematicWay(from: string, to: string): readonly Bend[] {
  const open = new Map<string, { readonly length: number; readonly points: readonly Bend[] }>();
  if (SCHEMATIC_STATIONS[from]) open.set(from, { length: 0, points: [pointOf(from)] });
  const done = new Set<string>();
  while (open.size > 0) {
    const [place, way] = [...open].reduce((a, b) => (b[1].length < a[1].length ? b : a));
    if (place === to) return way.points;
    open.delete(place);
    done.add(place);
    for (const link of LINKS) {
      if (link.from !== place || done.has(link.to)) continue;
      const length = way.length + lengthOf(link.points);
      if (length >= (open.get(link.to)?.length ?? Number.POSITIVE_INFINITY)) continue;
      open.set(link.to, { length, points: [...way.points, ...link.points.slice(1)] });
    }
  }
  return [];
}

function lengthOf(points: readonly Bend[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}
