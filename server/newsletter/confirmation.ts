import type { ConfirmationState, NewsletterService } from '#app/domain/newsletter.ts';
import { answerLink } from './answer-link.ts';
import type { ServiceParts } from './service-parts.ts';
import type { StoreTransaction, Subscriber } from './store.ts';
import type { ConfirmationClaim } from './tokens.ts';

/** Answers the pages behind a confirmation link: looking changes nothing, since mail scanners look; the click confirms. */
export function confirmationAnswers(
  parts: Pick<ServiceParts, 'store' | 'tokens' | 'clock' | 'log'>,
): Pick<NewsletterService, 'inspectConfirmation' | 'confirm'> {
  const { tokens, clock } = parts;
  return {
    inspectConfirmation: (token) =>
      answerLink(parts, 'inspect-confirmation', tokens.readConfirmation(token), async (rows, claim) =>
        judge(rows, claim, await rows.findById(claim.subscriberId), clock()),
      ),
    confirm: (token) =>
      answerLink(parts, 'confirm', tokens.readConfirmation(token), (rows, claim) =>
        confirm(rows, claim, clock()),
      ),
  };
}

async function confirm(rows: StoreTransaction, claim: ConfirmationClaim, now: number) {
  const seen = await rows.findById(claim.subscriberId);
  if (seen === undefined) return 'invalid';
  await rows.lockAddress(seen.key);
  const subscriber = await rows.findById(claim.subscriberId);
  if (subscriber === undefined) return 'invalid';
  const state = await judge(rows, claim, subscriber, now);
  if (state !== 'ready') return state;
  await rows.spendToken({ id: claim.mailId, subscriberId: subscriber.id, forgetAfter: claim.expiresAt });
  await rows.saveSubscriber({ ...subscriber, status: 'confirmed', confirmedAt: now, unsubscribedAt: null });
  await rows.dropUnsentMails(subscriber.id);
  return 'confirmed';
}

async function judge(
  rows: StoreTransaction,
  claim: ConfirmationClaim,
  subscriber: Subscriber | undefined,
  now: number,
): Promise<Exclude<ConfirmationState, 'unavailable'>> {
  if (subscriber === undefined) return 'invalid';
  if (subscriber.status === 'confirmed') return 'already-confirmed';
  if (now >= claim.expiresAt) return 'expired';
  // Someone who unsubscribed after the link was sent has had the last word, and so has the one use of the link.
  if (subscriber.status !== 'pending' || (await rows.isTokenSpent(claim.mailId))) return 'invalid';
  return 'ready';
}
