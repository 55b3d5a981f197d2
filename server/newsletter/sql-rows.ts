import type {
  Consent,
  MailKind,
  MailState,
  OutboxMail,
  Subscriber,
  SubscriberCounts,
  SubscriberStatus,
} from './store.ts';

/** A value of a column. */
export type SqlValue = string | number | null;

/** Runs one statement with `$1`, `$2` … as parameters, which both engines understand, and answers its rows. */
export type SqlQuery = <Row = unknown>(text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** The few places where the engines differ. */
export interface SqlDialect {
  /** Ends the inner query of a claim: keeps two servers off the same row where several may write at once. */
  readonly skipLocked: '' | 'FOR UPDATE SKIP LOCKED';
  lockMailbox(query: SqlQuery, mailbox: string): Promise<void>;
}

type SubscriberRow = Omit<Subscriber, 'consent'> & {
  consentVersion: string;
  consentWording: string;
  consentLanguage: Consent['language'];
  consentAt: number;
};

const SUBSCRIBERS = `SELECT id, address, address_key AS "key", language, status, created_at AS "createdAt",
  requested_at AS "requestedAt", confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt",
  consent_version AS "consentVersion", consent_wording AS "consentWording",
  consent_language AS "consentLanguage", consent_at AS "consentAt" FROM newsletter_subscriber`;

const SAVE = `INSERT INTO newsletter_subscriber (id, address, address_key, language, status, created_at, requested_at,
    confirmed_at, unsubscribed_at, consent_version, consent_wording, consent_language, consent_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (id) DO UPDATE SET address = excluded.address, address_key = excluded.address_key,
    language = excluded.language, status = excluded.status, requested_at = excluded.requested_at,
    confirmed_at = excluded.confirmed_at, unsubscribed_at = excluded.unsubscribed_at,
    consent_version = excluded.consent_version, consent_wording = excluded.consent_wording,
    consent_language = excluded.consent_language, consent_at = excluded.consent_at`;

const WAITING = 'sent_at IS NULL AND gave_up_at IS NULL';
const RELEASE = 'lease_owner = NULL, lease_until = NULL WHERE id = $1';

/** The rows as one transaction sees and changes them; everything is kept together or not at all. */
export type StoreTransaction = ReturnType<typeof createSqlRows>;

/** Where the newsletter keeps its state: SQLite in one file, or PostgreSQL for several servers. */
export interface NewsletterStore {
  /**
   * Runs work in one transaction, which is on disk when the promise resolves and undone when it rejects, after
   * `TRANSACTION_LIMIT_MS` at the latest.
   */
  transaction<T>(work: (rows: StoreTransaction) => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows left in the files of the store, as far as the engine can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Builds the store's rows on one open transaction of either engine, so that both run the same statements. */
export function createSqlRows(query: SqlQuery, dialect: SqlDialect) {
  async function first<Row>(text: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await query<Row>(text, values))[0];
  }
  async function findSubscriber(column: 'id' | 'address_key', value: string) {
    const row = await first<SubscriberRow>(`${SUBSCRIBERS} WHERE ${column} = $1`, [value]);
    return row && toSubscriber(row);
  }

  return {
    /** Makes every other transaction about this mailbox wait until this one ends. */
    lockMailbox: (mailbox: string) => dialect.lockMailbox(query, mailbox),
    findByKey: (key: string) => findSubscriber('address_key', key),
    findById: (id: string) => findSubscriber('id', id),
    /** Inserts, or replaces the one with the same id. */
    async saveSubscriber(s: Subscriber) {
      const consent = [s.consent.version, s.consent.wording, s.consent.language, s.consent.at];
      const times = [s.createdAt, s.requestedAt, s.confirmedAt, s.unsubscribedAt];
      await query(SAVE, [s.id, s.address, s.key, s.language, s.status, ...times, ...consent]);
    },
    /** Deletes the subscriber with all mails and tokens, and counts one erasure. */
    async eraseSubscriber(id: string) {
      await query('DELETE FROM newsletter_subscriber WHERE id = $1', [id]);
      await query(`INSERT INTO newsletter_tally (name, amount) VALUES ('erased', 1)
        ON CONFLICT (name) DO UPDATE SET amount = newsletter_tally.amount + 1`);
    },
    async countSubscribers(): Promise<SubscriberCounts> {
      const rows = await query<{ name: SubscriberStatus | 'erased'; amount: number }>(
        `SELECT status AS name, COUNT(*) AS amount FROM newsletter_subscriber GROUP BY status
          UNION ALL SELECT name, amount FROM newsletter_tally WHERE name = 'erased'`,
      );
      const none = { pending: 0, confirmed: 0, unsubscribed: 0, erased: 0 };
      return { ...none, ...Object.fromEntries(rows.map((row) => [row.name, row.amount])) };
    },
    /** Confirmed subscribers in the order of their keys, those after `afterKey` only, at most `limit`. */
    async listConfirmed(afterKey: string, limit: number) {
      const rows = await query<SubscriberRow>(
        `${SUBSCRIBERS} WHERE status = 'confirmed' AND address_key > $1 ORDER BY address_key LIMIT $2`,
        [afterKey, limit],
      );
      return rows.map(toSubscriber);
    },

    async queueMail({ id, subscriberId, kind, createdAt }: Omit<OutboxMail, 'attempts'>) {
      await query(
        `INSERT INTO newsletter_outbox (id, subscriber_id, kind, created_at, attempts, next_attempt_at)
          VALUES ($1, $2, $3, $4, 0, $4)`,
        [id, subscriberId, kind, createdAt],
      );
    },
    findLatestMail: (subscriberId: string, kind: MailKind) =>
      first<MailState>(
        `SELECT id, created_at AS "createdAt", sent_at AS "sentAt", gave_up_at AS "gaveUpAt" FROM newsletter_outbox
          WHERE subscriber_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1`,
        [subscriberId, kind],
      ),
    /** How many mails are neither sent nor given up. */
    async countWaitingMails() {
      const row = await first<{ waiting: number }>(
        `SELECT COUNT(*) AS waiting FROM newsletter_outbox WHERE ${WAITING}`,
      );
      return row?.waiting ?? 0;
    },
    async dropUnsentMails(subscriberId: string) {
      await query('DELETE FROM newsletter_outbox WHERE subscriber_id = $1 AND sent_at IS NULL', [
        subscriberId,
      ]);
    },
    async dropMail(id: string) {
      await query('DELETE FROM newsletter_outbox WHERE id = $1', [id]);
    },
    /**
     * Leases the mail that is due longest to one owner, and counts the attempt; two owners never get the same one. An owner
     * has one mail at a time, so what it still holds when it asks again is due again.
     */
    claimMail: ({ owner, now, until }: { owner: string; now: number; until: number }) =>
      first<OutboxMail>(
        `UPDATE newsletter_outbox SET lease_owner = $2, lease_until = $3, attempts = attempts + 1
          WHERE id = (SELECT id FROM newsletter_outbox WHERE ${WAITING} AND next_attempt_at <= $1
            AND (lease_until IS NULL OR lease_until <= $1 OR lease_owner = $2)
            ORDER BY next_attempt_at, id LIMIT 1 ${dialect.skipLocked})
          RETURNING id, subscriber_id AS "subscriberId", kind, created_at AS "createdAt", attempts`,
        [now, owner, until],
      ),
    async markSent(id: string, sentAt: number) {
      await query(`UPDATE newsletter_outbox SET sent_at = $2, ${RELEASE}`, [id, sentAt]);
    },
    /** Ends the lease of a mail that was not sent; does nothing when another worker has it by now. */
    async postponeMail(id: string, owner: string, nextAttemptAt: number) {
      await query(`UPDATE newsletter_outbox SET next_attempt_at = $3, ${RELEASE} AND lease_owner = $2`, [
        id,
        owner,
        nextAttemptAt,
      ]);
    },
    /** As `postponeMail`, but for ever. */
    async giveUpMail(id: string, owner: string, gaveUpAt: number) {
      await query(`UPDATE newsletter_outbox SET gave_up_at = $3, ${RELEASE} AND lease_owner = $2`, [
        id,
        owner,
        gaveUpAt,
      ]);
    },

    /** Answers false if the token was spent before. */
    async spendToken(token: { id: string; subscriberId: string; forgetAfter: number }) {
      const row = await first(
        `INSERT INTO newsletter_spent_token (id, subscriber_id, forget_after) VALUES ($1, $2, $3)
          ON CONFLICT (id) DO NOTHING RETURNING id`,
        [token.id, token.subscriberId, token.forgetAfter],
      );
      return row !== undefined;
    },
    async isTokenSpent(id: string) {
      return (await first('SELECT id FROM newsletter_spent_token WHERE id = $1', [id])) !== undefined;
    },

    async readQuota(bucket: string, windowEndsAt: number) {
      const row = await first<{ used: number }>(
        'SELECT used FROM newsletter_quota WHERE bucket = $1 AND window_ends_at = $2',
        [bucket, windowEndsAt],
      );
      return row?.used ?? 0;
    },
    async addToQuota(bucket: string, windowEndsAt: number) {
      await query(
        `INSERT INTO newsletter_quota (bucket, window_ends_at, used) VALUES ($1, $2, 1)
          ON CONFLICT (bucket, window_ends_at) DO UPDATE SET used = newsletter_quota.used + 1`,
        [bucket, windowEndsAt],
      );
    },
    async dropQuotas(buckets: readonly string[]) {
      for (const bucket of buckets) await query('DELETE FROM newsletter_quota WHERE bucket = $1', [bucket]);
    },

    /** Keeps the first value ever given for a name, and answers the one kept. */
    async settleSetting(name: string, value: string) {
      const insert = 'INSERT INTO newsletter_setting (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await query(insert, [name, value]);
      const read = 'SELECT value FROM newsletter_setting WHERE name = $1';
      return (await first<{ value: string }>(read, [name]))?.value ?? value;
    },
    /**
     * Deletes what nobody needs any more, and answers the ids of the subscribers among it: who was last asked before
     * `pendingBefore` and never agreed, mails sent or given up before `mailsBefore`, and what is over now.
     */
    async removeStale(times: { now: number; pendingBefore: number; mailsBefore: number }) {
      const { now, pendingBefore, mailsBefore } = times;
      const gone = await query<{ id: string }>(
        "DELETE FROM newsletter_subscriber WHERE status = 'pending' AND requested_at < $1 RETURNING id",
        [pendingBefore],
      );
      await query('DELETE FROM newsletter_outbox WHERE sent_at < $1 OR gave_up_at < $1', [mailsBefore]);
      await query('DELETE FROM newsletter_spent_token WHERE forget_after < $1', [now]);
      await query('DELETE FROM newsletter_quota WHERE window_ends_at < $1', [now]);
      return gone.map((row) => row.id);
    },
  };
}

function toSubscriber(row: SubscriberRow): Subscriber {
  const { consentVersion, consentWording, consentLanguage, consentAt, ...rest } = row;
  return {
    ...rest,
    consent: { version: consentVersion, wording: consentWording, language: consentLanguage, at: consentAt },
  };
}
