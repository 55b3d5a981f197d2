import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '../delivery-rows.ts';
import { composeIssue } from '../mail/compose.ts';
import type { OpenStore } from '../open-store.ts';
import type { StoreTransaction } from '../store-rows.ts';
import type { Issue } from './parse-issue.ts';
import { readSmtpFailure, type SmtpFailure } from './smtp-outcome.ts';
import type { SmtpSession } from './smtp-session.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAGE_ROWS = 2_000;
/** How long to wait after each put-off attempt, until the mail counts as refused. */
const PAUSES_MS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);
/** Refusals in a row, without one mail taken, that point to the sender instead of the mailboxes. */
const REFUSALS_IN_A_ROW = 20;
/** Mails in a row whose reply was never read; more would only add to what is in doubt. */
const DOUBTS_IN_A_ROW = 3;
const SETTLE_TRIES = 10;

const TIMING = {
  /** How long a command that ended without a word keeps its newsletter. */
  leaseMs: 30_000,
  /** How long a mail server without a reply is tried again. */
  silenceMs: 10 * MINUTE_MS,
  silencePauseMs: 10_000,
};
/** The times of a sender, which tests make shorter. */
export type SendTiming = Readonly<typeof TIMING>;

/** Why no more is sent: one line. Nothing is lost, and the same command goes on. */
export class SendStopped extends Error {}

/** What a newsletter is sent with. */
export interface SendParts {
  readonly store: OpenStore;
  readonly session: SmtpSession;
  readonly site: { readonly publicOrigin: string; readonly siteName: string };
  readonly mailsPerHour: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** When it aborts, the mail under way is ended and no other begins. */
  readonly signal: AbortSignal;
  /** Called after each attempt. */
  readonly onProgress?: () => void;
  readonly timing?: SendTiming;
}

/**
 * Sends a newsletter to the confirmed subscribers of the moment in which it was first begun, each
 * at most once. A newsletter that an earlier command began is continued.
 *
 * A mail is marked as handed over after the mail server has accepted sender and recipient and
 * before it gets the end of the mail, and as sent after its reply. A command that is killed between
 * the two leaves that mail in doubt: it is not sent again by itself.
 *
 * @returns false when the signal ended it before the newsletter
 * @throws SendStopped for what the operator has to mend
 */
export async function sendIssue(issue: Issue, parts: SendParts): Promise<boolean> {
  const { store, clock, signal, timing = TIMING } = parts;
  const sender = `${hostname()} ${process.pid} ${randomUUID()}`;
  const begun = await store.transaction((rows) => rows.beginIssue(issue.id, clock()));
  const lost = new AbortController();
  await takeIssue(issue.id, sender, parts);
  const renewal = setInterval(() => {
    store
      .transaction((rows) => leaseFor(rows, issue.id, sender, clock(), timing))
      .then(
        (isKept) => isKept || lost.abort(),
        () => lost.abort(),
      );
  }, timing.leaseMs / 3);
  try {
    await store.transaction((rows) => rows.moveDeliveries(issue.id, 'handing', 'doubt'));
    if (begun?.listedAt === null) await listRecipients(issue.id, parts);
    const isAtEnd = await sendWaiting(issue, {
      ...parts,
      signal: AbortSignal.any([signal, lost.signal]),
    });
    if (lost.signal.aborted)
      throw new SendStopped('Another command has taken this newsletter over.');
    if (isAtEnd) await store.transaction((rows) => rows.finishIssue(issue.id, clock()));
    return isAtEnd;
  } finally {
    clearInterval(renewal);
    parts.session.close();
    await store.transaction((rows) => rows.releaseIssue(issue.id, sender)).catch(() => {});
  }
}

function leaseFor(
  rows: StoreTransaction,
  id: string,
  sender: string,
  now: number,
  timing: SendTiming,
  dead?: string,
) {
  return rows.leaseIssue({ id, sender, now, until: now + timing.leaseMs, ...(dead && { dead }) });
}

/**
 * Takes a newsletter from a command that was killed: at once where that was a process of this
 * machine, else when its lease has ended. A command that lives keeps its lease.
 */
async function takeIssue(id: string, sender: string, parts: SendParts): Promise<void> {
  const { store, clock, signal, timing = TIMING } = parts;
  const other = await store.transaction((rows) => rows.findSender(id));
  const dead = other !== undefined && isOver(other) ? other : undefined;
  const endsAt = clock() + timing.leaseMs + 1_000;
  const take = (rows: StoreTransaction) => leaseFor(rows, id, sender, clock(), timing, dead);
  while (!(await store.transaction(take))) {
    if (clock() > endsAt) throw new SendStopped('Another command is sending this newsletter.');
    await pause(Math.min(1_000, timing.leaseMs / 10), undefined, { signal }).catch(() => {});
    if (signal.aborted) throw new SendStopped('Stopped before the first mail.');
  }
}

