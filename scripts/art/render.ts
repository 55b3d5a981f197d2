import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadDrawings } from './load-drawings.ts';

// Writes every drawing to app/art/generated/{name}.svg; the same input gives the same bytes.
const folder = new URL('../../app/art/generated/', import.meta.url);
const { DRAWINGS, renderDrawingFile } = await loadDrawings();
mkdirSync(folder, { recursive: true });

for (const name of DRAWINGS.keys()) {
  const text = renderDrawingFile(name);
  writeFileSync(new URL(`${name}.svg`, folder), text);
  console.log(`${name.padEnd(16)} ${brotliCompressSync(text).length} B brotli`);
}
