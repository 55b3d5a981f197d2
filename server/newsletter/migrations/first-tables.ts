import type { Migration } from './migration.ts';

/** The tables of the first release; everything that belongs to a subscriber goes when the subscriber goes. */
export const firstTables: Migration = {
  version: 1,
  statements: [
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
};
