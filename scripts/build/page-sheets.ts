import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

/**
 * Joins the style sheets of each page into one file and writes which sheets each file stands for. A page waits for the
 * slowest of its sheets: without HTTP/2 every one but the first costs a connection, 150 ms of the first picture on a slow
 * phone, which is more than the bytes that two kinds of pages then share no more.
 */
export async function joinSheets(buildFolder: string): Promise<void> {
  const server = pathToFileURL(resolve(buildFolder, 'server/index.js')).href;
  const { assets } = (await import(server)) as ServerBuild;
  const site = assets.routes.root?.css ?? [];
  const joined: Record<string, string> = {};
  for (const route of Object.values(assets.routes)) {
    const sheets = [...new Set([...site, ...(route?.css ?? [])])];
    if (sheets.length < 2) continue;
    const text = sheets.map((sheet) => readFileSync(join(buildFolder, 'client', sheet), 'utf8')).join('\n');
    const file = `/assets/page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(buildFolder, 'client', file), text);
    joined[sheets.join(' ')] = file;
  }
  writeFileSync(join(buildFolder, 'page-sheets.json'), JSON.stringify(joined));
}
