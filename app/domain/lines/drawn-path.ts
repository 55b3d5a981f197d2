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
 * @param path a start and relative cubic curves with whole numbers: `M10 20c0 1 2 3 4 5`; the first
 * handle of a smooth curve, as in `s2 3 4 5`, mirrors the last one before it
 */
export function readPath(path: string): DrawnPath {
  const [head = '', ...parts] = path.split(/(?=[cs])/);
  const [startX = 0, startY = 0] = numbersOf(head);
  const curves: Curve[] = [];
  for (const part of parts) {
    const numbers = numbersOf(part);
    const isSmooth = part.startsWith('s');
    const count = isSmooth ? 4 : 6;
    for (let i = 0; i + count <= numbers.length; i += count) {
      const own = numbers.slice(i, i + count);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = isSmooth
        ? [...mirroredHandle(curves.at(-1)), ...own]
        : own;
      curves.push([x1, y1, x2, y2, x, y]);
    }
  }
  return { start: [startX, startY], curves };
}

/** The first handle of a curve that follows another one smoothly. */
export function mirroredHandle(before: Curve | undefined): readonly [x1: number, y1: number] {
  const [, , x2, y2, x, y] = before ?? [0, 0, 0, 0, 0, 0];
  return [x - x2, y - y2];
}

function numbersOf(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
