import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import pLimit from 'p-limit';
import { runMigrations } from './migrations.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';
import { createStoreRows, type NewsletterStore } from './store-rows.ts';
import { createDatabase } from './tables.ts';

/** How long opening may wait for another process, standing still meanwhile. */
const OPEN_LIMIT_MS = 500;
/**
 * A transaction does not stand still: it asks again after a pause, so that the server answers
 * others in between.
 */
const BUSY_PAUSE_MS = 10;
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
  'busy_timeout = 0',
];

/**
 * Opens the newsletter in one SQLite file, whose folder is made when missing: write-ahead log
 * (`-wal` and `-shm` beside the file), files that only their owner may read, full synchronisation
 * (a committed sign-up survives a power cut), deleted content overwritten. Throws when the file
 * cannot be opened or migrated.
 */
export async function openSqliteStore(file: string): Promise<NewsletterStore> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the files beside this one its rights; by itself it would let every user of the
  // machine read them.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: OPEN_LIMIT_MS });
  const inode = inodeOf(file);
  const db = createDatabase(new SqliteDialect({ database }));
  const rows = createStoreRows(db, 'sqlite');
  // There is one connection, so a second transaction waits until the first has ended; its time runs
  // from the beginning.
  const inTurn = pLimit(1);

  function run<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + TRANSACTION_LIMIT_MS;
    return inTurn(async () => {
      await begin(database, deadline);
      try {
        const value = await work();
        database.exec('COMMIT');
        return value;
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  try {
    for (const pragma of PRAGMAS) database.pragma(pragma);
    await run(() => runMigrations(db));
  } catch (error) {
    database.close();
    throw error;
  }

  return {
    transaction: (work) => run(() => work(rows)),
    async scrub() {
      await inTurn(() => {});
      // The log still holds the pages as they were before; when a reader is busy for long, the next
      // scrub gets them.
      const deadline = performance.now() + TRANSACTION_LIMIT_MS;
      const isLogKept = () => database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) !== 0;
      while (isLogKept() && performance.now() < deadline) await pause(BUSY_PAUSE_MS);
    },
    isLost: () => inodeOf(file) !== inode,
    close: () =>
      inTurn(() => {
        database.close();
      }),
  };
}

/** Which file there is under a path; undefined where there is none. */
function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Whether SQLite did not do something because another connection was at work. */
export function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

async function begin(database: Database.Database, deadline: number): Promise<void> {
  while (true) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await pause(BUSY_PAUSE_MS);
  }
}
