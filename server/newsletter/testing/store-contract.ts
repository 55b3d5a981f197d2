import { describe, expect, it } from 'vitest';
import { describeConsentContract } from './consent-contract.ts';
import { describeOutboxContract } from './outbox-contract.ts';
import { makeSubscriber, type StoreOpener } from './sample-rows.ts';

/** The tests that a store of each engine has to pass. */
export function describeStoreContract(opener: StoreOpener): void {
  describe('subscribers', () => {
    it('are found after the store was reopened', async () => {
      const { store, reopen } = await opener.openEmpty();
      const anna = makeSubscriber('anna', { status: 'confirmed', confirmedAt: 1_800_000_000_123 });
      await store.transaction((rows) => rows.saveSubscriber(anna));
      await store.close();
      const again = await reopen();
      expect(await again.transaction((rows) => rows.findByKey(anna.addressKey))).toEqual(anna);
      expect(await again.transaction((rows) => rows.findById(anna.id))).toEqual(anna);
    });

    it('are stored with the whole transaction or not at all', async () => {
      const { store } = await opener.openEmpty();
      const broken = store.transaction(async (rows) => {
        await rows.saveSubscriber(makeSubscriber('anna'));
        await rows.addToQuota('bucket', 1);
        throw new Error('broken off');
      });
      await expect(broken).rejects.toThrow('broken off');
      expect(await store.transaction((rows) => rows.findById('anna'))).toBeUndefined();
      expect(await store.transaction((rows) => rows.listQuota('bucket', 0))).toEqual(new Map());
    });

    it('are unique by address', async () => {
      const { store } = await opener.openEmpty();
      await store.transaction((rows) => rows.saveSubscriber(makeSubscriber('anna')));
      const twin = store.transaction((rows) =>
        rows.saveSubscriber(makeSubscriber('twin', { addressKey: 'anna@example.com' })),
      );
      await expect(twin).rejects.toThrow();
    });

    it('are changed by one transaction at a time', async () => {
      const { store } = await opener.openEmpty();
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          store.transaction(async (rows) => {
            await rows.lockMailbox('anna@example.com');
            if ((await rows.findByKey('anna@example.com')) === undefined) {
              await rows.saveSubscriber(
                makeSubscriber(`anna-${n}`, { addressKey: 'anna@example.com' }),
              );
            }
          }),
        ),
      );
      expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
        pending: 1,
      });
    });

    it('are listed in pages when confirmed', async () => {
      const { store } = await opener.openEmpty();
      const names = Array.from({ length: 7 }, (_, n) => `p${n}`);
      await store.transaction(async (rows) => {
        for (const name of names)
          await rows.saveSubscriber(makeSubscriber(name, { status: 'confirmed' }));
        await rows.saveSubscriber(makeSubscriber('pending'));
      });
      const first = await store.transaction((rows) => rows.listConfirmed('', 4));
      const second = await store.transaction((rows) =>
        rows.listConfirmed(first.at(-1)?.addressKey ?? '', 4),
      );
      expect([...first, ...second].map((subscriber) => subscriber.id)).toEqual(names);
    });

    it('leave only a number when erased', async () => {
      const { store } = await opener.openEmpty();
      await store.transaction(async (rows) => {
        await rows.saveSubscriber(makeSubscriber('anna', { status: 'confirmed' }));
        await rows.queueMail({ id: 'mail', subscriberId: 'anna', kind: 'confirm', createdAt: 1 });
        await rows.spendToken({ id: 'token', subscriberId: 'anna', forgetAfter: 9 });
        await rows.eraseSubscriber('anna');
      });
      const left = await store.transaction(async (rows) => [
        await rows.countSubscribers(),
        await rows.findLatestMail('anna', 'confirm'),
        await rows.isTokenSpent('token'),
      ]);
      expect(left).toEqual([
        { pending: 0, confirmed: 0, unsubscribed: 0, bounced: 0, erased: 1 },
        undefined,
        false,
      ]);
      await store.scrub();
    });
  });

  describe('tokens, quotas and settings', () => {
    it('allow a token once', async () => {
      const { store } = await opener.openEmpty();
      await store.transaction((rows) => rows.saveSubscriber(makeSubscriber('anna')));
      const spend = () =>
        store.transaction((rows) =>
          rows.spendToken({ id: 'token', subscriberId: 'anna', forgetAfter: 9 }),
        );
      expect((await Promise.all([spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1);
      expect(await store.transaction((rows) => rows.isTokenSpent('token'))).toBe(true);
    });

    it('count every concurrent use of a quota', async () => {
      const { store } = await opener.openEmpty();
      await Promise.all(
        Array.from({ length: 12 }, () => store.transaction((rows) => rows.addToQuota('b', 60))),
      );
      const usesAfter = (now: number) => store.transaction((rows) => rows.listQuota('b', now));
      expect(await usesAfter(59)).toEqual(new Map([[60, 12]]));
      expect(await usesAfter(60)).toEqual(new Map());
      await store.transaction((rows) => rows.dropQuotas(['b']));
      expect(await usesAfter(59)).toEqual(new Map());
    });

    it('keep the first value of a setting', async () => {
      const { store, reopen } = await opener.openEmpty();
      const settle = (value: string) =>
        store.transaction((rows) => rows.settleSetting('secret', value));
      const [one, two] = await Promise.all([settle('one'), settle('two')]);
      expect(one).toBe(two);
      await store.close();
      expect(
        await (await reopen()).transaction((rows) => rows.settleSetting('secret', 'three')),
      ).toBe(one);
    });

    it('give a task to one of several servers, and again after a while', async () => {
      const { store } = await opener.openEmpty();
      const take = (now: number) =>
        store.transaction((rows) => rows.takeTask('cleaned-at', now, now - 50));
      expect((await Promise.all([take(100), take(100), take(100)])).filter(Boolean)).toEqual([
        true,
      ]);
      expect(await take(149)).toBe(false);
      expect(await take(150)).toBe(true);
      // The clock was set back.
      expect(await take(20)).toBe(true);
    });

    it('delete stale rows only', async () => {
      const { store } = await opener.openEmpty();
      const deleted = await store.transaction(async (rows) => {
        // The first release renewed `requestedAt` with every sign-up.
        await rows.saveSubscriber(makeSubscriber('old', { createdAt: 10, requestedAt: 30 }));
        await rows.saveSubscriber(makeSubscriber('new', { createdAt: 30 }));
        await rows.saveSubscriber(makeSubscriber('link-ended', { createdAt: 30 }));
        await rows.saveSubscriber(makeSubscriber('kept', { createdAt: 10, status: 'confirmed' }));
        await rows.saveSubscriber(
          makeSubscriber('left', { createdAt: 10, status: 'unsubscribed' }),
        );
        for (const id of ['old', 'new', 'link-ended'])
          await rows.queueMail({ id, subscriberId: id, kind: 'confirm', createdAt: 30 });
        await rows.markSent('link-ended', 24);
        await rows.spendToken({ id: 'stale', subscriberId: 'kept', forgetAfter: 20 });
        await rows.spendToken({ id: 'fresh', subscriberId: 'kept', forgetAfter: 40 });
        return rows.removeStale({ now: 30, pendingBefore: 20, linksBefore: 25, mailsBefore: 20 });
      });
      expect(deleted.sort()).toEqual(['link-ended', 'old']);
      const left = await store.transaction(async (rows) => [
        await rows.countSubscribers(),
        await rows.isTokenSpent('stale'),
        await rows.isTokenSpent('fresh'),
      ]);
      expect(left).toEqual([
        { pending: 1, confirmed: 1, unsubscribed: 1, bounced: 0, erased: 0 },
        false,
        true,
      ]);
    });
  });

  describe('newsletters', () => {
    it('list every recipient once, in pages, for one sender', async () => {
      const { store } = await opener.openEmpty();
      await store.transaction(async (rows) => {
        for (const id of ['B', 'C_2', 'a', 'c-1', 'd'])
          await rows.saveSubscriber(makeSubscriber(id, { status: 'confirmed' }));
        await rows.beginIssue('issue', 1);
        let last: string | undefined = '';
        while (last !== undefined) last = await rows.addRecipients('issue', last, 2, 1);
        const claim = { id: 'issue', now: 1, until: 9 };
        expect(await rows.leaseIssue({ ...claim, sender: 'a' })).toBe(true);
        expect(await rows.leaseIssue({ ...claim, sender: 'b' })).toBe(false);
        expect(await rows.leaseIssue({ ...claim, sender: 'b', endedSender: 'a' })).toBe(true);
        expect(await rows.leaseIssue({ id: 'issue', sender: 'c', now: 9, until: 20 })).toBe(true);
        expect(await rows.countDeliveries('issue')).toMatchObject({ waiting: 5 });
      });
    });
  });

  describeConsentContract(opener);
  describeOutboxContract(opener);
}
