/** A cubic curve: its two handles and its end, each from its start, in map units. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** A drawn line: its start, and the curves that follow each other from there. */
export interface DrawnPath {
  readonly start: readonly [x: number, y: number];
  readonly curves: readonly Curve[];
}

/**
 * Reads the data of a drawn line as `npm run map` writes it.
 *
 * @param path a start and relative cubic curves with whole numbers: `M10 20c0 1 2 3 4 5`
 */
export function readPath(path: string): DrawnPath {
  const [startX = 0, startY = 0, ...numbers] = (path.match(/-?\d+/g) ?? []).map(Number);
  const curves: Curve[] = [];
  for (let i = 0; i + 5 < numbers.length; i += 6) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = numbers.slice(i, i + 6);
    curves.push([x1, y1, x2, y2, x, y]);
  }
  return { start: [startX, startY], curves };
}
