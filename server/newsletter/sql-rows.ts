import { subscriberRows } from './sql-subscribers.ts';
import type { MailState, OutboxMail, StoreTransaction } from './store.ts';

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

const DUE = `sent_at IS NULL AND gave_up_at IS NULL AND next_attempt_at <= $1
  AND (lease_until IS NULL OR lease_until <= $1 OR lease_owner = $2)`;

/** Builds the store's rows on one open transaction of either engine, so that both run the same statements. */
export function createSqlRows(query: SqlQuery, dialect: SqlDialect): StoreTransaction {
  return {
    lockMailbox: (mailbox) => dialect.lockMailbox(query, mailbox),
    ...subscriberRows(query),
    async queueMail(mail) {
      await query(
        `INSERT INTO newsletter_outbox (id, subscriber_id, kind, created_at, attempts, next_attempt_at)
          VALUES ($1, $2, $3, $4, 0, $4)`,
        [mail.id, mail.subscriberId, mail.kind, mail.createdAt],
      );
    },
    async findLatestMail(subscriberId, kind) {
      const rows = await query<MailState>(
        `SELECT id, created_at AS "createdAt", sent_at AS "sentAt", gave_up_at AS "gaveUpAt" FROM newsletter_outbox
          WHERE subscriber_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1`,
        [subscriberId, kind],
      );
      return rows[0];
    },
    async countWaitingMails() {
      const rows = await query<{ waiting: number }>(
        'SELECT COUNT(*) AS waiting FROM newsletter_outbox WHERE sent_at IS NULL AND gave_up_at IS NULL',
      );
      return rows[0]?.waiting ?? 0;
    },
    async dropUnsentMails(subscriberId) {
      await query('DELETE FROM newsletter_outbox WHERE subscriber_id = $1 AND sent_at IS NULL', [
        subscriberId,
      ]);
    },
    async dropMail(id) {
      await query('DELETE FROM newsletter_outbox WHERE id = $1', [id]);
    },
    async claimMail({ owner, now, until }) {
      const rows = await query<OutboxMail>(
        `UPDATE newsletter_outbox SET lease_owner = $2, lease_until = $3, attempts = attempts + 1
          WHERE id = (SELECT id FROM newsletter_outbox WHERE ${DUE}
            ORDER BY next_attempt_at, id LIMIT 1 ${dialect.skipLocked})
          RETURNING id, subscriber_id AS "subscriberId", kind, created_at AS "createdAt", attempts`,
        [now, owner, until],
      );
      return rows[0];
    },
    async markSent(id, sentAt) {
      await query(
        'UPDATE newsletter_outbox SET sent_at = $2, lease_owner = NULL, lease_until = NULL WHERE id = $1',
        [id, sentAt],
      );
    },
    async postponeMail(id, owner, nextAttemptAt) {
      await query(
        `UPDATE newsletter_outbox SET next_attempt_at = $3, lease_owner = NULL, lease_until = NULL
          WHERE id = $1 AND lease_owner = $2`,
        [id, owner, nextAttemptAt],
      );
    },
    async giveUpMail(id, owner, gaveUpAt) {
      await query(
        `UPDATE newsletter_outbox SET gave_up_at = $3, lease_owner = NULL, lease_until = NULL
          WHERE id = $1 AND lease_owner = $2`,
        [id, owner, gaveUpAt],
      );
    },
    async spendToken({ id, subscriberId, forgetAfter }) {
      const rows = await query(
        `INSERT INTO newsletter_spent_token (id, subscriber_id, forget_after) VALUES ($1, $2, $3)
          ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, subscriberId, forgetAfter],
      );
      return rows.length === 1;
    },
    async isTokenSpent(id) {
      return (await query('SELECT id FROM newsletter_spent_token WHERE id = $1', [id])).length === 1;
    },
    async readQuota(bucket, windowEndsAt) {
      const rows = await query<{ used: number }>(
        'SELECT used FROM newsletter_quota WHERE bucket = $1 AND window_ends_at = $2',
        [bucket, windowEndsAt],
      );
      return rows[0]?.used ?? 0;
    },
    async addToQuota(bucket, windowEndsAt) {
      await query(
        `INSERT INTO newsletter_quota (bucket, window_ends_at, used) VALUES ($1, $2, 1)
          ON CONFLICT (bucket, window_ends_at) DO UPDATE SET used = newsletter_quota.used + 1`,
        [bucket, windowEndsAt],
      );
    },
    async dropQuotas(buckets) {
      for (const bucket of buckets) await query('DELETE FROM newsletter_quota WHERE bucket = $1', [bucket]);
    },
    async settleSetting(name, value) {
      await query('INSERT INTO newsletter_setting (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        value,
      ]);
      const rows = await query<{ value: string }>('SELECT value FROM newsletter_setting WHERE name = $1', [
        name,
      ]);
      return rows[0]?.value ?? value;
    },
    async removeStale({ now, pendingBefore, mailsBefore }) {
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
