import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreTransaction } from '../store-rows.ts';
import { SEND_TIMING, type SendParts, SendStopped } from './send-parts.ts';

/** The right to send a newsletter, renewed in the background until it is released. */
export interface IssueLease {
  /** Aborts when the lease could not be renewed. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Leases a newsletter. The lease of a killed command ends at once if it was a process of this
 * machine, else after `leaseMs`.
 *
 * @throws SendStopped when another command keeps the lease, and when the signal aborts
 */
export async function leaseIssue(issueId: string, parts: SendParts): Promise<IssueLease> {
  const { store, clock, signal, timing = SEND_TIMING } = parts;
  const sender = `${hostname()} ${process.pid} ${randomUUID()}`;
  const extend = async (rows: StoreTransaction, endedSender?: string) => {
    const now = await rows.readClock(clock());
    return rows.leaseIssue({ id: issueId, sender, now, until: now + timing.leaseMs, endedSender });
  };

  const other = await store.transaction((rows) => rows.findSender(issueId));
  const endedSender = other !== undefined && hasEnded(other) ? other : undefined;
  const triesUntil = clock() + timing.leaseMs + 1_000;
  while (!(await store.transaction((rows) => extend(rows, endedSender)))) {
    if (clock() > triesUntil) throw new SendStopped('Another command is sending this newsletter.');
    await pause(Math.min(1_000, timing.leaseMs / 10), undefined, { signal }).catch(() => {});
    if (signal.aborted) throw new SendStopped('Stopped before the first mail.');
  }

  const lost = new AbortController();
  const renew = async () => {
    const isKept = await store.transaction((rows) => extend(rows)).catch(() => false);
    if (!isKept) lost.abort();
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

/** Whether a sender was a process of this machine that has ended. */
function hasEnded(sender: string): boolean {
  const [host, processId] = sender.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(processId), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