/** Whether a command was a process of this machine that has ended. */
function isOver(sender: string): boolean {
  const [host, id] = sender.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function listRecipients(id: string, { store, clock }: SendParts): Promise<void> {
  const now = clock();
  const listAfter = (lastId: string): Promise<string | undefined> =>
    store.transaction((rows) => rows.listRecipients(id, lastId, PAGE_ROWS, now));
  let lastId = await listAfter('');
  while (lastId !== undefined) lastId = await listAfter(lastId);
  await store.transaction((rows) => rows.markIssueListed(id, now));
}

async function sendWaiting(issue: Issue, parts: SendParts): Promise<boolean> {
  const { store, clock, signal } = parts;
  const attempt = createAttempt(issue, parts);
  const intervalMs = HOUR_MS / parts.mailsPerHour;
  let mayBeginAt = clock();
  const waitUntil = async (time: number) => {
    const milliseconds = time - clock();
    if (milliseconds > 0) await pause(milliseconds, undefined, { signal }).catch(() => {});
  };
  while (!signal.aborted) {
    const delivery = await store.transaction((rows) => rows.nextDelivery(issue.id, clock()));
    if (delivery !== undefined) {
      await waitUntil(mayBeginAt);
      // Time that was lost is not made up for, so that no hour has more than the set number.
      mayBeginAt = Math.max(mayBeginAt, clock() - intervalMs) + intervalMs;
      if (!signal.aborted) await attempt(delivery);
      continue;
    }
    const nextAt = await store.transaction((rows) => rows.nextDeliveryAt(issue.id));
    if (nextAt === undefined) return true;
    await waitUntil(nextAt);
  }
  return false;
}

/** Creates the function that sends one mail and records its outcome. */
function createAttempt(issue: Issue, parts: SendParts) {
  const { store, session, site, clock, signal, onProgress, timing = TIMING } = parts;
  const refusedInARow: string[] = [];
  let silentSince: number | undefined;
  let doubtsInARow = 0;

  async function settle(work: (rows: StoreTransaction) => Promise<unknown>) {
    for (let tries = 1; ; tries += 1) {
      try {
        await store.transaction(work);
        return;
      } catch (error) {
        if (tries === SETTLE_TRIES) throw error;
        await pause(500);
      }
    }
  }

  /**
   * Hands a mail over; answers why it was not taken, and whether the mail server had its end by
   * then.
   *
   * @throws the error of a store that fails meanwhile, before which nothing was sent
   */
  async function handOver(delivery: Delivery) {
    const mail = composeIssue(issue, delivery, { ...site, tokens: store.tokens, now: clock() });
    let marking: Promise<boolean> = Promise.resolve(false);
    const beforeEnd = async () => {
      marking = store.transaction((rows) => rows.startHanding(issue.id, delivery.id));
      if (!(await marking))
        throw new Error('The consent was withdrawn, or another command has the mail.');
    };
    try {
      await session.deliver(mail, beforeEnd);
      return undefined;
    } catch (error) {
      return { isHanding: await marking, failure: readSmtpFailure(error) };
    }
  }

  async function writeDown(
    { id, attempts }: Delivery,
    { kind, reply }: SmtpFailure,
    isHanding: boolean,
  ) {
    switch (kind) {
      case 'operator':
        await settle((rows) => rows.settleDelivery(issue.id, id, 'waiting'));
        throw new SendStopped(
          `The mail server refuses the login or the sender, with reply ${reply}.`,
        );
      case 'deferred': {
        const pauseMs = PAUSES_MS[attempts];
        await settle((rows) =>
          pauseMs === undefined
            ? rows.settleDelivery(issue.id, id, 'refused')
            : rows.postponeDelivery(issue.id, id, clock() + pauseMs),
        );
        return;
      }
      case 'bounced':
      case 'refused':
        await settle(async (rows) => {
          await rows.settleDelivery(issue.id, id, kind);
          if (kind === 'bounced') await rows.saveBounce(id, clock());
        });
        refusedInARow.push(id);
        if (refusedInARow.length === REFUSALS_IN_A_ROW) await stopForRefusals(reply);
        return;
      default:
        if (isHanding) await leaveInDoubt(id, reply);
        else await waitInSilence(reply);
    }
  }

  async function leaveInDoubt(id: string, code: string) {
    await settle((rows) => rows.settleDelivery(issue.id, id, 'doubt'));
    doubtsInARow += 1;
    if (doubtsInARow < DOUBTS_IN_A_ROW) return;
    throw new SendStopped(`The mail server broke off ${doubtsInARow} mails in a row (${code}).`);
  }

  /** Takes the refusals back, since the mailboxes may be in order, and puts them at the end. */
  async function stopForRefusals(reply: string): Promise<never> {
    await settle(async (rows) => {
      for (const id of refusedInARow) {
        await rows.dropBounce(id);
        await rows.postponeDelivery(issue.id, id, clock());
      }
    });
    throw new SendStopped(
      `The mail server refused ${refusedInARow.length} mails in a row for good, the last with ${reply}: ask its operator. None of them counts.`,
    );
  }

  async function waitInSilence(code: string) {
    // The first failure may be a connection that the server closed while nothing was sent.
    if (silentSince === undefined) {
      silentSince = clock();
      return;
    }
    if (clock() - silentSince >= timing.silenceMs) {
      throw new SendStopped(`The mail server in SMTP_URL does not answer (${code}).`);
    }
    await pause(timing.silencePauseMs, undefined, { signal }).catch(() => {});
  }

  return async (delivery: Delivery) => {
    const { id, status } = delivery;
    if (status !== 'confirmed') {
      await settle((rows) => rows.settleDelivery(issue.id, id, 'left'));
      return;
    }
    const failed = await handOver(delivery);
    if (failed === undefined) {
      await settle((rows) => rows.settleDelivery(issue.id, id, 'sent'));
      refusedInARow.length = 0;
    } else {
      await writeDown(delivery, failed.failure, failed.isHanding);
    }
    if (failed?.failure.kind !== 'silent') {
      silentSince = undefined;
      doubtsInARow = 0;
    }
    onProgress?.();
  };
}
