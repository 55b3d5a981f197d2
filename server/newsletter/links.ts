import type { LinkState, NewsletterService } from '#app/domain/newsletter.ts';
import { describeError } from '../log.ts';
import { mailboxOf } from './address.ts';
import { consentBeforeLedger, keepEarlierConsent } from './earlier-consent.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import { ERASURE_LIFETIME_MS, type Subscriber } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';
import type { ConfirmationClaim, Tokens } from './tokens.ts';

/** The dependencies of the links. */
interface LinkParts extends NewsletterParts {
  /** Deletes the files of mails to a subscriber who is gone. */
  readonly forgetMails: (subscriberId: string) => Promise<void>;
}

/** The circumstances of a click. */
interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly tokens: Tokens;
  /** Takes the ids of deleted subscribers, whose mails are to be forgotten. */
  readonly gone: string[];
}

/**
 * Creates the actions behind the links in mails. Opening a link changes nothing, since mail
 * scanners open links; only the button on the page does. An unsubscription may be repeated.
 */
export function createLinkActions({
  store,
  clock,
  log,
  forgetMails,
}: LinkParts): Omit<NewsletterService, 'signUp'> {
  /**
   * Creates one action: it reads the token, decides in one transaction, and logs the outcome. A
   * token with a wrong signature is `invalid`, a failing store `unavailable`; nothing throws.
   */
  function createAction<Claim>(
    action: string,
    readClaim: (tokens: Tokens, token: string) => Claim | undefined,
    decide: (rows: StoreTransaction, claim: Claim, moment: Moment) => Promise<LinkState>,
  ) {
    return async (token: string): Promise<LinkState> => {
      try {
        const tokens = await store.tokens();
        const claim = readClaim(tokens, token);
        if (claim === undefined) return 'invalid';
        const gone: string[] = [];
        const outcome = await store.transaction((rows) => {
          // An attempt that was rolled back has deleted nothing.
          gone.length = 0;
          return decide(rows, claim, { now: clock(), tokens, gone });
        });
        log('newsletter.link', { action, outcome });
        await forgetMailsOf(gone);
        return outcome;
      } catch (error) {
        logUnlessUnavailable(log, action, error);
        return 'unavailable';
      }
    };
  }

  /** The click has had its effect, whatever happens here; the hourly cleaning tries again. */
  async function forgetMailsOf(gone: readonly string[]): Promise<void> {
    try {
      for (const subscriberId of gone) await forgetMails(subscriberId);
    } catch (error) {
      log('newsletter.failed', { during: 'forget-mails', ...describeError(error) });
    }
  }

  const readClaim = (tokens: Tokens, token: string) => tokens.readConfirmation(token);
  const readId = (tokens: Tokens, token: string) => tokens.readUnsubscribe(token);
  return {
    inspectConfirmation: createAction(
      'inspect-confirmation',
      readClaim,
      async (rows, claim, { now }) =>
        judge(rows, claim, await rows.findById(claim.subscriberId), now),
    ),
    confirm: createAction('confirm', readClaim, confirm),
    inspectUnsubscribe: createAction('inspect-unsubscribe', readId, async (rows, id) => {
      const subscriber = await rows.findById(id);
      // An erased subscriber counts as unsubscribed.
      return !subscriber || subscriber.status === 'unsubscribed' ? 'unsubscribed' : 'ready';
    }),
    unsubscribe: createAction('unsubscribe', readId, unsubscribe),
  };
}

/** Finds the subscriber of a link and keeps other transactions from changing it. */
async function lockSubscriber(rows: StoreTransaction, id: string): Promise<Subscriber | undefined> {
  const known = await rows.findById(id);
  if (known === undefined) return undefined;
  await rows.lockMailbox(mailboxOf(known.addressKey));
  // Read again: another transaction may have changed it before the lock.
  return rows.findById(id);
}

/**
 * Stores the consent that the clicked mail asked for. Later sign-ups with the same address do not
 * change it.
 */
async function confirm(
  rows: StoreTransaction,
  claim: ConfirmationClaim,
  { now, tokens }: Moment,
): Promise<LinkState> {
  const subscriber = await lockSubscriber(rows, claim.subscriberId);
  const state = await judge(rows, claim, subscriber, now);
  if (subscriber === undefined || state !== 'ready') return state;
  await rows.spendToken({
    id: claim.mailId,
    subscriberId: subscriber.id,
    forgetAfter: claim.expiresAt,
  });
  await keepEarlierConsent(rows, subscriber);
  const asked = (await rows.findConsentRequest(claim.mailId)) ?? consentBeforeLedger(subscriber);
  await rows.appendConsent({ ...asked, event: 'given', recordedAt: now });
  await rows.saveSubscriber({
    ...subscriber,
    status: 'confirmed',
    confirmedAt: now,
    unsubscribedAt: null,
    address: asked.address,
    language: asked.language,
    consentVersion: asked.consentVersion,
    consentWording: asked.consentWording,
    consentLanguage: asked.language,
    consentAt: asked.recordedAt,
  });
  await rows.dropUnsentMails(subscriber.id);
  await rows.dropLeaving(tokens.mailboxNames(mailboxOf(subscriber.addressKey)));
  return 'confirmed';
}

async function judge(
  rows: StoreTransaction,
  claim: ConfirmationClaim,
  subscriber: Subscriber | undefined,
  now: number,
): Promise<LinkState> {
  if (subscriber?.status === 'confirmed') return 'already-confirmed';
  // An address that was never confirmed is deleted once its last link has expired.
  if (now >= claim.expiresAt) return 'expired';
  if (subscriber === undefined) return 'invalid';
  if (await rows.isTokenSpent(claim.mailId)) return 'invalid';
  if (subscriber.status === 'pending') return 'ready';
  // After an unsubscription only the link of a newer mail counts.
  const latest = await rows.findLatestMail(subscriber.id, 'confirm');
  const isNewer =
    latest?.id === claim.mailId && latest.createdAt > (subscriber.unsubscribedAt ?? 0);
  return isNewer ? 'ready' : 'invalid';
}

/**
 * Unsubscribes a confirmed address, and deletes one that was never confirmed. Two keyed hashes are
 * left of a deleted one: the erasure, so that no restored backup brings the address back, and the
 * mailbox's, so that it seldom gets another confirmation mail.
 */
async function unsubscribe(
  rows: StoreTransaction,
  id: string,
  { now, tokens, gone }: Moment,
): Promise<LinkState> {
  const subscriber = await lockSubscriber(rows, id);
  if (subscriber === undefined || subscriber.status === 'unsubscribed') return 'unsubscribed';
  const { addressKey } = subscriber;
  const [mailboxHash] = tokens.mailboxNames(mailboxOf(addressKey));
  if (subscriber.status === 'pending') {
    await rows.saveLeaving({ mailboxHash, askedAt: null, forgetAfter: now + ERASURE_LIFETIME_MS });
    await rows.saveErasure(tokens.erasedNames(addressKey)[0], now);
    await rows.deleteSubscriber(id);
    gone.push(id);
    return 'unsubscribed';
  }
  await keepEarlierConsent(rows, subscriber);
  await rows.appendConsent({
    ...consentBeforeLedger(subscriber),
    event: 'withdrawn',
    recordedAt: now,
  });
  await rows.saveSubscriber({ ...subscriber, status: 'unsubscribed', unsubscribedAt: now });
  await rows.saveLeaving({ mailboxHash, askedAt: null, forgetAfter: null });
  await rows.dropUnsentMails(id);
  return 'unsubscribed';
}
