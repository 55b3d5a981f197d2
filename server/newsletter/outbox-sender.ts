import { describeError } from '../log.ts';
import { consentBeforeLedger } from './earlier-consent.ts';
import { composeMail } from './mail/compose.ts';
import { isRefusedForGood, type Mailer } from './mail/mailer.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import { RETRY_PAUSES_MS } from './periods.ts';
import type { OutboxMail } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

/** The dependencies of the sender. */
interface SenderParts extends NewsletterParts {
  readonly mailer: Mailer;
  /** Durations in milliseconds. An attempt must end well before its lease does. */
  readonly timing: { readonly leaseMs: number; readonly attemptMs: number };
}

/** Sends single mails of the outbox and records what became of them. */
export interface OutboxSender {
  /**
   * Sends one due mail; false when none is due. Rejects if the store fails.
   *
   * @param owner the name under which the mail is leased
   */
  sendOne(owner: string): Promise<boolean>;
  /** Aborts the mails under way. */
  abort(): void;
}

/** Creates the sender of an outbox. */
export function createOutboxSender(parts: SenderParts): OutboxSender {
  const { store, mailer, clock, log, timing } = parts;
  const abortSends = new AbortController();
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

  async function sendOne(owner: string): Promise<boolean> {
    const now = clock();
    const claimed = await store.transaction(async (rows) => {
      const leaseNow = await rows.readClock(now);
      const mail = await rows.claimMail({ owner, now, leaseNow, leaseMs: timing.leaseMs });
      const subscriber = mail && (await rows.findById(mail.subscriberId));
      if (mail === undefined || subscriber === undefined) return undefined;
      const asked = (await rows.findConsentRequest(mail.id)) ?? consentBeforeLedger(subscriber);
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

  return { sendOne, abort: () => abortSends.abort() };
}
