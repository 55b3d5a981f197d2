import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isOpenToOthers } from '../private-folder.ts';

const HEAD = `# The keys of the links in mails: the first signs, all verify.
# Keep a copy apart from the backups of the newsletter.
`;

/** The file of the keys, outside the store and its backups. */
export function keyFile(dataFolder: string): string {
  return join(dataFolder, 'newsletter.keys');
}

/** Reads the file of the keys and closes it to other users; undefined if there is none. */
export function readKeyFile(file: string): string | undefined {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return undefined;
  if (isOpenToOthers(file)) chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}

/** Creates the file of the keys, unless another process has just done so. */
export function createKeyFile(file: string, keys: readonly string[]): void {
  const part = writePart(file, `${HEAD}${keys.join('\n')}\n`);
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}

/** Replaces the file of the keys at once, so that a server never reads half of it. */
export function replaceKeyFile(file: string, text: string): void {
  renameSync(writePart(file, text), file);
}

function writePart(file: string, text: string): string {
  // Servers in containers may have the same process id.
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, text, { flag: 'wx', mode: 0o600, flush: true });
    if (process.getuid?.() === 0) {
      // A command of root must not shut the servers out.
      const { uid, gid } = statSync(dirname(file));
      chownSync(part, uid, gid);
    }
    return part;
  } catch (error) {
    // A full disk leaves half a file, with keys.
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Returns a function that reads the file again whenever it was replaced, so that a new key counts
 * at once in every running server. A file that is removed meanwhile changes nothing.
 */
export function watchKeyFile(file: string, text: string): () => string {
  let known = { text, version: versionOf(file) };
  return () => {
    const version = versionOf(file);
    if (version !== '' && version !== known.version)
      known = { text: readKeyFile(file) ?? known.text, version };
    return known.text;
  };
}

function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}
