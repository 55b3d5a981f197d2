/** A stretch of a line to draw, in the direction of travel. */
export interface Stretch {
  readonly path: string;
  readonly isReversed: boolean;
}

/**
 * Joins stretches into one path from the first to the last, so that it can draw itself: several
 * paths in one would all begin at the same time.
 *
 * Reads the map's segments: `M` with the start and one `c` with relative cubic curves, in whole
 * numbers.
 */
export function joinPaths(stretches: readonly Stretch[]): string {
  let start = '';
  const curves: number[] = [];
  for (const { path, isReversed } of stretches) {
    const [head = '', tail = ''] = path.slice(1).split('c');
    const [x = 0, y = 0] = numbersOf(head);
    const own = numbersOf(tail);
    const [endX, endY] = endOf(x, y, own);
    if (start === '') start = isReversed ? `M${endX} ${endY}` : `M${x} ${y}`;
    curves.push(...(isReversed ? reversed(own) : own));
  }
  return start && `${start}c${curves.join(' ').replaceAll(' -', '-')}`;
}

function endOf(x: number, y: number, curves: readonly number[]): readonly [number, number] {
  let endX = x;
  let endY = y;
  for (let i = 4; i + 1 < curves.length; i += 6) {
    endX += curves[i] ?? 0;
    endY += curves[i + 1] ?? 0;
  }
  return [endX, endY];
}

// A curve run backwards has its handles in the other order, measured from its end.
function reversed(curves: readonly number[]): number[] {
  const result: number[] = [];
  for (let i = curves.length - 6; i >= 0; i -= 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, dx = 0, dy = 0] = curves.slice(i, i + 6);
    result.push(bx - dx, by - dy, ax - dx, ay - dy, -dx, -dy);
  }
  return result;
}

function numbersOf(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
