import type { SqlDialect, SqlQuery } from './sql.ts';
import { outboxRows } from './sql-outbox.ts';
import { subscriberRows } from './sql-subscribers.ts';
import type { StoreTransaction } from './store.ts';

/** Builds the store's rows on one open transaction of either engine, so that both run the same statements. */
export function createSqlRows(query: SqlQuery, dialect: SqlDialect): StoreTransaction {
  return {
    lockAddress: (key) => dialect.lockAddress(query, key),
    ...subscriberRows(query),
    ...outboxRows(query, dialect),
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
