import type { LinkState, NewsletterService } from '#app/domain/newsletter.ts';
import { mailboxOf } from './address.ts';
import { logUnlessAway, type NewsletterParts } from './open-store.ts';
import type { StoreTransaction } from './sql-rows.ts';
import type { Subscriber } from './store.ts';
import type { ConfirmationClaim, Tokens } from './tokens.ts';

/**
 * Answers the pages and the one-click address behind the links in mails. Looking changes nothing,
 * since mail scanners look; the click confirms, and an unsubscription may be asked for again and
 * again.
 */
export function linkAnswers({
  store,
  clock,
  log,
}: NewsletterParts): Omit<NewsletterService, 'signUp'> {
  /**
   * Makes the answer to a link: it reads the token, decides in one transaction, and logs the action
   * and the outcome. A token that was not signed here is `invalid`, a store that fails is
   * `unavailable`; nothing throws.
   */
  function answer<Claim>(
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
        logUnlessAway(log, action, error);
        return 'unavailable';
      }
    };
  }

  const readClaim = (tokens: Tokens, token: string) => tokens.readConfirmation(token);
  const readId = (tokens: Tokens, token: string) => tokens.readUnsubscribe(token);
  return {
    inspectConfirmation: answer('inspect-confirmation', readClaim, async (rows, claim, now) =>
      judge(rows, claim, await rows.findById(claim.subscriberId), now),
    ),
    confirm: answer('confirm', readClaim, confirm),
    inspectUnsubscribe: answer('inspect-unsubscribe', readId, async (rows, id) => {
      const subscriber = await rows.findById(id);
      // An erased subscriber left nothing to unsubscribe.
      return !subscriber || subscriber.status === 'unsubscribed' ? 'unsubscribed' : 'ready';
    }),
    unsubscribe: answer('unsubscribe', readId, unsubscribe),
  };
}

/** The subscriber of a link, whom no other transaction changes until this one ends. */
async function lockSubscriber(rows: StoreTransaction, id: string): Promise<Subscriber | undefined> {
  const seen = await rows.findById(id);
  if (seen) await rows.lockMailbox(mailboxOf(seen.addressKey));
  return seen && rows.findById(id);
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
  // Who unsubscribed has had the last word, unless a mail asked since then.
  const latest = await rows.findLatestMail(subscriber.id, 'confirm');
  const asksAgain =
    latest?.id === claim.mailId && latest.createdAt > (subscriber.unsubscribedAt ?? 0);
  return asksAgain ? 'ready' : 'invalid';
}

async function unsubscribe(rows: StoreTransaction, id: string, now: number): Promise<LinkState> {
  const subscriber = await lockSubscriber(rows, id);
  if (subscriber === undefined || subscriber.status === 'unsubscribed') return 'unsubscribed';
  await rows.saveSubscriber({ ...subscriber, status: 'unsubscribed', unsubscribedAt: now });
  await rows.dropUnsentMails(id);
  return 'unsubscribed';
}
