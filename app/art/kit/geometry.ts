export type Point = readonly [x: number, y: number];
export type Side = 'left' | 'right';

/** A number with one decimal at most, the precision of every drawing. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/**
 * Path data from a template whose numbers are rounded: path`M${x} ${y}h${width}`. Line breaks
 * before commands are left out.
 */
export function path({ raw }: TemplateStringsArray, ...values: (number | string)[]): string {
  const texts = raw.map((text) => text.replaceAll(/\n */g, ''));
  return texts.reduce((data, text, index) => {
    const value = values[index - 1];
    return `${data}${typeof value === 'number' ? round(value) : (value ?? '')}${text}`;
  });
}

/**
 * A repeatable stream of numbers from 0 to 1 (Park and Miller's generator), so that a drawing is
 * the same in every build.
 */
export function seededRandom(seed: number): () => number {
  let state = (Math.abs(Math.trunc(seed)) % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

/**
 * Coordinates as steps from one rounded point to the next: shorter numbers, and no error that adds
 * up.
 */
function toSteps(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      return `${round(round(x) - round(fromX))} ${round(round(y) - round(fromY))}`;
    })
    .join(' ');
}

export function polygon(points: readonly Point[]): string {
  const [x, y] = points[0] ?? [0, 0];
  return `M${round(x)} ${round(y)}l${toSteps(points)}Z`;
}

/** The outline of a convex body: the smallest polygon around all of its points. */
export function convexOutline(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const hull: Point[] = [];
    for (const point of list) {
      for (let [a, b] = [hull.at(-2), hull.at(-1)]; a && b; [a, b] = [hull.at(-2), hull.at(-1)]) {
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return polygon([...half(sorted), ...half(sorted.toReversed())]);
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/**
 * A smooth open curve through every point (Catmull–Rom as cubic Béziers), starting with its first
 * point and no M.
 */
export function smoothCurve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const pieces = points.slice(1).map((end, index) => {
    const start = points[index] ?? first;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const reach: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return [leave, reach, end]
      .map(([x, y]) => `${round(round(x) - round(start[0]))} ${round(round(y) - round(start[1]))}`)
      .join(' ');
  });
  return `${round(first[0])} ${round(first[1])}c${pieces.join(' ')}`;
}

/** An opening with a round head: x and y are the middle of its sill. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return path`
    M${x - radius} ${y}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}Z
  `;
}

/** An opening with a pointed head, as in Gothic tracery. */
export function lancetPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const spring = height - width * 0.9;
  return path`
    M${x - half} ${y}v${-spring}q0 ${-width * 0.6} ${half} ${-width * 0.9}
    q${half} ${width * 0.3} ${half} ${width * 0.9}v${spring}Z
  `;
}

export function towards(side: Side): 1 | -1 {
  return side === 'right' ? 1 : -1;
}
