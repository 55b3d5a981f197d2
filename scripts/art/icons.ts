import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { loadDrawings } from './load-drawings.ts';

/** Writes the site's icons into `public`, all from the one logo: their addresses never change, so they have no hash. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, shape: 'square' },
  { file: 'icon-192.png', size: 192, shape: 'rounded' },
  { file: 'icon-512.png', size: 512, shape: 'rounded' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'square' },
] as const;

const folder = new URL('../../public/', import.meta.url);
const { renderLogo } = await loadDrawings();
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('favicon.svg', folder), `${renderLogo('rounded', 32)}\n`);
for (const { file, size, shape } of ICONS) {
  const png = new Resvg(renderLogo(shape, size), { font: { loadSystemFonts: false } }).render().asPng();
  writeFileSync(new URL(file, folder), png);
}
