import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { scriptArguments } from '../script-arguments.ts';
import { renderContactSheet, type SheetCell } from './contact-sheet.ts';
import { loadDrawings } from './load-drawings.ts';

/** Draws PNG pictures of all drawings, or those named, in both themes, and a contact sheet. */
const {
  positionals: [folder = 'screenshots/art', ...wanted],
} = scriptArguments({
  usage: 'node scripts/art/preview.ts [FOLDER [NAME…]]',
  parameters: { least: 0, most: Number.POSITIVE_INFINITY },
});
const { DRAWINGS, renderDrawing } = await loadDrawings();
const names = wanted.length > 0 ? wanted : [...DRAWINGS.keys()];
mkdirSync(folder, { recursive: true });

function sizeOf(name: string): { width: number; height: number } {
  if (name === 'hero') return { width: 1280, height: 450 };
  if (name === 'hero-narrow') return { width: 600, height: 750 };
  if (/^(hotel|scene)-/.test(name)) return { width: 900, height: 600 };
  if (name.startsWith('sight-')) return { width: 600, height: 400 };
  return { width: 640, height: 800 };
}

for (const name of names) {
  for (const theme of ['light', 'dark'] as const) {
    const png = new Resvg(renderDrawing(name, { theme, ...sizeOf(name) })).render().asPng();
    writeFileSync(`${folder}/${name}-${theme}.png`, png);
  }
}

const cells: SheetCell[] = [];
let right = 0;
let tallest = 0;
for (const name of names) {
  const { width, height } = sizeOf(name);
  cells.push({ file: `${folder}/${name}-light.png`, x: right, y: 0, width, height });
  cells.push({ file: `${folder}/${name}-dark.png`, x: right, y: height + 10, width, height });
  right += width + 10;
  tallest = Math.max(tallest, height * 2 + 10);
}
writeFileSync(`${folder}/sheet.png`, renderContactSheet(cells, right, tallest));
