import { describe, expect, it } from 'vitest';
import type { ConsentEntry } from '../store.ts';
import { makeSubscriber, type StoreOpener } from './sample-rows.ts';

function entry(more: Partial<ConsentEntry>): ConsentEntry {
  return {
    subscriberId: 'anna',
    event: 'asked',
    recordedAt: 10,
    mailId: 'mail-1',
    address: 'Anna@example.com',
    language: 'fr',
    consentVersion: 'v1',
    consentWording: 'J’accepte – «sì».',
    ...more,
  };
}

/** The tests of the ledger of consent that a store of each engine has to pass. */
export function describeConsentContract(opener: StoreOpener): void {
  async function openWithAnna() {
    const { store } = await opener.openEmpty();
    await store.transaction((rows) => rows.saveSubscriber(makeSubscriber('anna')));
    return store;
  }

  describe('the ledger of consent', () => {
    it('tells the history of a subscriber, and what each mail asked for', async () => {
      const store = await openWithAnna();
      const history = [
        entry({}),
        entry({ event: 'given' }),
        entry({ event: 'withdrawn', recordedAt: 20, mailId: null }),
        entry({ event: 'withdrawn', recordedAt: 30, mailId: null }),
      ];
      await store.transaction(async (rows) => {
        for (const each of history.toReversed()) await rows.appendConsent(each);
      });
      expect(await store.transaction((rows) => rows.listConsent('anna'))).toEqual(history);
      expect(await store.transaction((rows) => rows.findConsentRequest('mail-1'))).toEqual(
        history[0],
      );
      expect(await store.transaction((rows) => rows.findConsentRequest('mail-2'))).toBeUndefined();
    });

    it('has one row of a kind for each mail', async () => {
      const store = await openWithAnna();
      await store.transaction((rows) => rows.appendConsent(entry({ event: 'given' })));
      const again = store.transaction((rows) =>
        rows.appendConsent(entry({ event: 'given', recordedAt: 20 })),
      );
      await expect(again).rejects.toThrow();
    });

    it('forgets with a mail what nobody agreed to, and nothing else', async () => {
      const store = await openWithAnna();
      const left = await store.transaction(async (rows) => {
        await rows.saveSubscriber(makeSubscriber('anna', { status: 'confirmed' }));
        await rows.appendConsent(entry({ mailId: 'ignored' }));
        await rows.appendConsent(entry({ mailId: 'clicked' }));
        await rows.appendConsent(entry({ mailId: 'clicked', event: 'given' }));
        await rows.appendConsent(entry({ mailId: null }));
        await rows.appendConsent(entry({ mailId: 'new', recordedAt: 20 }));
        await rows.removeStale({ now: 30, pendingBefore: 0, linksBefore: 0, mailsBefore: 20 });
        return rows.listConsent('anna');
      });
      expect(left.map(({ mailId, event }) => `${mailId} ${event}`).sort()).toEqual([
        'clicked asked',
        'clicked given',
        'new asked',
        'null asked',
      ]);
    });

    it('is erased with its subscriber', async () => {
      const store = await openWithAnna();
      await store.transaction((rows) => rows.appendConsent(entry({})));
      await store.transaction((rows) => rows.deleteSubscriber('anna'));
      expect(await store.transaction((rows) => rows.findConsentRequest('mail-1'))).toBeUndefined();
    });
  });

  describe('mailboxes that have left', () => {
    it('are found by any of their names, changed, and forgotten in time', async () => {
      const { store } = await opener.openEmpty();
      const find = () => store.transaction((rows) => rows.findLeaving(['new-name', 'old-name']));
      const leaving = { mailboxHash: 'old-name', askedAt: null, forgetAfter: 10 };
      await store.transaction((rows) => rows.saveLeaving(leaving));
      expect(await find()).toEqual(leaving);
      const asked = { ...leaving, askedAt: 5, forgetAfter: 40 };
      await store.transaction((rows) => rows.saveLeaving(asked));
      const clean = (now: number) =>
        store.transaction((rows) =>
          rows.removeStale({ now, pendingBefore: 0, linksBefore: 0, mailsBefore: 0 }),
        );
      await clean(40);
      expect(await find()).toEqual(asked);
      await clean(41);
      expect(await find()).toBeUndefined();
    });

    it('stay until they are dropped if they have no end', async () => {
      const { store } = await opener.openEmpty();
      const left = await store.transaction(async (rows) => {
        await rows.saveLeaving({ mailboxHash: 'name', askedAt: null, forgetAfter: null });
        await rows.removeStale({ now: 9e15, pendingBefore: 0, linksBefore: 0, mailsBefore: 0 });
        const kept = await rows.findLeaving(['name']);
        await rows.dropLeaving(['name', 'other']);
        return [kept?.mailboxHash, await rows.findLeaving(['name'])];
      });
      expect(left).toEqual(['name', undefined]);
    });
  });
}
