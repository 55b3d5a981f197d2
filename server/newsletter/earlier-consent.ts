import type { ConsentEntry, Subscriber } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

/** The consent in a subscriber's row, which is all that a store from before the ledger has. */
export function askedBeforeLedger(subscriber: Subscriber): ConsentEntry {
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
 * Copies a subscriber's consent into the ledger before the row changes, unless it is there. An
 * earlier release, or this one before an update was taken back, has written it into the row alone.
 */
export async function keepEarlierConsent(
  rows: StoreTransaction,
  subscriber: Subscriber,
): Promise<void> {
  const { confirmedAt, unsubscribedAt } = subscriber;
  if (confirmedAt === null) return;
  const history = await rows.listConsent(subscriber.id);
  const isThere = (kind: ConsentEntry['event'], at: number) =>
    history.some(({ event, recordedAt }) => event === kind && recordedAt === at);
  const asked = askedBeforeLedger(subscriber);
  if (!isThere('given', confirmedAt)) {
    await rows.appendConsent(asked);
    await rows.appendConsent({ ...asked, event: 'given', recordedAt: confirmedAt });
  }
  if (unsubscribedAt !== null && !isThere('withdrawn', unsubscribedAt))
    await rows.appendConsent({ ...asked, event: 'withdrawn', recordedAt: unsubscribedAt });
}
