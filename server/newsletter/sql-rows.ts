import { createDeliveryRows } from './delivery-rows.ts';
import { ERASURE_LIFETIME_MS, type MailKind, type OutboxMail, type Subscriber } from './store.ts';

/** A value of a column. */
export type SqlValue = string | number | null;

/** A row with its columns as they are named in the tables. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/**
 * Runs one statement with `$1`, `$2` … as parameters, which both engines understand, and answers
 * its rows.
 */
export type SqlQuery = (text: string, values?: readonly SqlValue[]) => Promise<SqlRow[]>;

/** The rows as one transaction sees and changes them; everything is kept together or not at all. */
export type StoreTransaction = ReturnType<typeof createSqlRows>;

/** Where the newsletter keeps its state: SQLite in one file, or PostgreSQL for several servers. */
export interface NewsletterStore {
  /**
   * Runs work in one transaction, on disk when this resolves, undone when it rejects, by
   * `TRANSACTION_LIMIT_MS`.
   */
  transaction<T>(work: (rows: StoreTransaction) => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows left in the files of the store, as far as the engine can. */
  scrub(): Promise<void>;
  /** Whether the file of the store was taken away: what is written then is in no file any more. */
  isLost?(): boolean;
  close(): Promise<void>;
}

/**
 * Builds the store's rows on one open transaction, so that both engines run the same statements. In
 * SQLite one writer at a time holds the whole file, so nothing needs a lock of its own.
 */
export function createSqlRows(query: SqlQuery, engine: 'sqlite' | 'postgres') {
  const run = async <Row>(text: string, values: readonly SqlValue[]) =>
    (await query(text, values)).map(toProperties) as Row[];
  /** Runs a statement whose values stand where they go, each as a parameter. */
  const sql = <Row>(text: TemplateStringsArray, ...values: SqlValue[]) =>
    run<Row>(String.raw({ raw: text }, ...values.map((_, index) => `$${index + 1}`)), values);
  const first = async <Row>(text: TemplateStringsArray, ...values: SqlValue[]) =>
    (await sql<Row>(text, ...values))[0];
  const skipLocked = engine === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';

  return {
    ...createDeliveryRows(sql),
    /** Makes every other transaction about this mailbox wait until this one ends. */
    async lockMailbox(mailbox: string) {
      if (engine === 'postgres')
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`;
    },
    findByKey: (key: string) =>
      first<Subscriber>`SELECT * FROM newsletter_subscriber WHERE address_key = ${key}`,
    findById: (id: string) =>
      first<Subscriber>`SELECT * FROM newsletter_subscriber WHERE id = ${id}`,
    /** Inserts, or replaces the one with the same id. */
    saveSubscriber(subscriber: Subscriber) {
      const columns = Object.keys(subscriber).map(toColumn);
      return run(
        `INSERT INTO newsletter_subscriber (${columns}) VALUES (${columns.map((_, index) => `$${index + 1}`)})
          ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`)}`,
        Object.values(subscriber),
      );
    },
    /** Remembers that an address was erased; `hash` is `Tokens.nameErased`. */
    saveErasure: (hash: string, erasedAt: number) =>
      sql`INSERT INTO newsletter_erasure (address_hash, erased_at) VALUES (${hash}, ${erasedAt})
        ON CONFLICT (address_hash) DO UPDATE SET erased_at = excluded.erased_at`,
    listErasures: () =>
      sql<{
        addressHash: string;
        erasedAt: number;
      }>`SELECT address_hash, erased_at FROM newsletter_erasure`,
    /** Every subscriber, those after `afterKey` in the order of their keys, at most `limit`. */
    listSubscribers: (afterKey: string, limit: number) =>
      sql<Subscriber>`SELECT * FROM newsletter_subscriber WHERE address_key > ${afterKey}
        ORDER BY address_key LIMIT ${limit}`,
    /** Deletes the subscriber with all mails and tokens, and counts one erasure. */
    async eraseSubscriber(id: string) {
      await sql`DELETE FROM newsletter_subscriber WHERE id = ${id}`;
      await sql`INSERT INTO newsletter_tally (name, amount) VALUES ('erased', 1)
        ON CONFLICT (name) DO UPDATE SET amount = newsletter_tally.amount + 1`;
    },
    /**
     * How many subscribers there are of each kind, how many of them have a mailbox that was refused
     * for good, and how many addresses were ever erased.
     */
    async countSubscribers() {
      const counts = { pending: 0, confirmed: 0, unsubscribed: 0, bounced: 0, erased: 0 };
      const rows = await sql<{ name: keyof typeof counts; amount: number }>`
        SELECT status AS name, COUNT(*) AS amount FROM newsletter_subscriber GROUP BY status
          UNION ALL SELECT 'bounced' AS name, COUNT(*) AS amount FROM newsletter_bounce
          UNION ALL SELECT name, amount FROM newsletter_tally WHERE name = 'erased'`;
      for (const { name, amount } of rows) counts[name] = amount;
      return counts;
    },
    /**
     * Confirmed subscribers whose mailbox was not refused, in the order of their keys, those after
     * `afterKey` only, at most `limit`.
     */
    listConfirmed: (afterKey: string, limit: number) =>
      sql<Subscriber>`SELECT * FROM newsletter_subscriber WHERE status = 'confirmed' AND address_key > ${afterKey}
        AND NOT EXISTS (SELECT 1 FROM newsletter_bounce WHERE subscriber_id = id)
        ORDER BY address_key LIMIT ${limit}`,

    queueMail: ({ id, subscriberId, kind, createdAt }: Omit<OutboxMail, 'attempts'>) =>
      sql`INSERT INTO newsletter_outbox (id, subscriber_id, kind, created_at, attempts, next_attempt_at)
        VALUES (${id}, ${subscriberId}, ${kind}, ${createdAt}, 0, ${createdAt})`,
    findLatestMail: (subscriberId: string, kind: MailKind) =>
      first<
        Pick<OutboxMail, 'id' | 'createdAt'> & { sentAt: number | null; gaveUpAt: number | null }
      >`
        SELECT id, created_at, sent_at, gave_up_at FROM newsletter_outbox
          WHERE subscriber_id = ${subscriberId} AND kind = ${kind} ORDER BY created_at DESC LIMIT 1`,
    /** How many mails are neither sent nor given up. */
    async countWaitingMails() {
      const row = await first<{ waiting: number }>`
        SELECT COUNT(*) AS waiting FROM newsletter_outbox WHERE sent_at IS NULL AND gave_up_at IS NULL`;
      return row?.waiting ?? 0;
    },
    dropUnsentMails: (subscriberId: string) =>
      sql`DELETE FROM newsletter_outbox WHERE subscriber_id = ${subscriberId} AND sent_at IS NULL`,
    /**
     * Leases the mail that is due longest to one owner, and counts the attempt; two owners never
     * get the same one. An owner has one mail at a time, so what it still holds when it asks again
     * is due again.
     */
    async claimMail({ owner, now, until }: { owner: string; now: number; until: number }) {
      const [mail] = await run<OutboxMail>(
        `UPDATE newsletter_outbox SET lease_owner = $2, lease_until = $3, attempts = attempts + 1
          WHERE id = (SELECT id FROM newsletter_outbox
            WHERE sent_at IS NULL AND gave_up_at IS NULL AND next_attempt_at <= $1
            AND (lease_until IS NULL OR lease_until <= $1 OR lease_owner = $2)
            ORDER BY next_attempt_at, id LIMIT 1 ${skipLocked})
          RETURNING id, subscriber_id, kind, created_at, attempts`,
        [now, owner, until],
      );
      return mail;
    },
    markSent: (id: string, sentAt: number) =>
      sql`UPDATE newsletter_outbox SET sent_at = ${sentAt} WHERE id = ${id}`,
    /**
     * Ends the lease of a mail that was not sent; does nothing when another worker has it by now.
     */
    postponeMail: (id: string, owner: string, nextAttemptAt: number) =>
      sql`UPDATE newsletter_outbox SET next_attempt_at = ${nextAttemptAt}, lease_owner = NULL, lease_until = NULL
        WHERE id = ${id} AND lease_owner = ${owner}`,
    /** As `postponeMail`, but for ever. */
    giveUpMail: (id: string, owner: string, gaveUpAt: number) =>
      sql`UPDATE newsletter_outbox SET gave_up_at = ${gaveUpAt} WHERE id = ${id} AND lease_owner = ${owner}`,

    /** Answers false if the token was spent before. */
    async spendToken(token: { id: string; subscriberId: string; forgetAfter: number }) {
      const spent = await first`INSERT INTO newsletter_spent_token (id, subscriber_id, forget_after)
        VALUES (${token.id}, ${token.subscriberId}, ${token.forgetAfter}) ON CONFLICT (id) DO NOTHING RETURNING id`;
      return spent !== undefined;
    },
    isTokenSpent: async (id: string) =>
      (await first`SELECT id FROM newsletter_spent_token WHERE id = ${id}`) !== undefined,

    async readQuota(bucket: string, windowEndsAt: number) {
      const quota = await first<{ used: number }>`
        SELECT used FROM newsletter_quota WHERE bucket = ${bucket} AND window_ends_at = ${windowEndsAt}`;
      return quota?.used ?? 0;
    },
    addToQuota: (bucket: string, windowEndsAt: number) =>
      sql`INSERT INTO newsletter_quota (bucket, window_ends_at, used) VALUES (${bucket}, ${windowEndsAt}, 1)
        ON CONFLICT (bucket, window_ends_at) DO UPDATE SET used = newsletter_quota.used + 1`,
    async dropQuotas(buckets: readonly string[]) {
      for (const bucket of buckets)
        await sql`DELETE FROM newsletter_quota WHERE bucket = ${bucket}`;
    },

    /** Keeps the first value ever given for a name, and answers the one kept. */
    async settleSetting(name: string, value: string) {
      const kept = await first<{ value: string }>`
        INSERT INTO newsletter_setting (name, value) VALUES (${name}, ${value})
          ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value`;
      return kept?.value ?? value;
    },
    /** Keeps a value for a name in the place of the one before. */
    saveSetting: (name: string, value: string) =>
      sql`INSERT INTO newsletter_setting (name, value) VALUES (${name}, ${value})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    async findSetting(name: string) {
      const row = await first<{
        value: string;
      }>`SELECT value FROM newsletter_setting WHERE name = ${name}`;
      return row?.value;
    },
    dropSetting: (name: string) => sql`DELETE FROM newsletter_setting WHERE name = ${name}`,
    /**
     * Deletes what nobody needs any more, and answers the ids of the subscribers among it: who was
     * last asked before `pendingBefore` and never agreed, mails sent or given up before
     * `mailsBefore`, and what is over now.
     */
    async removeStale(times: { now: number; pendingBefore: number; mailsBefore: number }) {
      const { now, pendingBefore, mailsBefore } = times;
      const gone = await sql<{ id: string }>`
        DELETE FROM newsletter_subscriber WHERE status = 'pending' AND requested_at < ${pendingBefore} RETURNING id`;
      await sql`DELETE FROM newsletter_outbox WHERE sent_at < ${mailsBefore} OR gave_up_at < ${mailsBefore}`;
      await sql`DELETE FROM newsletter_erasure WHERE erased_at < ${now - ERASURE_LIFETIME_MS}`;
      await sql`DELETE FROM newsletter_delivery WHERE issue_id IN
        (SELECT id FROM newsletter_issue WHERE finished_at < ${mailsBefore})`;
      await sql`DELETE FROM newsletter_spent_token WHERE forget_after < ${now}`;
      await sql`DELETE FROM newsletter_quota WHERE window_ends_at < ${now}`;
      return gone.map((row) => row.id);
    },
  };
}

/** Names the columns of a row as properties are named: `sent_at` is `sentAt`. */
function toProperties(row: SqlRow): object {
  const toName = (column: string) =>
    column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [toName(column), value]));
}

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
