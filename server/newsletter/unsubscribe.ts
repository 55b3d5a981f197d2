import type { NewsletterService } from '#app/domain/newsletter.ts';
import { answerLink } from './answer-link.ts';
import type { ServiceParts } from './service-parts.ts';
import type { StoreTransaction } from './store.ts';

/** Answers the page and the one-click address behind an unsubscribe link; both may be used again and again. */
export function unsubscribeAnswers(
  parts: Pick<ServiceParts, 'store' | 'tokens' | 'clock' | 'log'>,
): Pick<NewsletterService, 'inspectUnsubscribe' | 'unsubscribe'> {
  const { tokens, clock } = parts;
  return {
    inspectUnsubscribe: (token) =>
      answerLink(parts, 'inspect-unsubscribe', tokens.readUnsubscribe(token), async (rows, id) => {
        const subscriber = await rows.findById(id);
        // An erased subscriber left nothing to unsubscribe.
        return subscriber === undefined || subscriber.status === 'unsubscribed'
          ? 'already-unsubscribed'
          : 'ready';
      }),
    unsubscribe: (token) =>
      answerLink(parts, 'unsubscribe', tokens.readUnsubscribe(token), (rows, id) =>
        unsubscribe(rows, id, clock()),
      ),
  };
}

async function unsubscribe(rows: StoreTransaction, id: string, now: number): Promise<'unsubscribed'> {
  const seen = await rows.findById(id);
  if (seen === undefined) return 'unsubscribed';
  await rows.lockAddress(seen.key);
  const subscriber = await rows.findById(id);
  if (subscriber === undefined || subscriber.status === 'unsubscribed') return 'unsubscribed';
  await rows.saveSubscriber({ ...subscriber, status: 'unsubscribed', unsubscribedAt: now });
  await rows.dropUnsentMails(id);
  return 'unsubscribed';
}
