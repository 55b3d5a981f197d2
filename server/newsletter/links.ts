import type { LinkState, NewsletterService } from '#app/domain/newsletter.ts';
import { mailboxOf } from './address.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import type { Subscriber } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';
import type { ConfirmationClaim, Tokens } from './tokens.ts';

/**
 * Creates the actions behind the links in mails. Opening a link changes nothing, since mail
 * scanners open links; only the button on the page does. An unsubscription may be repeated.
 */
export function createLinkActions({
  store,
  clock,
  log,
}: NewsletterParts): Omit<NewsletterService, 'signUp'> {
  /**
   * Creates one action: it reads the token, decides in one transaction, and logs the outcome. A
   * token with a wrong signature is `invalid`, a failing store `unavailable`; nothing throws.
   */
  function createAction<Claim>(
    action: string,
    readClaim: (tokens: Tokens, token: string) => Claim | undefined,
    decide: (rows: StoreTransaction, claim: Claim, now: number) => Promise<LinkState>,
  ) {
    return async (token: string): Promise<LinkState> => {
      try {
        const claim = readClaim(await store.tokens(), token);
        if (claim === undefined) return 'invalid';
        const outcome = await store.transaction((rows) => decide(rows, claim, clock()));
        log('newsletter.link', { action, outcome });
        return outcome;
      } catch (error) {
        logUnlessUnavailable(log, action, error);
        return 'unavailable';
      }
    };
  }

  const readClaim = (tokens: Tokens, token: string) => tokens.readConfirmation(token);
  const readId = (tokens: Tokens, token: string) => tokens.readUnsubscribe(token);
  return {
    inspectConfirmation: createAction('inspect-confirmation', readClaim, async (rows, claim, now) =>
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
  // Read again, since another transaction may have changed it before the lock.
  return rows.findById(id);
}

async function confirm(
  rows: StoreTransaction,
  claim: ConfirmationClaim,
  now: number,
): Promise<LinkState> {
  const subscriber = await lockSubscriber(rows, claim.subscriberId);
  if (subscriber === undefined) return 'invalid';
  const state = await judge(rows, claim, subscriber, now);
  if (state !== 'ready') return state;
  await rows.spendToken({
    id: claim.mailId,
    subscriberId: subscriber.id,
    forgetAfter: claim.expiresAt,
  });
  await rows.saveSubscriber({
    ...subscriber,
    status: 'confirmed',
    confirmedAt: now,
    unsubscribedAt: null,
  });
  await rows.dropUnsentMails(subscriber.id);
  return 'confirmed';
}

async function judge(
  rows: StoreTransaction,
  claim: ConfirmationClaim,
  subscriber: Subscriber | undefined,
  now: number,
): Promise<LinkState> {
  if (subscriber === undefined) return 'invalid';
  if (subscriber.status === 'confirmed') return 'already-confirmed';
  if (now >= claim.expiresAt) return 'expired';
  if (await rows.isTokenSpent(claim.mailId)) return 'invalid';
  if (subscriber.status === 'pending') return 'ready';
  // After an unsubscription only the link of a newer mail counts.
  const latest = await rows.findLatestMail(subscriber.id, 'confirm');
  const isNewer =
    latest?.id === claim.mailId && latest.createdAt > (subscriber.unsubscribedAt ?? 0);
  return isNewer ? 'ready' : 'invalid';
}

async function unsubscribe(rows: StoreTransaction, id: string, now: number): Promise<LinkState> {
  const subscriber = await lockSubscriber(rows, id);
  if (subscriber === undefined || subscriber.status === 'unsubscribed') return 'unsubscribed';
  await rows.saveSubscriber({ ...subscriber, status: 'unsubscribed', unsubscribedAt: now });
  await rows.dropUnsentMails(id);
  return 'unsubscribed';
}
