import type { Clock, Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { NewsletterStore } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long an address that was never confirmed is kept after its last sign-up, in milliseconds: 29 days, because the mail
 * promises that it is gone within 30.
 */
export const PENDING_LIFETIME_MS = 29 * DAY_MS;

/** Builds the function that, once an hour, deletes what nobody needs any more and clears its traces from the files. */
export function createHousekeeping(parts: {
  store: NewsletterStore;
  mailer: Mailer;
  clock: Clock;
  log: Log;
}): () => Promise<void> {
  const { store, mailer, clock, log } = parts;
  let nextAt = 0;
  return async () => {
    const now = clock();
    if (now < nextAt) return;
    nextAt = now + HOUR_MS;
    const limits = { now, pendingBefore: now - PENDING_LIFETIME_MS, mailsBefore: now - PENDING_LIFETIME_MS };
    const gone = await store.transaction((rows) => rows.removeStale(limits));
    for (const subscriberId of gone) await mailer.forget(subscriberId);
    await store.scrub();
    if (gone.length > 0) log('newsletter.pending-deleted', { count: gone.length });
  };
}
