import type { ConsentEntry, Subscriber } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

/** The consent in a subscriber's row, which is all that a store from before the ledger has. */
export function consentBeforeLedger(subscriber: Subscriber): ConsentEntry {
  return {
    subscriberId: subscriber.id,
    event: 'asked',
    recordedAt: subscriber.consentAt,
    mailId: null,
    address: subscriber.address,
    language: subscriber.consentLanguage,
    consentVersion: subscriber.consentVersion,
    consentWording: subscriber.consentWording,
  };
}

/**
 * The consent that is in a subscriber's row but not in the ledger. An earlier release wrote it, or
 * this one before it was rolled back.
 */
export function missingInLedger(
  subscriber: Subscriber,
  history: readonly ConsentEntry[],
): ConsentEntry[] {
  const { confirmedAt, unsubscribedAt } = subscriber;
  const asked = consentBeforeLedger(subscriber);
  if (confirmedAt === null) return history.length === 0 ? [asked] : [];
  const isThere = (kind: ConsentEntry['event'], at: number) =>
    history.some(({ event, recordedAt }) => event === kind && recordedAt === at);
  const missing: ConsentEntry[] = [];
  if (!isThere('given', confirmedAt))
    missing.push(asked, { ...asked, event: 'given', recordedAt: confirmedAt });
  if (unsubscribedAt !== null && !isThere('withdrawn', unsubscribedAt))
    missing.push({ ...asked, event: 'withdrawn', recordedAt: unsubscribedAt });
  return missing;
}

/** Copies a confirmed subscriber's consent into the ledger before the row changes. */
export async function keepEarlierConsent(
  rows: StoreTransaction,
  subscriber: Subscriber,
): Promise<void> {
  if (subscriber.confirmedAt === null) return;
  const history = await rows.listConsent(subscriber.id);
  for (const entry of missingInLedger(subscriber, history)) await rows.appendConsent(entry);
}
