import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const NAMED_SCRIPT = /["'`](?:\.|\/?assets)\/([\w.-]+\.js)["'`]/g;

/**
 * Removes the scripts of a folder that the browser's entry never reaches: the framework writes one
 * for each page, for a router that no page loads.
 */
export function removeUnusedCode(folder: string): void {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const used = new Set(scripts.filter((file) => file.startsWith('entry.client')));
  // What is added on the way is gone through as well.
  for (const script of used) {
    for (const [, name = ''] of readFileSync(join(folder, script), 'utf8').matchAll(NAMED_SCRIPT))
      used.add(name);
  }
  for (const script of scripts) if (!used.has(script)) rmSync(join(folder, script));
}
