import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { Point } from './measures.ts';

/** A stretch of line between two places, each written as its coordinates: «852 1301». */
export interface Stretch {
  readonly path: string;
  readonly kind: (typeof GEOGRAPHY.segments)[number]['kind'];
  /** In map units, about: along the ends of its curves. */
  readonly length: number;
  readonly ends: readonly [start: string, end: string];
}

/** The name of a place in the graph. */
export const placeAt = ({ x, y }: Point): string => `${x} ${y}`;

/** All stretches of line, in the order of the map's segments. */
export const STRETCHES: readonly Stretch[] = GEOGRAPHY.segments.map(({ path, kind }) => {
  // A start and relative cubic curves of six numbers each, as `npm run map` writes them.
  const [x = 0, y = 0, ...curves] = (path.match(/-?\d+/g) ?? []).map(Number);
  const end = { x, y };
  let length = 0;
  for (let i = 4; i < curves.length; i += 6) {
    const [right = 0, down = 0] = curves.slice(i);
    end.x += right;
    end.y += down;
    length += Math.hypot(right, down);
  }
  return { path, kind, length, ends: [placeAt({ x, y }), placeAt(end)] };
});

/** High-speed trains keep to their own railway even where an older one is shorter. */
const HIGH_SPEED_LENGTH = 0.8;

/** The shortest ways from one place to all others. */
interface Ways {
  /** The length of the way to each place, shorter at high speed. */
  readonly lengths: ReadonlyMap<string, number>;
  /** The last stretch of the way to each place, and the place before. */
  readonly before: ReadonlyMap<string, { readonly stretch: Stretch; readonly place: string }>;
}

/** Finds the shortest ways from a place. */
export function waysFrom(from: Point): Ways {
  const lengths = new Map([[placeAt(from), 0]]);
  const before = new Map<string, { readonly stretch: Stretch; readonly place: string }>();
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const stretch of STRETCHES) {
      const cost = stretch.length * (stretch.kind === 'high-speed' ? HIGH_SPEED_LENGTH : 1);
      const [start, end] = stretch.ends;
      for (const [place, next] of [
        [start, end],
        [end, start],
      ] as const) {
        const length = (lengths.get(place) ?? Number.POSITIVE_INFINITY) + cost;
        if (length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        lengths.set(next, length);
        before.set(next, { stretch, place });
        isShorter = true;
      }
    }
  }
  return { lengths, before };
}

/**
 * The stretches of the shortest ways from a place to some others, each once; without those that the
 * lines do not reach.
 */
export function waysTo(from: Point, to: readonly Point[]): readonly Stretch[] {
  const { before } = waysFrom(from);
  const found = new Set<Stretch>();
  for (const end of to) {
    let step = before.get(placeAt(end));
    while (step && !found.has(step.stretch)) {
      found.add(step.stretch);
      step = before.get(step.place);
    }
  }
  return [...found];
}
