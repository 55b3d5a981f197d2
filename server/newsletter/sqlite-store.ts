import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { runMigrations } from './migrations/run-migrations.ts';
import type { SqlDialect, SqlQuery, SqlValue } from './sql.ts';
import { createSqlRows } from './sql-rows.ts';
import type { NewsletterStore } from './store.ts';

/** Where the SQLite store is kept. */
export interface SqliteStoreOptions {
  /** The database file; its folder is made when missing, and `-wal` and `-shm` files appear beside it. */
  readonly file: string;
  /** Largest size of the file in pages of 4,096 bytes; a full store refuses writes as a full disk does. */
  readonly maxPages?: number;
}

/** How long opening may wait for another process, standing still meanwhile. */
const OPEN_TIMEOUT_MS = 2_000;
/** The same for a transaction, which tries again after a pause, so that the server answers others in between. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_PAUSE_MS = 10;
const BUSY_TRIES = 100;

// One writer at a time holds the whole file, so a claim or an address needs no lock of its own.
const SQLITE: SqlDialect = { skipLocked: '', lockAddress: async () => {} };

/**
 * Opens the newsletter in one SQLite file: write-ahead log, full synchronisation (a committed sign-up survives a power cut),
 * deleted content overwritten. Throws when the file cannot be opened or migrated.
 */
export async function openSqliteStore({ file, maxPages }: SqliteStoreOptions): Promise<NewsletterStore> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    for (const pragma of [
      'journal_mode = WAL',
      'synchronous = FULL',
      'foreign_keys = ON',
      'secure_delete = ON',
      `busy_timeout = ${BUSY_TIMEOUT_MS}`,
    ])
      database.pragma(pragma);
    if (maxPages !== undefined) database.pragma(`max_page_count = ${maxPages}`);
    const store = storeOn(database);
    await store.run(runMigrations);
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

function storeOn(database: Database.Database) {
  const query = queryOn(database);
  const rows = createSqlRows(query, SQLITE);
  let last: Promise<unknown> = Promise.resolve();

  // There is one connection, so a second transaction waits until the first has ended.
  function run<T>(work: (query: SqlQuery) => Promise<T>): Promise<T> {
    const result = last.then(async () => {
      await begin(database);
      try {
        const value = await work(query);
        database.exec('COMMIT');
        return value;
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
    last = result.catch(() => {});
    return result;
  }

  return {
    run,
    transaction: <T>(work: (rows: ReturnType<typeof createSqlRows>) => Promise<T>) => run(() => work(rows)),
    scrub: async () => {
      await last;
      // The log still holds the pages as they were before; when a reader is busy, the next scrub gets them.
      database.pragma('wal_checkpoint(TRUNCATE)');
    },
    close: async () => {
      await last;
      database.close();
    },
  };
}

async function begin(database: Database.Database) {
  for (let tries = 1; ; tries += 1) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || tries === BUSY_TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
}

function queryOn(database: Database.Database): SqlQuery {
  const statements = new Map<string, Database.Statement>();
  return async <Row>(text: string, values: readonly SqlValue[] = []) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    const named = Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
    if (statement.reader) return statement.all(named) as Row[];
    statement.run(named);
    return [];
  };
}
