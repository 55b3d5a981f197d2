import { describeError } from './log.ts';
import { pauseAfter } from './retry.ts';
import type { OutboxMail, StoreTransaction, Subscriber } from './store.ts';
import type { WorkerParts, WorkerTiming } from './worker-parts.ts';

type Claimed = { readonly mail: OutboxMail; readonly subscriber: Subscriber | undefined };

/**
 * Builds the function that claims one due mail, sends it and writes down what became of it; it answers false when none is
 * due. It rejects only when the store fails before anything was sent.
 */
export function createSender(
  parts: Omit<WorkerParts, 'timing'> & { timing: WorkerTiming; breakOff: AbortSignal },
): () => Promise<boolean> {
  const { store, mailer, compose, clock, log, owner, timing, breakOff } = parts;
  // Taken by the mail server, but not yet marked in a store that would not write: never to be sent again from here.
  const unmarked = new Map<string, number>();

  async function markSent(mail: OutboxMail, sentAt: number) {
    unmarked.set(mail.id, sentAt);
    try {
      await store.transaction((rows) => rows.markSent(mail.id, sentAt));
      unmarked.delete(mail.id);
      log('newsletter.mail-sent', { mail: mail.id, kind: mail.kind, attempt: mail.attempts });
    } catch (error) {
      log('newsletter.store-failed', { during: 'mark-sent', mail: mail.id, ...describeError(error) });
    }
  }

  async function recordFailure(mail: OutboxMail, cause: unknown) {
    const now = clock();
    const pauseMs = pauseAfter(mail.attempts);
    const failure = { mail: mail.id, kind: mail.kind, attempt: mail.attempts, ...describeError(cause) };
    log(pauseMs === undefined ? 'newsletter.mail-given-up' : 'newsletter.mail-failed', failure);
    try {
      await store.transaction((rows) =>
        pauseMs === undefined
          ? rows.giveUpMail(mail.id, owner, now)
          : rows.postponeMail(mail.id, owner, now + pauseMs),
      );
    } catch (error) {
      log('newsletter.store-failed', { during: 'postpone', mail: mail.id, ...describeError(error) });
    }
  }

  return async () => {
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
      await mailer.send(compose(mail, subscriber, now), signal);
    } catch (error) {
      await recordFailure(mail, error);
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
  if (subscriber?.status === (mail.kind === 'confirm' ? 'pending' : 'confirmed')) return { mail, subscriber };
  // Confirmed or unsubscribed since it was queued: nobody waits for it any more.
  await rows.dropMail(mail.id);
  return { mail, subscriber: undefined };
}
