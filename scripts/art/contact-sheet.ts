import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

export interface SheetCell {
  readonly file: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture of many, each PNG at its place; sizes in pixels. */
export function renderContactSheet(
  cells: readonly SheetCell[],
  width: number,
  height: number,
): Uint8Array {
  const images = cells.map(({ file, ...box }) => {
    const data = readFileSync(file).toString('base64');
    const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
    return `<image ${place} href="data:image/png;base64,${data}"/>`;
  });
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join('')}</svg>`;
  return new Resvg(svg, { background: '#888' }).render().asPng();
}
