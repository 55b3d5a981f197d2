import type { SqlDialect, SqlQuery } from './sql.ts';
import type { MailState, OutboxMail, StoreTransaction } from './store.ts';

const DUE = `sent_at IS NULL AND gave_up_at IS NULL AND next_attempt_at <= $1
  AND (lease_until IS NULL OR lease_until <= $1)`;

/** The statements about mails that wait, are being sent, or are done, for either engine. */
export function outboxRows(
  query: SqlQuery,
  dialect: SqlDialect,
): Pick<
  StoreTransaction,
  | 'queueMail'
  | 'findLatestMail'
  | 'dropUnsentMails'
  | 'dropMail'
  | 'claimMail'
  | 'markSent'
  | 'postponeMail'
  | 'giveUpMail'
> {
  return {
    async queueMail(mail) {
      await query(
        `INSERT INTO newsletter_outbox (id, subscriber_id, kind, created_at, attempts, next_attempt_at)
          VALUES ($1, $2, $3, $4, 0, $4)`,
        [mail.id, mail.subscriberId, mail.kind, mail.createdAt],
      );
    },
    async findLatestMail(subscriberId, kind) {
      const rows = await query<MailState>(
        `SELECT created_at AS "createdAt", sent_at AS "sentAt", gave_up_at AS "gaveUpAt" FROM newsletter_outbox
          WHERE subscriber_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1`,
        [subscriberId, kind],
      );
      return rows[0];
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
  };
}
