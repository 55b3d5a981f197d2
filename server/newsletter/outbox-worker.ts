import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanUp } from './clean-up.ts';
import type { Mailer } from './mail/mailer.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import { createOutboxSender } from './outbox-sender.ts';
import { TRANSACTION_LIMIT_MS } from './store.ts';

/** Durations in milliseconds. An attempt must end well before its lease does. */
const TIMING = {
  leaseMs: 180_000,
  attemptMs: 120_000,
  /** How often the outbox is polled for mails whose pause or lease has ended. */
  pollMs: 5_000,
  /** How long a stop waits for mails under way before it aborts them. */
  graceMs: 6_000,
  /** How long it waits after that until the outcomes are recorded: a transaction and some more. */
  recordMs: TRANSACTION_LIMIT_MS + 500,
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
  /**
   * Begins no further mail, waits for those under way, and aborts them after the grace period. Does
   * not wait for a cleaning that takes longer: a later one goes on with it.
   */
  stop(): Promise<void>;
}

/**
 * Creates the worker of a server. A lease in the store reserves a mail for one server at a time. A
 * mail that the mail server accepted is marked as sent. If this server dies between the two, or the
 * reply is lost, the mail is sent again after the lease, with the same Message-ID.
 */
export function createOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { clock, log, timing = TIMING } = parts;
  const { sendOne, abort } = createOutboxSender({ ...parts, timing });
  const server = randomUUID();
  let nextCleaningAt = 0;
  let wakeUp = new AbortController();
  let lanes: Promise<void>[] = [];
  let stopping = false;
  let stopped: Promise<void> | undefined;

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

  async function stop() {
    stopping = true;
    wake();
    const grace = setTimeout(abort, timing.graceMs);
    const limit = pause(timing.graceMs + timing.recordMs, undefined, { ref: false });
    await Promise.race([Promise.all(lanes), limit]);
    clearTimeout(grace);
  }

  return {
    start() {
      if (lanes.length === 0) lanes = LANES.map(runLane);
    },
    wake,
    sendDue: () => sendDue(0),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
