import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file under another name and renames it, so that no reader finds half of it. */
export async function writeAtomically(
  folder: string,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  const part = join(folder, `${name}.${process.pid}.part`);
  await writeFile(part, content, { flush: true });
  await rename(part, join(folder, name));
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
