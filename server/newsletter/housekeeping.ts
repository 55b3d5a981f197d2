import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { Log } from '../log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { NewsletterStore } from './sql-rows.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long an address that was never confirmed is kept after its last sign-up: a day less than is promised, for a server that stood still. */
export const PENDING_LIFETIME_MS = (NEWSLETTER_DAYS.unconfirmedAddress - 1) * DAY_MS;
const MAIL_LIFETIME_MS = NEWSLETTER_DAYS.askAgain * DAY_MS;

/** Builds the function that, once an hour, deletes what nobody needs any more and clears its traces from the files. */
export function createHousekeeping(parts: {
  store: NewsletterStore;
  mailer: Mailer;
  clock: () => number;
  log: Log;
}): () => Promise<void> {
  const { store, mailer, clock, log } = parts;
  let nextAt = 0;
  return async () => {
    const now = clock();
    if (now < nextAt) return;
    nextAt = now + HOUR_MS;
    const limits = { now, pendingBefore: now - PENDING_LIFETIME_MS, mailsBefore: now - MAIL_LIFETIME_MS };
    const gone = await store.transaction((rows) => rows.removeStale(limits));
    for (const subscriberId of gone) await mailer.forget(subscriberId);
    await store.scrub();
    if (gone.length > 0) log('newsletter.pending-deleted', { count: gone.length });
  };
}
