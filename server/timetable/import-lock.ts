import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { plainText } from './plain-text.ts';
import { LIMITS, Refused } from './refused.ts';

/** How often a lock that is taken is tried again. */
const RETRY_MS = 200;
/** An import that is under way, and the check of its result. */
const PATIENCE_MS = 1.5 * LIMITS.totalMs;

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
    await retryLock(() => tryLock(lock, path), onWait);
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

/**
 * Tries to take the lock of imports until it is free, for a quarter of an hour.
 *
 * @param tryOnce takes the lock if it is free; whether it did
 * @param onWait called once when another import is under way
 * @throws Refused when the other import does not end
 */
export async function retryLock(
  tryOnce: () => boolean | Promise<boolean>,
  onWait: () => void,
): Promise<void> {
  for (let waitedMs = 0; waitedMs <= PATIENCE_MS; waitedMs += RETRY_MS) {
    if (await tryOnce()) return;
    if (waitedMs === 0) onWait();
    await delay(RETRY_MS);
  }
  throw new Refused('another import is under way and does not end');
}

/** Takes the lock if it is free. */
function tryLock(lock: Database.Database, path: string): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') return false;
    throw new Refused(`${plainText(path)} cannot be locked: ${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  const { code, message } = error as Error & { readonly code?: string };
  return code ?? message;
}
