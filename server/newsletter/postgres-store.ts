import { setTimeout as pause } from 'node:timers/promises';
import { PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { describeError, type Log } from '../log.ts';
import { createPool } from '../postgres-pool.ts';
import { nameDatabaseError } from './database-url.ts';
import { runMigrations } from './migrations.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';
import { createStoreRows, type NewsletterStore } from './store-rows.ts';
import { createDatabase, type NewsletterDatabase } from './tables.ts';

const MIGRATION_LOCK = 0x62696e61;
const VACUUM_LIMIT_MS = 60_000;
/** Transactions have ended by then; only a `VACUUM` can be under way. */
const CLOSE_LIMIT_MS = 1_000;

/**
 * Opens the newsletter in a PostgreSQL database (12 or newer), which several servers may share;
 * `url` is a connection string such as `postgres://user:password@host:5432/name`. A connection that
 * is lost later is logged, and the next transaction opens a new one. Throws when the database
 * cannot be reached or migrated.
 *
 * @param limitMs how long a transaction may take, with the wait for a connection
 */
export async function openPostgresStore(
  url: string,
  log: Log,
  limitMs = TRANSACTION_LIMIT_MS,
): Promise<NewsletterStore> {
  const begin = [
    'BEGIN',
    'SET LOCAL synchronous_commit = on',
    `SET LOCAL statement_timeout = ${limitMs}`,
  ].join('; ');
  const pool = createPool(
    {
      connectionString: url,
      max: 5,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: limitMs / 2,
      keepAlive: true,
      query_timeout: VACUUM_LIMIT_MS,
    },
    (error) => log('newsletter.connection-lost', describeError(error)),
  );

  async function run<T>(work: (db: NewsletterDatabase) => Promise<T>): Promise<T> {
    const deadline = performance.now() + limitMs;
    const client = await pool.connect();
    // Closing the connection ends the statement under way, even when the database does not respond.
    const limit = setTimeout(() => void client.end(), deadline - performance.now());
    try {
      await client.query(begin);
      const value = await work(databaseOn(client));
      await client.query('COMMIT');
      client.release();
      return value;
    } catch (error) {
      // The database rolls back the transaction of a closed connection.
      client.release(true);
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  const close = () => Promise.race([pool.end(), pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);

  try {
    await run(async (db) => {
      await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
      await runMigrations(db);
    });
  } catch (error) {
    await close();
    throw nameDatabaseError(error);
  }

  return {
    transaction: (work) => run((db) => work(createStoreRows(db, 'postgres'))),
    async scrub() {
      await pool.query('VACUUM newsletter_subscriber');
    },
    async close() {
      if (!pool.ending) await close();
    },
  };
}

/** Runs statements on one connection, in the transaction that is open there. */
function databaseOn(client: pg.PoolClient): NewsletterDatabase {
  // Kysely releases a connection after each statement; this one is kept until the transaction ends.
  const connection = {
    query: client.query.bind(client) as PostgresPoolClient['query'],
    release: () => {},
  };
  const pool = { connect: async () => connection, end: async () => {}, options: {} };
  return createDatabase(new PostgresDialect({ pool }));
}
