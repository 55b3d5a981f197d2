import type { Mailer } from './mail/mailer.ts';
import type { NewsletterParts } from './open-store.ts';
import { ASK_AGAIN_MS, LINK_LIFETIME_MS, PENDING_LIFETIME_MS } from './periods.ts';

const PAGE_IDS = 500;

/** The dependencies of the cleaning. */
interface CleanUpParts extends Pick<NewsletterParts, 'store' | 'log'> {
  readonly mailer: Mailer;
}

/** Deletes stale rows and clears their traces from the files. Call it once an hour. */
export async function cleanUp(parts: CleanUpParts, now: number): Promise<void> {
  const { store, mailer, log } = parts;
  const limits = {
    now,
    pendingBefore: now - PENDING_LIFETIME_MS,
    linksBefore: now - LINK_LIFETIME_MS,
    mailsBefore: now - ASK_AGAIN_MS,
  };
  const gone = await store.transaction((rows) => rows.removeStale(limits));
  for (const subscriberId of gone) await mailer.forget(subscriberId);
  await forgetStrangers(parts);
  await store.scrub();
  if (gone.length > 0) log('newsletter.pending-deleted', { count: gone.length });
}

/** Deletes mails to subscribers who are gone: a kill may have left such a file behind. */
async function forgetStrangers({ store, mailer }: CleanUpParts): Promise<void> {
  const kept = await mailer.listSubscribers();
  for (let start = 0; start < kept.length; start += PAGE_IDS) {
    const page = kept.slice(start, start + PAGE_IDS);
    const missing = await store.transaction((rows) => rows.findMissing(page));
    for (const subscriberId of missing) await mailer.forget(subscriberId);
  }
}
