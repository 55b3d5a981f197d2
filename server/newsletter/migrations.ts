import { sql } from 'kysely';
import type { NewsletterDatabase } from './tables.ts';

/** One step of the tables. A program's version is the number of steps that it knows. */
interface MigrationStep {
  /** The oldest version of a program that can use the tables after this step. */
  readonly readableFrom: number;
  readonly statements: readonly string[];
}

/**
 * All steps, beginning with the first release's, in statements that both engines understand. A
 * released step is never changed. `BIGINT` holds milliseconds. The database deletes the rows of a
 * subscriber with the subscriber, even when an older program does. A step that adds tables, or
 * columns that may be empty, keeps `readableFrom`.
 */
const STEPS: readonly MigrationStep[] = [
  {
    readableFrom: 1,
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
      `CREATE INDEX newsletter_outbox_of_subscriber
        ON newsletter_outbox (subscriber_id, kind, created_at)`,
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
  },
  {
    readableFrom: 1,
    statements: [
      // An erased address as a keyed hash, so that a restored backup does not bring it back.
      `CREATE TABLE newsletter_erasure (
        address_hash TEXT PRIMARY KEY,
        erased_at BIGINT NOT NULL
      )`,
      // Mailboxes that were refused for good get no newsletter.
      `CREATE TABLE newsletter_bounce (
        subscriber_id TEXT PRIMARY KEY REFERENCES newsletter_subscriber (id) ON DELETE CASCADE,
        bounced_at BIGINT NOT NULL
      )`,
      `CREATE TABLE newsletter_issue (
        id TEXT PRIMARY KEY,
        begun_at BIGINT NOT NULL,
        listed_at BIGINT,
        finished_at BIGINT,
        sender TEXT,
        sender_until BIGINT
      )`,
      `CREATE TABLE newsletter_delivery (
        issue_id TEXT NOT NULL REFERENCES newsletter_issue (id) ON DELETE CASCADE,
        subscriber_id TEXT NOT NULL REFERENCES newsletter_subscriber (id) ON DELETE CASCADE,
        state TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        next_attempt_at BIGINT NOT NULL,
        PRIMARY KEY (issue_id, subscriber_id)
      )`,
      `CREATE INDEX newsletter_delivery_waiting ON newsletter_delivery (issue_id, next_attempt_at)
        WHERE state = 'waiting'`,
      'CREATE INDEX newsletter_delivery_of_subscriber ON newsletter_delivery (subscriber_id)',
    ],
  },
  {
    readableFrom: 1,
    statements: [
      // The ledger of consent, to which rows are only added.
      `CREATE TABLE newsletter_consent (
        id TEXT PRIMARY KEY,
        subscriber_id TEXT NOT NULL REFERENCES newsletter_subscriber (id) ON DELETE CASCADE,
        event TEXT NOT NULL CHECK (event IN ('asked', 'given', 'withdrawn')),
        recorded_at BIGINT NOT NULL,
        mail_id TEXT,
        address TEXT NOT NULL,
        language TEXT NOT NULL,
        consent_version TEXT NOT NULL,
        consent_wording TEXT NOT NULL
      )`,
      'CREATE UNIQUE INDEX newsletter_consent_of_mail ON newsletter_consent (mail_id, event)',
      `CREATE INDEX newsletter_consent_of_subscriber
        ON newsletter_consent (subscriber_id, recorded_at)`,
      // An unsubscribed mailbox, as a keyed hash, so that it seldom gets a confirmation mail.
      `CREATE TABLE newsletter_leaving (
        mailbox_hash TEXT PRIMARY KEY,
        asked_at BIGINT,
        forget_after BIGINT
      )`,
    ],
  },
  {
    readableFrom: 1,
    statements: [
      // It is in no backup of the newsletter, so a restore of older tables leaves it there. SQLite
      // takes any name of a type; only PostgreSQL has rows.
      `CREATE TABLE IF NOT EXISTS timetable (
        version INTEGER PRIMARY KEY,
        record TEXT NOT NULL,
        digest TEXT,
        file BYTEA
      )`,
    ],
  },
];

/** The version of the tables that this program knows. */
export const OWN_VERSION = STEPS.length;

/** This program cannot use the tables of a newer one. The log shows the code. */
class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
  readonly code: string;

  constructor(readableFrom: number) {
    super(
      `The store needs version ${readableFrom} or newer; this program has version ${OWN_VERSION}.`,
    );
    this.code = `READABLE_FROM_VERSION_${readableFrom}_AND_THIS_IS_${OWN_VERSION}`;
  }
}

/**
 * Brings the tables up to date. Call it in a transaction that keeps other servers out. Tables of a
 * newer program are left as they are if they state that this program can read them.
 *
 * The first release knows `newsletter_migration` alone, and refuses each version there that it does
 * not know. A version is therefore added there only if older programs cannot read the tables.
 * `newsletter_step` records all steps.
 *
 * @throws NewerStoreError for tables that this program could harm
 */
export async function runMigrations(db: NewsletterDatabase): Promise<void> {
  await db.schema
    .createTable('newsletterMigration')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('newsletterStep')
    .ifNotExists()
    .addColumn('step', 'integer', (column) => column.primaryKey())
    .addColumn('readableFrom', 'integer', (column) => column.notNull())
    .execute();
  const { version } = await db
    .selectFrom('newsletterMigration')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .executeTakeFirstOrThrow();
  if (version !== null && version > OWN_VERSION) throw new NewerStoreError(version);
  const { step: recorded } = await db
    .selectFrom('newsletterStep')
    .select(({ fn }) => fn.max<number | null>('step').as('step'))
    .executeTakeFirstOrThrow();
  // The first release recorded its step in `newsletter_migration` alone.
  const reached = recorded ?? version ?? 0;
  for (const [index, { readableFrom, statements }] of STEPS.entries()) {
    const step = index + 1;
    if (step <= reached) continue;
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db.insertInto('newsletterStep').values({ step, readableFrom }).execute();
    await db
      .insertInto('newsletterMigration')
      .values({ version: readableFrom })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
