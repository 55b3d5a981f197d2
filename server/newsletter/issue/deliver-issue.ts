import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '../delivery-rows.ts';
import { composeIssue } from '../mail/compose.ts';
import type { StoreTransaction } from '../store-rows.ts';
import type { Issue } from './parse-issue.ts';
import { SEND_TIMING, type SendParts, SendStopped } from './send-parts.ts';
import { readSmtpFailure, type SmtpFailure } from './smtp-outcome.ts';

/** The pause after each deferred attempt, until the mail counts as refused. */
const PAUSES_MS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * 60_000);
/** This many refusals in a row, without an accepted mail, point to the sender, not the mailbox. */
const REFUSALS_IN_A_ROW = 20;
/** After this many lost replies in a row, sending on would only leave more mails in doubt. */
const LOST_REPLIES_IN_A_ROW = 3;
const RECORD_TRIES = 10;
const RECORD_PAUSE_MS = 500;

/** A failed delivery, and whether the mail server may have had the whole mail by then. */
interface FailedDelivery {
  readonly failure: SmtpFailure;
  readonly mayHaveArrived: boolean;
}

/**
 * Creates the function that sends a newsletter to one subscriber and records the outcome. It
 * rejects with `SendStopped` for problems that the operator has to solve.
 */
export function createDeliver(
  issue: Issue,
  parts: SendParts,
): (delivery: Delivery) => Promise<void> {
  const { store, session, site, clock, signal, onProgress, timing = SEND_TIMING } = parts;
  const refusedInARow: Delivery[] = [];
  let silentSince: number | undefined;
  let lostRepliesInARow = 0;

  async function record(work: (rows: StoreTransaction) => Promise<unknown>) {
    for (let tries = 1; ; tries += 1) {
      try {
        await store.transaction(work);
        return;
      } catch (error) {
        if (tries === RECORD_TRIES) throw error;
        await pause(RECORD_PAUSE_MS);
      }
    }
  }

  /**
   * Sends one mail; undefined when the mail server accepted it.
   *
   * @throws the error of a store that fails before the end of the mail is sent
   */
  async function send(delivery: Delivery): Promise<FailedDelivery | undefined> {
    const mail = composeIssue(issue, delivery, { ...site, tokens: store.tokens, now: clock() });
    let marking: Promise<boolean> = Promise.resolve(false);
    const beforeEnd = async () => {
      marking = store.transaction((rows) => rows.startHanding(issue.id, delivery.id));
      if (await marking) return;
      throw new Error('The consent was withdrawn, or another command sends the mail.');
    };
    try {
      await session.deliver(mail, beforeEnd);
      return undefined;
    } catch (error) {
      return { failure: readSmtpFailure(error), mayHaveArrived: await marking };
    }
  }

  async function recordFailure(delivery: Delivery, failed: FailedDelivery) {
    const { kind, reply } = failed.failure;
    switch (kind) {
      case 'operator':
        await record((rows) => rows.settleDelivery(issue.id, delivery.id, 'waiting'));
        throw new SendStopped(
          `The mail server refuses the login or the sender, with reply ${reply}.`,
        );
      case 'deferred':
        return recordDeferral(delivery);
      case 'bounced':
      case 'refused':
        return recordRefusal(delivery, kind, reply);
      case 'silent':
        if (failed.mayHaveArrived) return recordLostReply(delivery.id, reply);
        return waitForMailServer(reply);
    }
  }

  function recordDeferral({ id, attempts }: Delivery) {
    const pauseMs = PAUSES_MS[attempts];
    if (pauseMs === undefined) {
      return record((rows) => rows.settleDelivery(issue.id, id, 'refused'));
    }
    const next = { attempts: attempts + 1, nextAttemptAt: clock() + pauseMs };
    return record((rows) => rows.postponeDelivery(issue.id, id, next));
  }

  async function recordRefusal(delivery: Delivery, kind: 'bounced' | 'refused', reply: string) {
    await record(async (rows) => {
      await rows.settleDelivery(issue.id, delivery.id, kind);
      if (kind === 'bounced') await rows.saveBounce(delivery.id, clock());
    });
    refusedInARow.push(delivery);
    if (refusedInARow.length === REFUSALS_IN_A_ROW) await stopForRefusals(reply);
  }

  /** Undoes the refusals, since the mailboxes may be in order, and moves them to the end. */
  async function stopForRefusals(reply: string): Promise<never> {
    await record(async (rows) => {
      for (const { id, attempts } of refusedInARow) {
        await rows.dropBounce(id);
        await rows.postponeDelivery(issue.id, id, { attempts, nextAttemptAt: clock() });
      }
    });
    throw new SendStopped(
      `The mail server refused ${refusedInARow.length} mails in a row for good, the last with ` +
        `${reply}: ask its operator. None of them counts.`,
    );
  }

  async function recordLostReply(id: string, code: string) {
    await record((rows) => rows.settleDelivery(issue.id, id, 'doubt'));
    lostRepliesInARow += 1;
    if (lostRepliesInARow < LOST_REPLIES_IN_A_ROW) return;
    throw new SendStopped(
      `The mail server broke off ${lostRepliesInARow} mails in a row (${code}).`,
    );
  }

  async function waitForMailServer(code: string) {
    // The server may only have closed an idle connection, so the first failure does not count.
    if (silentSince === undefined) {
      silentSince = clock();
      return;
    }
    if (clock() - silentSince >= timing.silenceMs) {
      throw new SendStopped(`The mail server in SMTP_URL does not respond (${code}).`);
    }
    await pause(timing.silencePauseMs, undefined, { signal }).catch(() => {});
  }

  return async function deliver(delivery) {
    const { id, status } = delivery;
    if (status !== 'confirmed') {
      await record((rows) => rows.settleDelivery(issue.id, id, 'left'));
      return;
    }
    const failed = await send(delivery);
    if (failed === undefined) {
      await record((rows) => rows.settleDelivery(issue.id, id, 'sent'));
      refusedInARow.length = 0;
    } else {
      await recordFailure(delivery, failed);
    }
    if (failed?.failure.kind !== 'silent') {
      silentSince = undefined;
      lostRepliesInARow = 0;
    }
    onProgress?.();
  };
}
