import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { makeFolder } from '../make-folder.ts';
import { deleteRestored, restoredFile } from '../newsletter/restored-file.ts';
import { isBusy } from '../newsletter/sqlite-store.ts';
import { reasonOf } from './reasons.ts';
import { withTemporary } from './temporary.ts';

/** Why a copy cannot be made or used, without personal data. */
export class BackupError extends Error {}

/**
 * Copies the newsletter's SQLite file, even while the server runs, into a new file that only its
 * owner may read.
 *
 * @throws BackupError when there is nothing to copy, or the new file cannot be written
 */
export function backUp(file: string, copy: string): void {
  const source = openForReading(file, 'There is no newsletter to back up');
  try {
    copyInto(source, copy);
  } finally {
    source.close();
  }
}

/**
 * Replaces the newsletter's SQLite file, which may be missing or broken, with a copy. `adjust` may
 * change the copy first; if it fails, the file stays as it was and the copy is deleted.
 *
 * @returns what `adjust` returns
 * @throws BackupError when the copy cannot be read, or the server still has the file open
 */
export async function restore<Result>(
  copy: string,
  file: string,
  adjust: (restored: string) => Promise<Result>,
): Promise<Result> {
  const source = openForReading(copy, 'This is no backup of the newsletter');
  const restored = restoredFile(file);
  const removeRestored = () => deleteRestored(file);
  try {
    return await withTemporary(removeRestored, async () => {
      makeFolder(dirname(file));
      refuseWhenOpen(file);
      removeRestored();
      copyInto(source, restored);
      const result = await adjust(restored);
      for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
      renameSync(restored, file);
      return result;
    });
  } finally {
    source.close();
  }
}

function openForReading(file: string, complaint: string): Database.Database {
  try {
    const database = new Database(file, { readonly: true });
    database.prepare('SELECT version FROM newsletter_migration').all();
    if (database.pragma('quick_check', { simple: true }) === 'ok') return database;
    database.close();
  } catch (error) {
    const { code } = error as { code?: unknown };
    // Without the tables of a newsletter the second is the code.
    const isOther = code === 'SQLITE_NOTADB' || code === 'SQLITE_ERROR';
    const reason = `${file} cannot be read: ${reasonOf(String(code))}`;
    throw new BackupError(isOther ? `${complaint}: ${file}` : reason, { cause: error });
  }
  throw new BackupError(`${complaint}: ${file} is damaged`);
}

function copyInto(source: Database.Database, copy: string): void {
  try {
    writeFileSync(copy, '', { flag: 'wx', mode: 0o600 });
    source.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw new BackupError(`${copy} cannot be written: ${reasonOf(String(code))}`, {
      cause: error,
    });
  }
}

function refuseWhenOpen(file: string): void {
  if (!existsSync(file)) return;
  const present = new Database(file, { timeout: 0 });
  try {
    // SQLite leaves the write-ahead log only if no other connection has the file.
    present.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBusy(error))
      throw new BackupError('The server is running: stop it first', { cause: error });
  } finally {
    present.close();
  }
}
