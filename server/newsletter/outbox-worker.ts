import { createHousekeeping } from './housekeeping.ts';
import { logUnlessAway } from './reopening-store.ts';
import { createSender, type WorkerParts, type WorkerTiming } from './send-mail.ts';

const TIMING: WorkerTiming = { leaseMs: 180_000, attemptMs: 120_000, pollMs: 5_000, graceMs: 6_000 };
// A server that stalls holds one lane; the other goes on.
const LANES = 2;

/** Sends what is in the outbox, in the background. */
export interface OutboxWorker {
  start(): void;
  /** Looks into the outbox now instead of at the next poll. */
  wake(): void;
  /** Sends everything that is due, once; answers how many mails were attempted. */
  sendDue(): Promise<number>;
  /** Begins no further mail, waits for those on their way, and breaks off what takes longer than the grace. */
  stop(): Promise<void>;
}

/**
 * Builds the worker. A lease in the store keeps a mail with one server at a time. A mail that the mail server took is marked
 * as sent; only when the server dies between the two, or the mail server's "taken" never arrives, is it sent again after
 * the lease, with the same Message-ID, by which mail servers and readers can tell the duplicate.
 */
export function createOutboxWorker(parts: WorkerParts): OutboxWorker {
  const timing = parts.timing ?? TIMING;
  const breakOff = new AbortController();
  const sendOne = createSender({ ...parts, timing, breakOff: breakOff.signal });
  const keepHouse = createHousekeeping(parts);
  const naps = new Set<() => void>();
  let lanes: Promise<void>[] = [];
  let stopping = false;
  let wakes = 0;

  async function sendDue(lane = 0): Promise<number> {
    let attempted = 0;
    while (!stopping && (await sendOne(`${parts.owner}-${lane}`))) attempted += 1;
    return attempted;
  }

  async function runLane(lane: number) {
    while (!stopping) {
      const seen = wakes;
      try {
        await sendDue(lane);
        if (lane === 0) await keepHouse();
      } catch (error) {
        logUnlessAway(parts.log, 'outbox', error);
      }
      if (!stopping && seen === wakes) await nap();
    }
  }

  function nap(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        naps.delete(end);
        resolve();
      };
      const timer = setTimeout(end, timing.pollMs);
      naps.add(end);
    });
  }

  function wake() {
    wakes += 1;
    for (const end of [...naps]) end();
  }

  return {
    start() {
      if (lanes.length === 0) lanes = Array.from({ length: LANES }, (_, lane) => runLane(lane));
    },
    wake,
    sendDue: () => sendDue(),
    async stop() {
      stopping = true;
      wake();
      const grace = setTimeout(() => breakOff.abort(), timing.graceMs);
      await Promise.all(lanes);
      clearTimeout(grace);
    },
  };
}
