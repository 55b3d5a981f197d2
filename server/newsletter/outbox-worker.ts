import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../log.ts';
import { cleanUp } from './clean-up.ts';
import { askedBeforeLedger } from './earlier-consent.ts';
import { composeMail } from './mail/compose.ts';
import { isRefusedForGood, type Mailer } from './mail/mailer.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import { RETRY_PAUSES_MS } from './periods.ts';
import type { OutboxMail } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

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
  const abortSends = new AbortController();
  let wakeUp = new AbortController();
  let lanes: Promise<void>[] = [];
  let stopping = false;
  // Mails that were sent while the store could not record it, with the time. They are not sent
  // again.
  const sentUnrecorded = new Map<string, number>();

  /**
   * Records an outcome; false if the store fails, which leaves the mail to its lease. A subscriber
   * may have been erased while the mail was written. An erasure deletes the files after its own
   * transaction, and so does this: the later of the two finds the file.
   */
  async function record(
    during: string,
    { subscriberId }: OutboxMail,
    work: (rows: StoreTransaction) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      const gone = await store.transaction(async (rows) => {
        await work(rows);
        return rows.findMissing([subscriberId]);
      });
      for (const id of gone) await mailer.forget(id);
      return true;
    } catch (error) {
      logUnlessUnavailable(log, during, error);
      return false;
    }
  }

  async function recordSent(mail: OutboxMail, sentAt: number) {
    const { id, kind, attempts, subscriberId } = mail;
    sentUnrecorded.set(id, sentAt);
    const isRecorded = await record('mark-sent', mail, async (rows) => {
      await rows.markSent(id, sentAt);
      // The mailbox accepts mail again.
      await rows.dropBounce(subscriberId);
    });
    if (!isRecorded) return;
    sentUnrecorded.delete(id);
    log('newsletter.mail-sent', { mail: id, kind, attempt: attempts });
  }

  /** Postpones a mail that failed, or gives it up after its last attempt. */
  async function recordFailure(owner: string, mail: OutboxMail, cause: unknown) {
    const { id, kind, attempts } = mail;
    const now = clock();
    const pauseMs = isRefusedForGood(cause) ? undefined : RETRY_PAUSES_MS[attempts - 1];
    const event = pauseMs === undefined ? 'newsletter.mail-given-up' : 'newsletter.mail-failed';
    log(event, { mail: id, kind, attempt: attempts, ...describeError(cause) });
    await record('postpone', mail, (rows) =>
      pauseMs === undefined
        ? rows.giveUpMail(id, owner, now)
        : rows.postponeMail(id, owner, now + pauseMs),
    );
  }

  /** Sends one due mail and records the outcome; false when none is due. */
  async function sendOne(owner: string): Promise<boolean> {
    const now = clock();
    const claimed = await store.transaction(async (rows) => {
      const leaseNow = await rows.readClock(now);
      const mail = await rows.claimMail({ owner, now, leaseNow, leaseMs: timing.leaseMs });
      const subscriber = mail && (await rows.findById(mail.subscriberId));
      if (mail === undefined || subscriber === undefined) return undefined;
      const asked = (await rows.findAsked(mail.id)) ?? askedBeforeLedger(subscriber);
      return { mail, recipient: { ...asked, status: subscriber.status } };
    });
    if (claimed === undefined) return false;
    const { mail, recipient } = claimed;
    const sentAt = sentUnrecorded.get(mail.id);
    if (sentAt === undefined) {
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(timing.attemptMs), abortSends.signal]);
        const site = { ...parts, tokens: await store.tokens(), now };
        await mailer.send(composeMail(mail, recipient, site), signal);
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
      const { signal } = wakeUp;
      try {
        await sendDue(lane);
        // By the monotonic clock: the system's clock may be set back.
        if (lane === 0 && performance.now() >= nextCleaningAt) {
          nextCleaningAt = performance.now() + HOUR_MS;
          await cleanUp(parts, clock());
        }
      } catch (error) {
        logUnlessUnavailable(log, 'outbox', error);
      }
      await pause(timing.pollMs, undefined, { signal }).catch(() => {});
    }
  }

  function wake() {
    wakeUp.abort();
    wakeUp = new AbortController();
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
      const grace = setTimeout(() => abortSends.abort(), timing.graceMs);
      await Promise.all(lanes);
      clearTimeout(grace);
    },
  };
}
