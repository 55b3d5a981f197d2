import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import pLimit from 'p-limit';
import { isOpenToOthers } from '../private-folder.ts';
import { runMigrations } from './migrations.ts';
import {
  DamagedStoreError,
  forgetDamage,
  type SqliteFile,
  wasDamaged,
  watchSqliteFile,
} from './sqlite-file.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';
import { createStoreRows, type NewsletterStore } from './store-rows.ts';
import { createDatabase } from './tables.ts';

/** How long opening may block this process while another process has the file. */
const OPEN_LIMIT_MS = 500;
/**
 * A transaction does not block: it tries again after a pause, in which the server does other work.
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
 * Opens the newsletter in an SQLite file and creates its folder: with a write-ahead log (`-wal` and
 * `-shm` beside the file), readable by its owner only, with full synchronisation (a committed
 * sign-up survives a power cut), and with deleted content overwritten. Throws when the file cannot
 * be opened or migrated.
 */
export async function openSqliteStore(file: string): Promise<NewsletterStore> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the files that it makes beside this one the same permissions. By default every
  // user could read them.
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(path);
  const database = new Database(file, { timeout: OPEN_LIMIT_MS });
  const db = createDatabase(new SqliteDialect({ database }));
  const rows = createStoreRows(db, 'sqlite');
  // One connection, so transactions run one after the other. The time of waiting counts: behind one
  // that waited for another process in vain, each tries once. It begins if the file is free by
  // then, since a refusal would count as a failure of the store.
  const inTurn = pLimit(1);

  let watched: SqliteFile | undefined;

  function run<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + TRANSACTION_LIMIT_MS;
    return inTurn(async () => {
      await begin(database, deadline);
      try {
        const value = await work();
        database.exec('COMMIT');
        if (watched?.isLost()) throw new DamagedStoreError();
        return value;
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  try {
    if (wasDamaged(file)) checkWhole(database, file);
    for (const pragma of PRAGMAS) database.pragma(pragma);
    await run(() => runMigrations(db));
    watched = watchSqliteFile(file);
  } catch (error) {
    database.close();
    throw error;
  }

  return {
    transaction: (work) => run(() => work(rows)),
    async scrub() {
      await inTurn(() => {});
      // The log still holds the old pages. If a reader is busy for too long, the next scrub
      // overwrites them.
      const deadline = performance.now() + TRANSACTION_LIMIT_MS;
      const isLogKept = () => database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) !== 0;
      while (isLogKept() && performance.now() < deadline) await pause(BUSY_PAUSE_MS);
    },
    isLost: () => watched?.isLost() ?? false,
    close: () =>
      inTurn(() => {
        database.close();
      }),
  };
}

/** Narrows a file that was made with wider permissions, by hand or by an earlier release. */
function closeToOthers(path: string): void {
  if (existsSync(path) && isOpenToOthers(path)) chmodSync(path, 0o600);
}

/** Reads a whole file that was damaged: SQLite itself notices damage only where it reads. */
function checkWhole(database: Database.Database, file: string): void {
  const isEmpty = statSync(file).size === 0;
  const isSound = !isEmpty && database.pragma('quick_check', { simple: true }) === 'ok';
  if (!isSound) throw new DamagedStoreError();
  forgetDamage(file);
}

/** Whether SQLite failed because another connection has the file. */
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
