type XY = readonly [x: number, y: number];

/**
 * Reads points along a drawn line, about `step` units apart, for labels to keep clear of.
 *
 * Reads the map's segments: one `M` with the start and one `c` with relative cubic curves, in whole
 * numbers. Other path data gives no points.
 */
export function pointsAlong(path: string, step: number): XY[] {
  const [start, curves] = path.slice(1).split('c');
  if (start === undefined || curves === undefined) return [];
  let [x = 0, y = 0] = numbersOf(start);
  const numbers = numbersOf(curves);
  const points: XY[] = [[x, y]];
  for (let i = 0; i + 5 < numbers.length; i += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, dx = 0, dy = 0] = numbers.slice(i, i + 6);
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / step));
    for (let n = 1; n <= count; n++) {
      const t = n / count;
      const s = 1 - t;
      const first = 3 * s * s * t;
      const second = 3 * s * t * t;
      const last = t * t * t;
      points.push([
        x + first * ax + second * bx + last * dx,
        y + first * ay + second * by + last * dy,
      ]);
    }
    x += dx;
    y += dy;
  }
  return points;
}

function numbersOf(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
