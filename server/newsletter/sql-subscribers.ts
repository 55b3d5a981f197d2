import type { SqlQuery } from './sql-rows.ts';
import type { Consent, StoreTransaction, Subscriber, SubscriberCounts, SubscriberStatus } from './store.ts';

type SubscriberRow = Omit<Subscriber, 'consent'> & {
  consentVersion: string;
  consentWording: string;
  consentLanguage: Consent['language'];
  consentAt: number;
};

const COLUMNS = `id, address, address_key AS "key", language, status, created_at AS "createdAt",
  requested_at AS "requestedAt", confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt",
  consent_version AS "consentVersion", consent_wording AS "consentWording",
  consent_language AS "consentLanguage", consent_at AS "consentAt"`;

const SAVE = `INSERT INTO newsletter_subscriber (id, address, address_key, language, status, created_at, requested_at,
    confirmed_at, unsubscribed_at, consent_version, consent_wording, consent_language, consent_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (id) DO UPDATE SET address = excluded.address, address_key = excluded.address_key,
    language = excluded.language, status = excluded.status, requested_at = excluded.requested_at,
    confirmed_at = excluded.confirmed_at, unsubscribed_at = excluded.unsubscribed_at,
    consent_version = excluded.consent_version, consent_wording = excluded.consent_wording,
    consent_language = excluded.consent_language, consent_at = excluded.consent_at`;

/** The statements about people, for either engine. */
export function subscriberRows(
  query: SqlQuery,
): Pick<
  StoreTransaction,
  'findByKey' | 'findById' | 'saveSubscriber' | 'eraseSubscriber' | 'countSubscribers' | 'listConfirmed'
> {
  const findOne = async (column: 'id' | 'address_key', value: string) => {
    const rows = await query<SubscriberRow>(
      `SELECT ${COLUMNS} FROM newsletter_subscriber WHERE ${column} = $1`,
      [value],
    );
    return rows[0] === undefined ? undefined : toSubscriber(rows[0]);
  };
  return {
    findByKey: (key) => findOne('address_key', key),
    findById: (id) => findOne('id', id),
    async saveSubscriber(s) {
      const consent = [s.consent.version, s.consent.wording, s.consent.language, s.consent.at];
      const times = [s.createdAt, s.requestedAt, s.confirmedAt, s.unsubscribedAt];
      await query(SAVE, [s.id, s.address, s.key, s.language, s.status, ...times, ...consent]);
    },
    async eraseSubscriber(id) {
      await query('DELETE FROM newsletter_subscriber WHERE id = $1', [id]);
      await query(`INSERT INTO newsletter_tally (name, amount) VALUES ('erased', 1)
        ON CONFLICT (name) DO UPDATE SET amount = newsletter_tally.amount + 1`);
    },
    async countSubscribers() {
      const rows = await query<{ name: SubscriberStatus | 'erased'; amount: number }>(
        `SELECT status AS name, COUNT(*) AS amount FROM newsletter_subscriber GROUP BY status
          UNION ALL SELECT name, amount FROM newsletter_tally WHERE name = 'erased'`,
      );
      const none: SubscriberCounts = { pending: 0, confirmed: 0, unsubscribed: 0, erased: 0 };
      return { ...none, ...Object.fromEntries(rows.map((row) => [row.name, row.amount])) };
    },
    async listConfirmed(afterKey, limit) {
      const rows = await query<SubscriberRow>(
        `SELECT ${COLUMNS} FROM newsletter_subscriber WHERE status = 'confirmed' AND address_key > $1
          ORDER BY address_key LIMIT $2`,
        [afterKey, limit],
      );
      return rows.map(toSubscriber);
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
