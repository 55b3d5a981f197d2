import type { Language } from '#app/domain/language.ts';
import type { Subscriber } from './store.ts';

/**
 * What became of a newsletter for one subscriber: `waiting` for an attempt; `handing` while the
 * mail server has everything but its reply; `sent`; `doubt` where that reply was never read;
 * `bounced` for a mailbox and `refused` for a mail that were refused for good; `left` where no
 * consent was left.
 */
export type DeliveryState =
  | 'waiting'
  | 'handing'
  | 'sent'
  | 'doubt'
  | 'bounced'
  | 'refused'
  | 'left';

/** One newsletter for one subscriber. */
export interface Delivery extends Pick<Subscriber, 'id' | 'address' | 'language' | 'status'> {
  /** Attempts that were put off. */
  readonly attempts: number;
}

type Sql = <Row>(text: TemplateStringsArray, ...values: (string | number)[]) => Promise<Row[]>;

/** The rows of newsletters and their deliveries, and of mailboxes that were refused for good. */
export function createDeliveryRows(sql: Sql) {
  return {
    /** Begins a newsletter, or answers how far it is. */
    async beginIssue(id: string, now: number) {
      await sql`INSERT INTO newsletter_issue (id, begun_at) VALUES (${id}, ${now})
        ON CONFLICT (id) DO NOTHING`;
      const [issue] = await sql<{ listedAt: number | null; finishedAt: number | null }>`
        SELECT listed_at, finished_at FROM newsletter_issue WHERE id = ${id}`;
      return issue;
    },
    /** The id of a newsletter that was begun before and has not ended. */
    async findUnfinishedIssue(exceptId: string) {
      const [issue] = await sql<{ id: string }>`SELECT id FROM newsletter_issue
        WHERE finished_at IS NULL AND id <> ${exceptId} ORDER BY begun_at LIMIT 1`;
      return issue?.id;
    },
    /** The command that has a newsletter, if any. */
    async findSender(issueId: string) {
      const [issue] = await sql<{ sender: string | null }>`
        SELECT sender FROM newsletter_issue WHERE id = ${issueId}`;
      return issue?.sender ?? undefined;
    },
    /**
     * Gives one command the newsletter, or keeps it for that one; false while another one has it.
     * `dead` is a command that is known to have ended.
     */
    async leaseIssue(lease: {
      id: string;
      sender: string;
      now: number;
      until: number;
      dead?: string;
    }) {
      const { id, sender, now, until, dead = sender } = lease;
      const leased =
        await sql`UPDATE newsletter_issue SET sender = ${sender}, sender_until = ${until}
        WHERE id = ${id} AND (sender IS NULL OR sender = ${sender} OR sender = ${dead}
        OR sender_until <= ${now}) RETURNING id`;
      return leased.length > 0;
    },
    releaseIssue: (id: string, sender: string) =>
      sql`UPDATE newsletter_issue SET sender = NULL, sender_until = NULL
        WHERE id = ${id} AND sender = ${sender}`,
    /**
     * Takes the next confirmed subscribers down for a newsletter; answers the last one's id, if
     * any.
     */
    async listRecipients(issueId: string, afterId: string, limit: number, now: number) {
      const page = await sql<{ subscriberId: string }>`
        INSERT INTO newsletter_delivery (issue_id, subscriber_id, state, attempts, next_attempt_at)
          SELECT CAST(${issueId} AS TEXT), id, 'waiting', 0, CAST(${now} AS BIGINT) FROM newsletter_subscriber
            WHERE id > ${afterId} AND status = 'confirmed'
            AND NOT EXISTS (SELECT 1 FROM newsletter_bounce WHERE subscriber_id = id)
            ORDER BY id LIMIT ${limit}
          ON CONFLICT (issue_id, subscriber_id) DO UPDATE SET attempts = newsletter_delivery.attempts
          RETURNING subscriber_id`;
      return page
        .map((row) => row.subscriberId)
        .sort()
        .at(-1);
    },
    markIssueListed: (id: string, now: number) =>
      sql`UPDATE newsletter_issue SET listed_at = ${now} WHERE id = ${id}`,
    finishIssue: (id: string, now: number) =>
      sql`UPDATE newsletter_issue SET finished_at = ${now} WHERE id = ${id}`,
    /** Changes the state of all deliveries of a newsletter that have some other one. */
    async moveDeliveries(issueId: string, from: DeliveryState, to: DeliveryState) {
      const moved = await sql`UPDATE newsletter_delivery SET state = ${to}
        WHERE issue_id = ${issueId} AND state = ${from} RETURNING subscriber_id`;
      if (moved.length > 0 && to === 'waiting') {
        await sql`UPDATE newsletter_issue SET finished_at = NULL WHERE id = ${issueId}`;
      }
      return moved.length;
    },
    /** The delivery that waits longest, if its time has come. */
    async nextDelivery(issueId: string, now: number) {
      const [delivery] = await sql<Delivery>`
        SELECT id, address, language, status, attempts FROM newsletter_delivery
          JOIN newsletter_subscriber ON id = subscriber_id
          WHERE issue_id = ${issueId} AND state = 'waiting' AND next_attempt_at <= ${now}
          ORDER BY next_attempt_at LIMIT 1`;
      return delivery;
    },
    /** When the next delivery is due, in milliseconds since 1970; undefined when none waits. */
    async nextDeliveryAt(issueId: string) {
      const [row] = await sql<{ at: number | null }>`SELECT MIN(next_attempt_at) AS at
        FROM newsletter_delivery WHERE issue_id = ${issueId} AND state = 'waiting'`;
      return row?.at ?? undefined;
    },
    /** Marks that a mail is handed over now; false where it is not to be any more. */
    async startHanding(issueId: string, subscriberId: string) {
      const started = await sql`UPDATE newsletter_delivery SET state = 'handing'
        WHERE issue_id = ${issueId} AND subscriber_id = ${subscriberId} AND state = 'waiting'
        AND EXISTS (SELECT 1 FROM newsletter_subscriber WHERE id = ${subscriberId} AND status = 'confirmed')
        RETURNING subscriber_id`;
      return started.length > 0;
    },
    settleDelivery: (issueId: string, subscriberId: string, state: DeliveryState) =>
      sql`UPDATE newsletter_delivery SET state = ${state}
        WHERE issue_id = ${issueId} AND subscriber_id = ${subscriberId}`,
    postponeDelivery: (issueId: string, subscriberId: string, nextAttemptAt: number) =>
      sql`UPDATE newsletter_delivery
        SET state = 'waiting', attempts = attempts + 1, next_attempt_at = ${nextAttemptAt}
        WHERE issue_id = ${issueId} AND subscriber_id = ${subscriberId}`,
    /** How many deliveries of a newsletter there are of each state. */
    async countDeliveries(issueId: string) {
      const counts = { waiting: 0, handing: 0, sent: 0, doubt: 0, bounced: 0, refused: 0, left: 0 };
      const rows = await sql<{
        state: DeliveryState;
        amount: number;
      }>`SELECT state, COUNT(*) AS amount
        FROM newsletter_delivery WHERE issue_id = ${issueId} GROUP BY state`;
      for (const { state, amount } of rows) counts[state] = amount;
      return counts;
    },
    /** How many subscribers a newsletter would go to, in each language. */
    countRecipients: () =>
      sql<{ language: Language; amount: number }>`
        SELECT language, COUNT(*) AS amount FROM newsletter_subscriber WHERE status = 'confirmed'
          AND NOT EXISTS (SELECT 1 FROM newsletter_bounce WHERE subscriber_id = id)
          GROUP BY language ORDER BY language`,

    /**
     * Notes a mailbox that was refused for good; nothing is sent there until a mail arrives again.
     */
    saveBounce: (subscriberId: string, bouncedAt: number) =>
      sql`INSERT INTO newsletter_bounce (subscriber_id, bounced_at) VALUES (${subscriberId}, ${bouncedAt})
        ON CONFLICT (subscriber_id) DO NOTHING`,
    dropBounce: (subscriberId: string) =>
      sql`DELETE FROM newsletter_bounce WHERE subscriber_id = ${subscriberId}`,
  };
}
