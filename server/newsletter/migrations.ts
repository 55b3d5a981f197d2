import type { SqlQuery } from './sql-rows.ts';

/**
 * The statements of each version of the tables, the first release's first, which both engines understand; a version that
 * was released is never changed. `BIGINT` holds milliseconds; what belongs to a subscriber goes when the subscriber goes.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE newsletter_subscriber (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      address_key TEXT NOT NULL UNIQUE,
      language TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
      created_at BIGINT NOT NULL,
      requested_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      unsubscribed_at BIGINT,
      consent_version TEXT NOT NULL,
      consent_wording TEXT NOT NULL,
      consent_language TEXT NOT NULL,
      consent_at BIGINT NOT NULL
    )`,
    `CREATE TABLE newsletter_outbox (
      id TEXT PRIMARY KEY,
      subscriber_id TEXT NOT NULL REFERENCES newsletter_subscriber (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('confirm', 'already')),
      created_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT NOT NULL,
      lease_owner TEXT,
      lease_until BIGINT,
      sent_at BIGINT,
      gave_up_at BIGINT
    )`,
    `CREATE INDEX newsletter_outbox_waiting ON newsletter_outbox (next_attempt_at)
      WHERE sent_at IS NULL AND gave_up_at IS NULL`,
    'CREATE INDEX newsletter_outbox_of_subscriber ON newsletter_outbox (subscriber_id, kind, created_at)',
    `CREATE TABLE newsletter_spent_token (
      id TEXT PRIMARY KEY,
      subscriber_id TEXT NOT NULL REFERENCES newsletter_subscriber (id) ON DELETE CASCADE,
      forget_after BIGINT NOT NULL
    )`,
    'CREATE INDEX newsletter_spent_token_of_subscriber ON newsletter_spent_token (subscriber_id)',
    `CREATE TABLE newsletter_quota (
      bucket TEXT NOT NULL,
      window_ends_at BIGINT NOT NULL,
      used INTEGER NOT NULL,
      PRIMARY KEY (bucket, window_ends_at)
    )`,
    'CREATE TABLE newsletter_setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    'CREATE TABLE newsletter_tally (name TEXT PRIMARY KEY, amount BIGINT NOT NULL)',
  ],
];

/** The store was written by a newer program, which has to be run instead. */
class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/** Brings the tables up to date in a transaction that keeps other servers out. Throws for newer ones, which it could harm. */
export async function runMigrations(query: SqlQuery): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS newsletter_migration (version INTEGER PRIMARY KEY)');
  const rows = await query('SELECT version FROM newsletter_migration ORDER BY version');
  const reached = Number(rows.at(-1)?.version ?? 0);
  const known = MIGRATIONS.length;
  if (reached > known) {
    throw new NewerStoreError(`The store is at version ${reached}, this program knows ${known}.`);
  }
  for (let version = reached + 1; version <= known; version += 1) {
    for (const statement of MIGRATIONS[version - 1] ?? []) await query(statement);
    await query('INSERT INTO newsletter_migration (version) VALUES ($1)', [version]);
  }
}
