import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A part that was last written longer ago belongs to a process that has ended. */
const PART_LIFETIME_MS = 60 * 60_000;

/** Writes a file under another name and renames it, so that no reader finds half of it. */
export async function writeAtomically(
  folder: string,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  // One process may write a file twice at once: an import, and the look into the database.
  const part = join(folder, `${name}.${randomUUID()}.part`);
  try {
    await writeFile(part, content, { flush: true });
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Deletes the parts that killed processes left in the timetable's folder. Younger ones stay:
 * servers write there without the lock of imports.
 */
export async function deleteOldParts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^timetable[\w.-]*\.part$/.test(name)) continue;
    const path = join(folder, name);
    // Its writer may have just renamed it.
    const status = await stat(path).catch(() => undefined);
    if (status && now.getTime() - status.mtimeMs > PART_LIFETIME_MS)
      await rm(path, { force: true });
  }
}
