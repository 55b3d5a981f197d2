import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { icoFile } from './ico-file.ts';
import { loadDrawings } from './load-drawings.ts';

/**
 * Writes the site's icons into `public`, all from the one logo: their addresses never change, so
 * they have no hash.
 */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, shape: 'square' },
  { file: 'icon-192.png', size: 192, shape: 'rounded' },
  { file: 'icon-512.png', size: 512, shape: 'rounded' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'square' },
] as const;

/** The sizes of `favicon.ico`: a tab, a tab on a dense screen, a shortcut. */
const ICO_SIZES = [16, 32, 48];

const folder = new URL('../../public/', import.meta.url);
const { renderLogo } = await loadDrawings();

function pngOf(shape: 'square' | 'rounded', size: number): Buffer {
  return new Resvg(renderLogo(shape, size), { font: { loadSystemFonts: false } }).render().asPng();
}

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('favicon.svg', folder), `${renderLogo('rounded', 32)}\n`);
const pictures = ICO_SIZES.map((size) => ({ size, png: pngOf('rounded', size) }));
writeFileSync(new URL('favicon.ico', folder), icoFile(pictures));
for (const { file, size, shape } of ICONS) writeFileSync(new URL(file, folder), pngOf(shape, size));
