import { describe, expect, it } from 'vitest';
import type { NewsletterStore } from '../store-rows.ts';
import { makeSubscriber, type StoreOpener } from './sample-rows.ts';

async function openWithMails(opener: StoreOpener, count: number): Promise<NewsletterStore> {
  const { store } = await opener.openEmpty();
  await store.transaction(async (rows) => {
    await rows.saveSubscriber(makeSubscriber('anna'));
    for (let n = 0; n < count; n += 1) {
      await rows.queueMail({
        id: `mail-${n}`,
        subscriberId: 'anna',
        kind: 'confirm',
        createdAt: 100 + n,
      });
    }
  });
  return store;
}

const claim = (store: NewsletterStore, owner: string, now: number) =>
  store.transaction((rows) => rows.claimMail({ owner, now, leaseMs: 50 }));

/** The tests of the outbox that a store of each engine has to pass. */
export function describeOutboxContract(opener: StoreOpener): void {
  describe('outbox', () => {
    it('leases every mail to one of several concurrent workers', async () => {
      const store = await openWithMails(opener, 30);
      const claimed = await Promise.all(
        Array.from({ length: 40 }, (_, n) => claim(store, `worker-${n}`, 200)),
      );
      const ids = claimed.flatMap((mail) => (mail === undefined ? [] : [mail.id]));
      // A worker skips a locked row, which a later worker then leases.
      while (ids.length < 30)
        ids.push((await claim(store, `late-${ids.length}`, 200))?.id ?? 'none left');
      expect(new Set(ids).size).toBe(30);
      expect(ids).not.toContain('none left');
      expect(await claim(store, 'too late', 200)).toBeUndefined();
    });

    it('leases a mail whose times were written by a clock that was a year ahead', async () => {
      const store = await openWithMails(opener, 1);
      const ahead = 365 * 24 * 60 * 60_000;
      await claim(store, 'died', ahead);
      expect(await claim(store, 'next', 200)).toMatchObject({ id: 'mail-0', attempts: 2 });
      await store.transaction((rows) => rows.postponeMail('mail-0', 'next', ahead));
      expect(await claim(store, 'next', 260)).toMatchObject({ id: 'mail-0', attempts: 3 });
    });

    it('leases a mail once if the worker that read the clock first claims last', async () => {
      const store = await openWithMails(opener, 1);
      await claim(store, 'read the clock second', 240);
      expect(await claim(store, 'read the clock first', 200)).toBeUndefined();
    });

    it('compares leases by the shared clock, and due times by the worker’s own', async () => {
      const store = await openWithMails(opener, 1);
      await claim(store, 'first', 200);
      const late = { owner: 'late', now: 5_000, leaseMs: 50 };
      const claimAt = (leaseNow: number) =>
        store.transaction((rows) => rows.claimMail({ ...late, leaseNow }));
      expect(await claimAt(249)).toBeUndefined();
      expect(await claimAt(250)).toMatchObject({ attempts: 2 });
    });

    it('counts the mails that are neither sent nor given up', async () => {
      const store = await openWithMails(opener, 3);
      await claim(store, 'w', 200);
      await store.transaction((rows) => rows.markSent('mail-0', 200));
      await claim(store, 'w', 200);
      await store.transaction((rows) => rows.giveUpMail('mail-1', 'w', 200));
      expect(await store.transaction((rows) => rows.countQueuedMails())).toBe(1);
    });

    it('leases the mail that is due longest first, and none before its time', async () => {
      const store = await openWithMails(opener, 2);
      expect(await claim(store, 'w', 99)).toBeUndefined();
      expect(await claim(store, 'w', 200)).toEqual({
        id: 'mail-0',
        subscriberId: 'anna',
        kind: 'confirm',
        createdAt: 100,
        attempts: 1,
      });
    });

    it('leases a mail again only after its lease, and counts the attempt', async () => {
      const store = await openWithMails(opener, 1);
      await claim(store, 'died', 200);
      expect(await claim(store, 'next', 249)).toBeUndefined();
      expect(await claim(store, 'next', 250)).toMatchObject({ id: 'mail-0', attempts: 2 });
    });

    it('leases a mail again to its own worker, which may have missed the reply', async () => {
      const store = await openWithMails(opener, 1);
      await claim(store, 'lost its connection', 200);
      expect(await claim(store, 'another', 201)).toBeUndefined();
      expect(await claim(store, 'lost its connection', 201)).toMatchObject({
        id: 'mail-0',
        attempts: 2,
      });
    });

    it('never leases a sent mail, even if another worker sent it', async () => {
      const store = await openWithMails(opener, 1);
      await claim(store, 'slow', 200);
      await claim(store, 'next', 300);
      await store.transaction((rows) => rows.markSent('mail-0', 310));
      await store.transaction((rows) => rows.postponeMail('mail-0', 'next', 320));
      expect(await claim(store, 'w', 10_000)).toBeUndefined();
      expect(await store.transaction((rows) => rows.findLatestMail('anna', 'confirm'))).toEqual({
        id: 'mail-0',
        createdAt: 100,
        sentAt: 310,
        gaveUpAt: null,
      });
    });

    it('lets only the worker with the lease postpone a mail or give it up', async () => {
      const store = await openWithMails(opener, 1);
      await claim(store, 'slow', 200);
      await claim(store, 'next', 300);
      await store.transaction((rows) => rows.postponeMail('mail-0', 'slow', 0));
      await store.transaction((rows) => rows.giveUpMail('mail-0', 'slow', 320));
      expect(await claim(store, 'w', 320)).toBeUndefined();
      await store.transaction((rows) => rows.postponeMail('mail-0', 'next', 400));
      expect(await claim(store, 'w', 399)).toBeUndefined();
      expect(await claim(store, 'w', 400)).toMatchObject({ attempts: 3 });
      await store.transaction((rows) => rows.giveUpMail('mail-0', 'w', 410));
      expect(await claim(store, 'w', 10_000)).toBeUndefined();
    });

    it('drops unsent mails and keeps sent ones', async () => {
      const store = await openWithMails(opener, 2);
      await store.transaction(async (rows) => {
        await rows.markSent('mail-0', 150);
        await rows.dropUnsentMails('anna');
      });
      expect(await claim(store, 'w', 10_000)).toBeUndefined();
      expect(
        await store.transaction((rows) => rows.findLatestMail('anna', 'confirm')),
      ).toMatchObject({
        sentAt: 150,
      });
      await store.transaction((rows) =>
        rows.removeStale({ now: 0, pendingBefore: 0, linksBefore: 0, mailsBefore: 151 }),
      );
      expect(
        await store.transaction((rows) => rows.findLatestMail('anna', 'confirm')),
      ).toBeUndefined();
    });
  });
}
