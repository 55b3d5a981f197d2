import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import { describeError } from '../log.ts';
import { composeMail } from './mail/compose.ts';
import { isRefusedForGood, type Mailer } from './mail/mailer.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import { DAY_MS, type OutboxMail } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

/**
 * The pause after each failed attempt. A mail is given up after eleven attempts in almost four
 * days, since later mail would surprise its reader. A new sign-up starts over.
 */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map(
  (minutes) => minutes * 60_000,
);

/** Durations in milliseconds. An attempt must end well before its lease does. */
const TIMING = {
  leaseMs: 180_000,
  attemptMs: 120_000,
  /** How often the outbox is polled for mails whose pause or lease has ended. */
  pollMs: 5_000,
  /** How long a stop waits for mails under way before it aborts them. */
  graceMs: 6_000,
};
/** Durations of a worker, which tests shorten. */
export type WorkerTiming = Readonly<typeof TIMING>;

const HOUR_MS = 60 * 60_000;
// Two lanes, so that one stalled mail does not block the others.
const LANES = [0, 1];

/**
 * How long an unconfirmed address is kept: a day less than promised, for a server that was down.
 */
export const PENDING_LIFETIME_MS = (NEWSLETTER_DAYS.unconfirmedAddress - 1) * DAY_MS;
const MAIL_LIFETIME_MS = NEWSLETTER_DAYS.askAgain * DAY_MS;

/** Deletes stale rows and clears their traces from the files. Call it once an hour. */
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

/** The dependencies of the worker. */
interface WorkerParts extends NewsletterParts {
  readonly mailer: Mailer;
  readonly timing?: WorkerTiming | undefined;
}

/** Sends the mails of the outbox in the background. */
export interface OutboxWorker {
  start(): void;
  /** Polls the outbox now. */
  wake(): void;
  /** Sends every due mail once and returns the number of attempts. Rejects if the store fails. */
  sendDue(): Promise<number>;
  /** Begins no further mail, waits for those under way, and aborts them after the grace period. */
  stop(): Promise<void>;
}

/**
 * Creates the worker of a server. A lease in the store reserves a mail for one server at a time. A
 * mail that the mail server accepted is marked as sent. If this server dies between the two, or the
 * reply is lost, the mail is sent again after the lease, with the same Message-ID.
 */
export function createOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { store, mailer, clock, log, timing = TIMING } = parts;
  const server = randomUUID();
  let nextCleaningAt = 0;
  const breakOff = new AbortController();
  let alarm = new AbortController();
  let lanes: Promise<void>[] = [];
  let stopping = false;
  // Mails that were accepted while the store could not record it. They are not sent again.
  const unmarked = new Map<string, number>();

  /** Records an outcome; false if the store fails, which leaves the mail to its lease. */
  async function record(
    during: string,
    work: (rows: StoreTransaction) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await store.transaction(work);
      return true;
    } catch (error) {
      logUnlessUnavailable(log, during, error);
      return false;
    }
  }

  async function recordSent({ id, kind, attempts, subscriberId }: OutboxMail, sentAt: number) {
    unmarked.set(id, sentAt);
    const isRecorded = await record('mark-sent', async (rows) => {
      await rows.markSent(id, sentAt);
      // The mailbox accepts mail again.
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

  /** Sends one due mail and records the outcome; false when none is due. */
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
      // Captured before polling, so that a concurrent wake-up is not lost.
      const { signal } = alarm;
      try {
        await sendDue(lane);
        const now = clock();
        if (lane === 0 && now >= nextCleaningAt) {
          nextCleaningAt = now + HOUR_MS;
          await cleanUp(parts, now);
        }
      } catch (error) {
        logUnlessUnavailable(log, 'outbox', error);
      }
      await pause(timing.pollMs, undefined, { signal }).catch(() => {});
    }
  }

  function wake() {
    alarm.abort();
    alarm = new AbortController();
  }

  return {
    start() {
      if (lanes.length === 0) lanes = LANES.map(runLane);
    },
    wake,
    sendDue: () => sendDue(0),
    async stop() {
      stopping = true;
      wake();
      const grace = setTimeout(() => breakOff.abort(), timing.graceMs);
      await Promise.all(lanes);
      clearTimeout(grace);
    },
  };
}
