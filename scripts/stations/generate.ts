import { mkdir, writeFile } from 'node:fs/promises';
import { buildLists } from './build-lists.ts';
import { readSourceTable } from './source-table.ts';

const folder = new URL('../../app/data/stations/generated/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, text] of buildLists(await readSourceTable())) {
  await writeFile(new URL(name, folder), text);
  console.log(`${name}: ${Buffer.byteLength(text)} bytes`);
}
