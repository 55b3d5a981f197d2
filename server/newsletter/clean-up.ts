import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Mailer } from './mail/mailer.ts';
import { dropMovedKeys } from './open-keys.ts';
import type { NewsletterParts } from './open-store.ts';
import { ASK_AGAIN_MS, LINK_LIFETIME_MS, PENDING_LIFETIME_MS } from './periods.ts';
import { STALE_AT_ONCE } from './store-rows.ts';

const PAGE_IDS = 500;

/** The dependencies of the cleaning. */
interface CleanUpParts extends Pick<NewsletterParts, 'store' | 'log'> {
  readonly mailer: Mailer;
}

/** A little less than the hour between two calls, so that no call is skipped. */
const PAUSE_MS = 55 * 60_000;
const TASK = 'cleaned-at';

/**
 * Deletes stale rows and clears their traces from the files. Call it once an hour on each server:
 * one of them deletes the rows, and each one its own files.
 */
export async function cleanUp(parts: CleanUpParts, now: number): Promise<void> {
  const { store } = parts;
  const [shared, isMine] = await store.transaction(async (rows) => {
    const time = await rows.readClock(now);
    return [time, await rows.takeTask(TASK, time, time - PAUSE_MS)];
  });
  // The earlier of both clocks, so that a server whose clock is ahead deletes nothing early.
  if (isMine) await deleteStale(parts, Math.min(now, shared));
  await forgetDeleted(parts);
  if (isMine) await store.scrub();
}

async function deleteStale({ store, mailer, log }: CleanUpParts, now: number): Promise<void> {
  const limits = {
    now,
    pendingBefore: now - PENDING_LIFETIME_MS,
    linksBefore: now - LINK_LIFETIME_MS,
    mailsBefore: now - ASK_AGAIN_MS,
  };
  await store.transaction((rows) => dropMovedKeys(rows, now));
  let count = 0;
  for (let isOver = false; !isOver; ) {
    const gone = await store.transaction((rows) => rows.removeStale(limits));
    for (const subscriberId of gone) await mailer.forget(subscriberId);
    count += gone.length;
    isOver = gone.length < STALE_AT_ONCE;
    // SQLite's calls are synchronous: without a pause the server would respond to nothing else.
    await nextTurn();
  }
  if (count > 0) log('newsletter.pending-deleted', { count });
}

/** Deletes mails to subscribers who are gone: a kill may have left such a file behind. */
async function forgetDeleted({ store, mailer }: CleanUpParts): Promise<void> {
  const kept = await mailer.listSubscribers();
  for (let start = 0; start < kept.length; start += PAGE_IDS) {
    const page = kept.slice(start, start + PAGE_IDS);
    const missing = await store.transaction((rows) => rows.findMissing(page));
    for (const subscriberId of missing) await mailer.forget(subscriberId);
  }
}
