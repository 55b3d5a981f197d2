import Database from 'better-sqlite3';
import { PostgresDialect, SqliteDialect } from 'kysely';
import { createPool } from '../postgres-pool.ts';
import { type StoreSettings, storeFile } from './open-store.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';
import { createStoreRows, type StoreTransaction } from './store-rows.ts';
import type { SubscriberCounts } from './subscriber-rows.ts';
import { createDatabase } from './tables.ts';

/** How many subscribers and waiting mails a store has. */
export interface StoreCounts {
  readonly subscribers: SubscriberCounts;
  readonly waitingMails: number;
}

/**
 * Counts what is in a store that is there, without changing it: tables of an earlier release stay
 * as they are.
 *
 * @param version of the tables that are there
 */
export async function readCounts(
  { databaseUrl, dataFolder }: StoreSettings,
  version: number,
): Promise<StoreCounts> {
  if (databaseUrl === undefined) {
    const options = { readonly: true, timeout: TRANSACTION_LIMIT_MS };
    const database = new Database(storeFile(dataFolder), options);
    try {
      return await count(
        createStoreRows(createDatabase(new SqliteDialect({ database })), 'sqlite'),
        version,
      );
    } finally {
      database.close();
    }
  }
  const limits = {
    connectionTimeoutMillis: TRANSACTION_LIMIT_MS,
    query_timeout: TRANSACTION_LIMIT_MS,
  };
  const pool = createPool({ connectionString: databaseUrl, max: 1, ...limits }, () => {});
  try {
    return await count(
      createStoreRows(createDatabase(new PostgresDialect({ pool })), 'postgres'),
      version,
    );
  } finally {
    await pool.end();
  }
}

async function count(
  rows: Pick<StoreTransaction, 'countSubscribers' | 'countQueuedMails'>,
  version: number,
): Promise<StoreCounts> {
  return {
    subscribers: await rows.countSubscribers(version),
    waitingMails: await rows.countQueuedMails(),
  };
}
