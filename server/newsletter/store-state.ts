import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { describeError } from '../log.ts';
import { type StoreSettings, storeFile } from './open-store.ts';
import type { SqlRow } from './sql-rows.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';

/**
 * The name of the setting that holds the origin of the servers, which write it whenever they open
 * the store.
 */
export const ORIGIN_SETTING = 'public-origin';
/**
 * The name of the setting of an SQLite file whose servers have gone over to PostgreSQL: the name of
 * that database.
 */
export const SUCCESSOR_SETTING = 'successor';

/** A store as it is found, without a change to it. */
export type StoreState =
  | { readonly kind: 'missing' }
  /** The code of the error, such as `ECONNREFUSED` or `SQLITE_NOTADB`. */
  | { readonly kind: 'failed'; readonly code: string }
  | {
      readonly kind: 'present';
      /** The version of the tables. */
      readonly version: number;
      /** The origin of the servers; undefined for a store that no server has opened yet. */
      readonly publicOrigin: string | undefined;
      /** The database that holds the newsletter instead of this file. */
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
/** The first release wrote its version into `newsletter_migration` alone. */
const FIRST_VERSION = 'SELECT MAX(version) AS version FROM newsletter_migration';
const VERSION = 'SELECT MAX(step) AS version FROM newsletter_step';
const SETTINGS = 'SELECT name, value FROM newsletter_setting';

type Query = (text: string) => Promise<readonly SqlRow[]>;

/**
 * Looks at the store that the settings name; makes no file and no table, and does not migrate.
 * Never rejects.
 */
export async function readStoreState(settings: StoreSettings): Promise<StoreState> {
  try {
    return await (settings.databaseUrl === undefined
      ? readFromFile(storeFile(settings.dataFolder))
      : readFromDatabase(settings.databaseUrl));
  } catch (error) {
    const { error: name, code = name } = describeError(error);
    return { kind: 'failed', code: String(code) };
  }
}

async function readFromFile(file: string): Promise<StoreState> {
  if (!existsSync(file)) return { kind: 'missing' };
  const database = new Database(file, { readonly: true, timeout: TRANSACTION_LIMIT_MS });
  try {
    return await readState(async (text) => database.prepare<[], SqlRow>(text).all(), 'sqlite');
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
  // A connection that is lost between two queries would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await readState(async (text) => (await client.query(text)).rows, 'postgres');
  } finally {
    await client.end();
  }
}

async function readState(query: Query, engine: 'sqlite' | 'postgres'): Promise<StoreState> {
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
