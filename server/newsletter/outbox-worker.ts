import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import { describeError } from '../log.ts';
import { composeMail } from './mail/compose.ts';
import { isRefusedForGood, type Mailer } from './mail/mailer.ts';
import { logUnlessAway, type NewsletterParts } from './open-store.ts';
import { DAY_MS, type OutboxMail } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

/**
 * How long to wait after each failed attempt, in milliseconds, until it is time to give up: after
 * eleven attempts in almost four days, since mail that late surprises its reader. A new sign-up
 * starts afresh.
 */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map(
  (minutes) => minutes * 60_000,
);

/** How long things may take, in milliseconds. An attempt must end well before its lease does. */
const TIMING = {
  leaseMs: 180_000,
  attemptMs: 120_000,
  /** How often to look for mails whose pause is over, and for those that a stopped server left. */
  pollMs: 5_000,
  /** How long a stop waits for mails on their way before it breaks them off. */
  graceMs: 6_000,
};
/** The times of a worker, which tests make shorter. */
export type WorkerTiming = Readonly<typeof TIMING>;

const HOUR_MS = 60 * 60_000;
// A server that stalls holds one lane; the other goes on.
const LANES = [0, 1];

/**
 * How long an address that was never confirmed is kept: a day less than is promised, for a server
 * that stood still.
 */
export const PENDING_LIFETIME_MS = (NEWSLETTER_DAYS.unconfirmedAddress - 1) * DAY_MS;
const MAIL_LIFETIME_MS = NEWSLETTER_DAYS.askAgain * DAY_MS;

/** Deletes what nobody needs any more and clears its traces from the files; wanted once an hour. */
export async function cleanUp(
  { store, mailer, log }: Pick<WorkerParts, 'store' | 'mailer' | 'log'>,
  now: number,
): Promise<void> {
  const limits = {
    now,
    pendingBefore: now - PENDING_LIFETIME_MS,
    mailsBefore: now - MAIL_LIFETIME_MS,
  };
  const gone = await store.transaction((rows) => rows.removeStale(limits));
  for (const subscriberId of gone) await mailer.forget(subscriberId);
  await store.scrub();
  if (gone.length > 0) log('newsletter.pending-deleted', { count: gone.length });
}

/** What the worker is built from. */
interface WorkerParts extends NewsletterParts {
  readonly mailer: Mailer;
  readonly timing?: WorkerTiming | undefined;
}

/**
 * Builds what sends the mails of the outbox in the background. A lease in the store keeps a mail
 * with one server at a time. A mail that the mail server took is marked as sent; only when the
 * server dies between the two, or the mail server's "taken" never arrives, is it sent again after
 * the lease, with the same Message-ID, by which the duplicate can be told.
 */
export function createOutboxWorker(parts: WorkerParts) {
  const { store, mailer, clock, log, timing = TIMING } = parts;
  const server = randomUUID();
  let nextCleaningAt = 0;
  const breakOff = new AbortController();
  let alarm = new AbortController();
  let lanes: Promise<void>[] = [];
  let stopping = false;
  // Taken by the mail server, but not yet marked in a store that would not write: never to be sent
  // again from here.
  const unmarked = new Map<string, number>();

  /**
   * Writes down what became of a mail, and answers whether it is written; a store that fails leaves
   * the mail to its lease.
   */
  async function record(
    during: string,
    work: (rows: StoreTransaction) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await store.transaction(work);
      return true;
    } catch (error) {
      logUnlessAway(log, during, error);
      return false;
    }
  }

  async function recordSent({ id, kind, attempts, subscriberId }: OutboxMail, sentAt: number) {
    unmarked.set(id, sentAt);
    const isRecorded = await record('mark-sent', async (rows) => {
      await rows.markSent(id, sentAt);
      // A mailbox that takes mail again is no longer one that refuses it.
      await rows.dropBounce(subscriberId);
    });
    if (!isRecorded) return;
    unmarked.delete(id);
    log('newsletter.mail-sent', { mail: id, kind, attempt: attempts });
  }

  async function recordFailure(owner: string, { id, kind, attempts }: OutboxMail, cause: unknown) {
    const now = clock();
    const pauseMs = isRefusedForGood(cause) ? undefined : PAUSES_MS[attempts - 1];
    const event = pauseMs === undefined ? 'newsletter.mail-given-up' : 'newsletter.mail-failed';
    log(event, { mail: id, kind, attempt: attempts, ...describeError(cause) });
    await record('postpone', (rows) =>
      pauseMs === undefined
        ? rows.giveUpMail(id, owner, now)
        : rows.postponeMail(id, owner, now + pauseMs),
    );
  }

  /** Sends one due mail and writes down what became of it; answers false when none is due. */
  async function sendOne(owner: string): Promise<boolean> {
    const now = clock();
    const claimed = await store.transaction(async (rows) => {
      const mail = await rows.claimMail({ owner, now, until: now + timing.leaseMs });
      const subscriber = mail && (await rows.findById(mail.subscriberId));
      return subscriber && { mail, subscriber };
    });
    if (claimed === undefined) return false;
    const { mail, subscriber } = claimed;
    const sentAt = unmarked.get(mail.id);
    if (sentAt === undefined) {
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(timing.attemptMs), breakOff.signal]);
        const site = { ...parts, tokens: await store.tokens(), now };
        await mailer.send(composeMail(mail, subscriber, site), signal);
      } catch (error) {
        await recordFailure(owner, mail, error);
        return true;
      }
    }
    await recordSent(mail, sentAt ?? clock());
    return true;
  }

  async function sendDue(lane: number): Promise<number> {
    let attempted = 0;
    while (!stopping && (await sendOne(`${server}-${lane}`))) attempted += 1;
    return attempted;
  }

  async function runLane(lane: number) {
    while (!stopping) {
      // Taken before the look into the outbox, so that who wakes the worker meanwhile is heard.
      const { signal } = alarm;
      try {
        await sendDue(lane);
        const now = clock();
        if (lane === 0 && now >= nextCleaningAt) {
          nextCleaningAt = now + HOUR_MS;
          await cleanUp(parts, now);
        }
      } catch (error) {
        logUnlessAway(log, 'outbox', error);
      }
      await pause(timing.pollMs, undefined, { signal }).catch(() => {});
    }
  }

  /** Looks into the outbox now instead of at the next poll. */
  function wake() {
    alarm.abort();
    alarm = new AbortController();
  }

  return {
    start() {
      if (lanes.length === 0) lanes = LANES.map(runLane);
    },
    wake,
    /**
     * Sends everything that is due, once; answers how many mails were attempted. Rejects when the
     * store fails.
     */
    sendDue: () => sendDue(0),
    /**
     * Begins no further mail, waits for those on their way, and breaks off what takes longer than
     * the grace.
     */
    async stop() {
      stopping = true;
      wake();
      const grace = setTimeout(() => breakOff.abort(), timing.graceMs);
      await Promise.all(lanes);
      clearTimeout(grace);
    },
  };
}
