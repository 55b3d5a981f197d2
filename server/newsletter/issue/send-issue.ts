import { setTimeout as pause } from 'node:timers/promises';
import { createDeliver } from './deliver-issue.ts';
import { leaseIssue } from './issue-lease.ts';
import type { Issue } from './parse-issue.ts';
import type { SendParts } from './send-parts.ts';

const HOUR_MS = 60 * 60_000;
const PAGE_ROWS = 1_000;

/**
 * Sends a newsletter at most once to each subscriber who was confirmed when it was first begun.
 * Continues a newsletter that an earlier command began.
 *
 * A mail is marked `handing` after the mail server has accepted sender and recipient and before it
 * gets the end of the mail, and `sent` after its reply. If the command is killed between the two,
 * it is unknown whether the mail arrived: it becomes `doubt` and is not sent again by itself.
 *
 * @returns false when the signal ended the command before the newsletter was finished
 * @throws SendStopped for problems that the operator has to solve
 */
export async function sendIssue(issue: Issue, parts: SendParts): Promise<boolean> {
  const { store, session, clock, signal } = parts;
  const { listedAt } = await store.transaction((rows) => rows.beginIssue(issue.id, clock()));
  const lease = await leaseIssue(issue.id, parts);
  try {
    await store.transaction((rows) => rows.moveDeliveries(issue.id, 'handing', 'doubt'));
    if (listedAt === null) await addRecipients(issue.id, parts);
    const isFinished = await sendWaiting(issue, {
      ...parts,
      signal: AbortSignal.any([signal, lease.lost]),
    });
    lease.lost.throwIfAborted();
    if (isFinished) await store.transaction((rows) => rows.finishIssue(issue.id, clock()));
    return isFinished;
  } finally {
    session.close();
    await lease.release();
  }
}

async function addRecipients(id: string, { store, clock }: SendParts): Promise<void> {
  const now = clock();
  const listAfter = (lastId: string): Promise<string | undefined> =>
    store.transaction((rows) => rows.addRecipients(id, lastId, PAGE_ROWS, now));
  let lastId = await listAfter('');
  while (lastId !== undefined) lastId = await listAfter(lastId);
  await store.transaction((rows) => rows.markIssueListed(id, now));
}

/** Sends all waiting deliveries; false when the signal aborts first. */
async function sendWaiting(issue: Issue, parts: SendParts): Promise<boolean> {
  const { store, clock, signal } = parts;
  const deliver = createDeliver(issue, parts);
  const intervalMs = HOUR_MS / parts.mailsPerHour;
  let nextStart = clock();
  const waitUntil = async (time: number) => {
    const milliseconds = time - clock();
    if (milliseconds > 0) await pause(milliseconds, undefined, { signal }).catch(() => {});
  };
  while (!signal.aborted) {
    const delivery = await store.transaction((rows) => rows.nextDelivery(issue.id, clock()));
    if (delivery === undefined) {
      const nextAt = await store.transaction((rows) => rows.nextDeliveryAt(issue.id));
      if (nextAt === undefined) return true;
      await waitUntil(nextAt);
      continue;
    }
    await waitUntil(nextStart);
    // Lost time is not made up for, so that no hour has more mails than the limit.
    nextStart = Math.max(nextStart, clock() - intervalMs) + intervalMs;
    if (!signal.aborted) await deliver(delivery);
  }
  return false;
}
