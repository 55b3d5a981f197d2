import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { plainText } from './plain-text.ts';
import { LIMITS, Refused } from './refused.ts';

/** How often a lock that is taken is tried again. */
export const LOCK_RETRY_MS = 200;
/** An import that is under way, and the check of its result. */
export const LOCK_PATIENCE_MS = 1.5 * LIMITS.totalMs;

/**
 * Runs an import while no other one runs on the same folder; waits for another one to end. The lock
 * is that of an empty SQLite file: Node has no lock of its own, and the system releases this one
 * when its process is killed.
 *
 * @param onWait called once when another import is under way
 * @throws Refused when the lock cannot be had
 */
export async function withImportLock<Result>(
  folder: string,
  onWait: () => void,
  run: () => Promise<Result>,
): Promise<Result> {
  const path = join(folder, 'timetable.lock');
  const lock = openLock(path);
  try {
    await takeLock(lock, path, onWait);
    return await run();
  } finally {
    lock.close();
  }
}

function openLock(path: string): Database.Database {
  try {
    return new Database(path, { timeout: 0 });
  } catch (error) {
    throw new Refused(`${plainText(path)} cannot be opened: ${codeOf(error)}`);
  }
}

async function takeLock(lock: Database.Database, path: string, onWait: () => void): Promise<void> {
  for (let waitedMs = 0; waitedMs <= LOCK_PATIENCE_MS; waitedMs += LOCK_RETRY_MS) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY')
        throw new Refused(`${plainText(path)} cannot be locked: ${codeOf(error)}`);
    }
    if (waitedMs === 0) onWait();
    await delay(LOCK_RETRY_MS);
  }
  throw new Refused('another import is under way and does not end');
}

function codeOf(error: unknown): string {
  const { code, message } = error as Error & { readonly code?: string };
  return code ?? message;
}
