import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { describeError } from '../log.ts';
import { nameDatabaseError } from './database-url.ts';
import { type StoreSettings, storeFile } from './open-store.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';
import type { Engine } from './tables.ts';

/** The setting with the public origin of the servers, which write it when they open the store. */
export const ORIGIN_SETTING = 'public-origin';
/** The setting in an SQLite file that names the PostgreSQL database that has replaced it. */
export const SUCCESSOR_SETTING = 'successor';

/** The state of a store, read without changing it. */
export type StoreState =
  | { readonly kind: 'missing' }
  /** The code of the error, such as `ECONNREFUSED` or `SQLITE_NOTADB`. */
  | { readonly kind: 'failed'; readonly code: string }
  | {
      readonly kind: 'present';
      /** The version of the tables. */
      readonly version: number;
      /** The public origin of the servers; undefined if no server has opened the store yet. */
      readonly publicOrigin: string | undefined;
      /** The database that has replaced this file. */
      readonly successor: string | undefined;
    };

const HAS_TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE name = 'newsletter_migration'",
  postgres: "SELECT 1 AS name WHERE to_regclass('newsletter_migration') IS NOT NULL",
};
const HAS_STEPS = {
  sqlite: "SELECT name FROM sqlite_master WHERE name = 'newsletter_step'",
  postgres: "SELECT 1 AS name WHERE to_regclass('newsletter_step') IS NOT NULL",
};
/** The first release recorded its version in `newsletter_migration` alone. */
const FIRST_VERSION = 'SELECT MAX(version) AS version FROM newsletter_migration';
const VERSION = 'SELECT MAX(step) AS version FROM newsletter_step';
const SETTINGS = 'SELECT name, value FROM newsletter_setting';

type Row = Readonly<Record<string, string | number>>;
type Query = (text: string) => Promise<readonly Row[]>;

/** Reads the state of a store; creates no file or table and does not migrate. Never rejects. */
export async function readStoreState(settings: StoreSettings): Promise<StoreState> {
  try {
    return await (settings.databaseUrl === undefined
      ? readFromFile(storeFile(settings.dataFolder))
      : readFromDatabase(settings.databaseUrl));
  } catch (error) {
    const { error: name, code = name } = describeError(nameDatabaseError(error));
    return { kind: 'failed', code: String(code) };
  }
}

async function readFromFile(file: string): Promise<StoreState> {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return { kind: 'missing' };
  const database = new Database(file, { readonly: true, timeout: TRANSACTION_LIMIT_MS });
  try {
    return await readState(async (text) => database.prepare<[], Row>(text).all(), 'sqlite');
  } finally {
    database.close();
  }
}

async function readFromDatabase(url: string): Promise<StoreState> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TRANSACTION_LIMIT_MS,
    query_timeout: TRANSACTION_LIMIT_MS,
  });
  // Without a listener a connection that is lost between two queries would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await readState(async (text) => (await client.query(text)).rows, 'postgres');
  } finally {
    await client.end();
  }
}

async function readState(query: Query, engine: Engine): Promise<StoreState> {
  if ((await query(HAS_TABLES[engine])).length === 0) return { kind: 'missing' };
  const hasSteps = (await query(HAS_STEPS[engine])).length > 0;
  const [reached] = await query(hasSteps ? VERSION : FIRST_VERSION);
  const settings = new Map((await query(SETTINGS)).map(({ name, value }) => [name, String(value)]));
  return {
    kind: 'present',
    version: Number(reached?.version ?? 0),
    publicOrigin: settings.get(ORIGIN_SETTING),
    successor: settings.get(SUCCESSOR_SETTING),
  };
}
