import postgres from 'postgres';
import { runMigrations } from './migrations/run-migrations.ts';
import type { SqlDialect, SqlQuery, SqlValue } from './sql.ts';
import { createSqlRows } from './sql-rows.ts';
import type { NewsletterStore } from './store.ts';

const MIGRATION_LOCK = 0x62696e61;
const INT8 = 20;
const CONNECT_TIMEOUT_SECONDS = 5;
const STATEMENT_TIMEOUT_MS = 10_000;

const POSTGRES: SqlDialect = {
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  async lockAddress(query, key) {
    await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  },
};

/**
 * Opens the newsletter in a PostgreSQL database (12 or newer), which several servers may share; `url` is a connection
 * string such as `postgres://user:password@host:5432/name`. Throws when it cannot be reached or migrated.
 */
export async function openPostgresStore(url: string): Promise<NewsletterStore> {
  const sql = postgres(url, {
    max: 5,
    idle_timeout: 60,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    // Milliseconds fit a double exactly, and a count of people does too.
    types: { int8: { to: INT8, from: [INT8], parse: Number, serialize: String } },
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS, synchronous_commit: 'on' },
    onnotice: () => {},
  });

  const run = <T>(work: (query: SqlQuery) => Promise<T>) =>
    sql.begin((transaction) => work(queryOn(transaction))) as Promise<T>;

  try {
    await run(async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await runMigrations(query);
    });
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }

  return {
    transaction: (work) => run((query) => work(createSqlRows(query, POSTGRES))),
    scrub: async () => {
      await sql`VACUUM newsletter_subscriber`;
    },
    close: () => sql.end({ timeout: CONNECT_TIMEOUT_SECONDS }),
  };
}

function queryOn(transaction: postgres.TransactionSql<{ int8: number }>): SqlQuery {
  return async <Row>(text: string, values: readonly SqlValue[] = []) => {
    const rows = await transaction.unsafe(text, [...values], { prepare: true });
    return [...rows] as Row[];
  };
}
