import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { Log } from '../log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { NewsletterStore } from './sql-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an address that was never confirmed is kept after its last sign-up: a day less than is promised, for a server that stood still. */
export const PENDING_LIFETIME_MS = (NEWSLETTER_DAYS.unconfirmedAddress - 1) * DAY_MS;
const MAIL_LIFETIME_MS = NEWSLETTER_DAYS.askAgain * DAY_MS;

/** Deletes what nobody needs any more and clears its traces from the files; wanted once an hour. */
export async function keepHouse(
  { store, mailer, log }: { store: NewsletterStore; mailer: Mailer; log: Log },
  now: number,
): Promise<void> {
  const limits = { now, pendingBefore: now - PENDING_LIFETIME_MS, mailsBefore: now - MAIL_LIFETIME_MS };
  const gone = await store.transaction((rows) => rows.removeStale(limits));
  for (const subscriberId of gone) await mailer.forget(subscriberId);
  await store.scrub();
  if (gone.length > 0) log('newsletter.pending-deleted', { count: gone.length });
}
