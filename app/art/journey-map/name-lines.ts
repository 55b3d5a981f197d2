import { measureText } from '../lettering/set-text.ts';

/**
 * The lines of a name on the map: one, or two as even as its words, hyphens and slashes allow.
 *
 * @param longest the longest line, as a multiple of its letters' height
 */
export function linesOf(name: string, longest: number): readonly string[] {
  if (widthOf([name], 1) <= longest) return [name];
  const parts = name.split(/(?<=[ /-])/);
  const ways = parts.map((_, at) =>
    [parts.slice(0, at), parts.slice(at)].map((line) => line.join('').trim()).filter(Boolean),
  );
  return ways.toSorted((one, other) => widthOf(one, 1) - widthOf(other, 1))[0] ?? [name];
}

/** How wide the longest of some lines is, in the unit of the height of their letters. */
export function widthOf(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => measureText(line, { weight: 600, size })));
}
