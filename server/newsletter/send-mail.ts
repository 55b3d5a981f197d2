import { type Clock, describeError, type Log } from './log.ts';
import type { Mailer, OutgoingMail } from './mail/mailer.ts';
import { isRefusedForGood } from './mail/smtp-mailer.ts';
import { logUnlessAway } from './reopening-store.ts';
import type { NewsletterStore, OutboxMail, StoreTransaction, Subscriber } from './store.ts';

/**
 * How long to wait after each failed attempt, in milliseconds, until it is time to give up: after eleven attempts in almost
 * four days, since mail that late surprises its reader. A new sign-up starts afresh.
 */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * 60_000);

/** What the worker is built from; the times are milliseconds. */
export interface WorkerParts {
  readonly store: NewsletterStore;
  readonly mailer: Mailer;
  readonly compose: (mail: OutboxMail, subscriber: Subscriber, now: number) => Promise<OutgoingMail>;
  readonly clock: Clock;
  readonly log: Log;
  /** Names this server in leases; unique. */
  readonly owner: string;
  readonly timing?: WorkerTiming;
}

/** How long things may take, in milliseconds. An attempt must end well before its lease does. */
export interface WorkerTiming {
  readonly leaseMs: number;
  readonly attemptMs: number;
  /** How often to look for mails whose pause is over, and for those that a stopped server left. */
  readonly pollMs: number;
  /** How long a stop waits for mails on their way before it breaks them off. */
  readonly graceMs: number;
}

type Claimed = { readonly mail: OutboxMail; readonly subscriber: Subscriber | undefined };

/**
 * Builds the function that claims one due mail for an owner, sends it and writes down what became of it; it answers false
 * when none is due. It rejects only when the store fails before anything was sent.
 */
export function createSender(
  parts: Omit<WorkerParts, 'timing'> & { timing: WorkerTiming; breakOff: AbortSignal },
): (owner: string) => Promise<boolean> {
  const { store, mailer, compose, clock, log, timing, breakOff } = parts;
  // Taken by the mail server, but not yet marked in a store that would not write: never to be sent again from here.
  const unmarked = new Map<string, number>();

  async function markSent(mail: OutboxMail, sentAt: number) {
    unmarked.set(mail.id, sentAt);
    try {
      await store.transaction((rows) => rows.markSent(mail.id, sentAt));
      unmarked.delete(mail.id);
      log('newsletter.mail-sent', { mail: mail.id, kind: mail.kind, attempt: mail.attempts });
    } catch (error) {
      logUnlessAway(log, 'mark-sent', error);
    }
  }

  async function recordFailure(owner: string, mail: OutboxMail, cause: unknown) {
    const now = clock();
    const pauseMs = isRefusedForGood(cause) ? undefined : PAUSES_MS[mail.attempts - 1];
    const failure = { mail: mail.id, kind: mail.kind, attempt: mail.attempts, ...describeError(cause) };
    log(pauseMs === undefined ? 'newsletter.mail-given-up' : 'newsletter.mail-failed', failure);
    try {
      await store.transaction((rows) =>
        pauseMs === undefined
          ? rows.giveUpMail(mail.id, owner, now)
          : rows.postponeMail(mail.id, owner, now + pauseMs),
      );
    } catch (error) {
      logUnlessAway(log, 'postpone', error);
    }
  }

  return async (owner) => {
    const now = clock();
    const claimed = await store.transaction((rows) =>
      claim(rows, { owner, now, until: now + timing.leaseMs }),
    );
    if (claimed === undefined) return false;
    const { mail, subscriber } = claimed;
    if (subscriber === undefined) return true;
    const sentAt = unmarked.get(mail.id);
    if (sentAt !== undefined) {
      await markSent(mail, sentAt);
      return true;
    }
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timing.attemptMs), breakOff]);
      await mailer.send(await compose(mail, subscriber, now), signal);
    } catch (error) {
      await recordFailure(owner, mail, error);
      return true;
    }
    await markSent(mail, clock());
    return true;
  };
}

async function claim(
  rows: StoreTransaction,
  lease: { owner: string; now: number; until: number },
): Promise<Claimed | undefined> {
  const mail = await rows.claimMail(lease);
  if (mail === undefined) return undefined;
  const subscriber = await rows.findById(mail.subscriberId);
  const isConfirmed = subscriber?.status === 'confirmed';
  if (subscriber !== undefined && isConfirmed === (mail.kind === 'already')) return { mail, subscriber };
  // Confirmed or unsubscribed since it was queued: nobody waits for it any more.
  await rows.dropMail(mail.id);
  return { mail, subscriber: undefined };
}
