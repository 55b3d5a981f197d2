import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { NewsletterStore } from '../store-rows.ts';
import { findPostgresPrograms, startTestPostgres } from './postgres-server.ts';
import { testLog } from './test-log.ts';

type Row = Readonly<Record<string, unknown>>;

/** A store, and a second connection that reads its tables. */
export interface ReadStore {
  readonly store: NewsletterStore;
  readonly tables: readonly string[];
  /** The rows of a statement without parameters. */
  readonly read: (statement: string) => Promise<readonly Row[]>;
  /** Closes and deletes it. */
  readonly remove: () => Promise<void>;
}

/** Opens an empty SQLite store. */
export async function openReadSqlite(): Promise<ReadStore> {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-year-'));
  const file = join(folder, 'newsletter.sqlite');
  const pragma = vi.spyOn(Database.prototype, 'pragma');
  const store = await openSqliteStore(file);
  // No power cut is simulated, and a year has many transactions.
  (pragma.mock.contexts[0] as Database.Database).pragma('synchronous = OFF');
  pragma.mockRestore();
  const reader = new Database(file, { readonly: true });
  const tables = reader
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'newsletter_%'")
    .pluck()
    .all() as string[];
  return {
    store,
    tables,
    read: (statement) => Promise.resolve(reader.prepare<[], Row>(statement).all()),
    async remove() {
      reader.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The folder of PostgreSQL's programs; undefined without PostgreSQL. */
export const postgresPrograms = findPostgresPrograms();

/** Opens an empty store in a PostgreSQL server of its own; needs PostgreSQL's programs. */
export async function openReadPostgres(): Promise<ReadStore> {
  const server = await startTestPostgres(postgresPrograms ?? '');
  const url = await server.createDatabase();
  const store = await openPostgresStore(url, testLog, 60_000);
  const reader = new pg.Client({
    connectionString: url,
    // Times are whole numbers of 64 bits, which the driver gives as texts.
    types: { getTypeParser: (type) => (type === pg.types.builtins.INT8 ? Number : String) },
  });
  await reader.connect();
  const read = async (statement: string) => (await reader.query<Row>(statement)).rows;
  const tables = await read("SELECT tablename FROM pg_tables WHERE tablename LIKE 'newsletter_%'");
  return {
    store,
    tables: tables.map(({ tablename }) => String(tablename)),
    read,
    async remove() {
      await reader.end();
      await store.close();
      await server.remove();
    },
  };
}
