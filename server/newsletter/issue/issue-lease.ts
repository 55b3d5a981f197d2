import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { SEND_TIMING, type SendParts, SendStopped } from './send-parts.ts';

/** The right to send a newsletter, renewed in the background until it is released. */
export interface IssueLease {
  /** Aborts when the lease has ended; the reason is a `SendStopped`. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** A command that sends a newsletter, as the store names it: in JSON. */
const Sender = v.object({ host: v.string(), processId: v.number(), id: v.string() });
const StoredSender = v.pipe(v.string(), v.parseJson(), Sender);

/**
 * Leases a newsletter. The lease of a killed command ends at once if it was a process of this
 * machine, else after `leaseMs`.
 *
 * @throws SendStopped when another command keeps the lease, and when the signal aborts
 */
export async function leaseIssue(
  issueId: string,
  parts: Pick<SendParts, 'store' | 'clock' | 'signal' | 'timing'>,
): Promise<IssueLease> {
  const { store, clock, signal, timing = SEND_TIMING } = parts;
  const sender = nameSender();
  let leasedUntil = 0;
  const extend = async (endedSender?: string): Promise<boolean> => {
    const until = clock() + timing.leaseMs;
    const isLeased = await store.transaction(async (rows) => {
      const now = await rows.readClock(clock());
      const claim = { id: issueId, sender, now, until: now + timing.leaseMs, endedSender };
      return rows.leaseIssue(claim);
    });
    if (isLeased) leasedUntil = until;
    return isLeased;
  };

  const other = await store.transaction((rows) => rows.findSender(issueId));
  const endedSender = other !== undefined && hasEnded(other) ? other : undefined;
  const triesUntil = clock() + timing.leaseMs + 1_000;
  while (!(await extend(endedSender))) {
    if (clock() > triesUntil) throw new SendStopped('Another command is sending this newsletter.');
    await pause(Math.min(1_000, timing.leaseMs / 10), undefined, { signal }).catch(() => {});
    if (signal.aborted) throw new SendStopped('Stopped before the first mail.');
  }

  const lost = new AbortController();
  const renew = async () => {
    try {
      if (await extend()) return;
      lost.abort(new SendStopped('Another command has taken this newsletter over.'));
    } catch {
      // The next renewal tries again while the lease lasts.
      if (clock() >= leasedUntil)
        lost.abort(new SendStopped('The store of the newsletter could not be reached.'));
    }
  };
  const renewal = setInterval(() => void renew(), timing.leaseMs / 3);
  return {
    lost: lost.signal,
    async release() {
      clearInterval(renewal);
      await store.transaction((rows) => rows.releaseIssue(issueId, sender)).catch(() => {});
    },
  };
}

/** Ends a newsletter before all its mails are sent; false while a command is sending it. */
export async function endIssue(
  issueId: string,
  { store, clock }: Pick<SendParts, 'store' | 'clock'>,
): Promise<boolean> {
  const sender = nameSender();
  return store.transaction(async (rows) => {
    const now = await rows.readClock(clock());
    const other = await rows.findSender(issueId);
    const endedSender = other !== undefined && hasEnded(other) ? other : undefined;
    const claim = { id: issueId, sender, now, until: now, endedSender };
    if (!(await rows.leaseIssue(claim))) return false;
    await rows.finishIssue(issueId, clock());
    await rows.releaseIssue(issueId, sender);
    return true;
  });
}

/** Names this command as the sender of a newsletter. */
function nameSender(): string {
  return JSON.stringify({
    host: hostname(),
    processId: process.pid,
    id: randomUUID(),
  } satisfies v.InferOutput<typeof Sender>);
}

/** Whether a sender was a process of this machine that has ended. */
function hasEnded(stored: string): boolean {
  const { success, output: sender } = v.safeParse(StoredSender, stored);
  // The lease of an earlier release, which named itself otherwise, ends by its time.
  if (!success || sender.host !== hostname()) return false;
  try {
    process.kill(sender.processId, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
