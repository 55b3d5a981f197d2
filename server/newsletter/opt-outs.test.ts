import { describe, expect, it, onTestFinished } from 'vitest';
import { mailboxOf, parseAddress } from './address.ts';
import { openStore, type StoreWithKeys } from './open-store.ts';
import { applyOptOuts, readOptOuts } from './opt-outs.ts';
import { recordSignUp } from './record-sign-up.ts';
import type { Subscriber } from './store.ts';
import { makeSubscriber } from './testing/sample-rows.ts';
import { testLog } from './testing/test-log.ts';
import { DAY_MS, makeTestFolder, request, START } from './testing/test-newsletter.ts';

const KEYS = '5'.repeat(64);

/** A store with one subscriber. */
async function openWithAnna(status: 'confirmed' | 'unsubscribed'): Promise<StoreWithKeys> {
  const store = await openStore({ dataFolder: makeTestFolder(), signingKeys: KEYS }, testLog);
  onTestFinished(() => store.close());
  await store.transaction(async (rows) => {
    await rows.saveSubscriber(makeSubscriber('anna', { status }));
    if (status === 'unsubscribed')
      await rows.saveLeaving({ mailboxHash: hashOf(store), askedAt: null, forgetAfter: null });
  });
  return store;
}

const hashOf = ({ tokens }: StoreWithKeys) => tokens.mailboxNames(mailboxOf('anna@example.com'))[0];

/** Signs an address up a number of days after the start. */
function signUp({ transaction, tokens }: StoreWithKeys, text: string, days: number) {
  const address = parseAddress(text);
  if (!address) throw new Error(`${text} is no address`);
  const now = START + days * DAY_MS;
  const site = { siteName: 'Binario', tokens, now, mailDueAt: now };
  return transaction((rows) => recordSignUp(rows, address, request(text), site));
}

describe('a restored backup', () => {
  it('asks a mailbox that has left since at most once in 30 days, by any alias', async () => {
    const [current, backup] = [await openWithAnna('unsubscribed'), await openWithAnna('confirmed')];
    await applyOptOuts(backup, await readOptOuts(current));
    const results = [
      await signUp(backup, 'anna+1@example.com', 1),
      await signUp(backup, 'anna+2@example.com', 2),
      await signUp(backup, 'anna@example.com', 3),
    ];
    expect(results).toEqual(['queued', 'nothing', 'nothing']);
  });

  it('knows when that mailbox was last asked', async () => {
    const [current, backup] = [await openWithAnna('unsubscribed'), await openWithAnna('confirmed')];
    expect(await signUp(current, 'anna+1@example.com', 1)).toBe('queued');
    await applyOptOuts(backup, await readOptOuts(current));
    expect(await signUp(backup, 'anna+2@example.com', 2)).toBe('nothing');
    expect(await signUp(backup, 'anna+3@example.com', 31)).toBe('queued');
  });

  it('keeps the consent that was given after the mailbox had left', async () => {
    const [current, backup] = [await openWithAnna('unsubscribed'), await openWithAnna('confirmed')];
    const save = (store: StoreWithKeys, more: Partial<Subscriber>) =>
      store.transaction((rows) => rows.saveSubscriber(makeSubscriber('anna', more)));
    await save(current, { status: 'unsubscribed', unsubscribedAt: START });
    const status = 'confirmed';
    await save(backup, { status, confirmedAt: START + 1 });
    expect(await applyOptOuts(backup, await readOptOuts(current))).toMatchObject({
      unsubscribed: 0,
    });
    await save(backup, { status, confirmedAt: START });
    expect(await applyOptOuts(backup, await readOptOuts(current))).toMatchObject({
      unsubscribed: 1,
    });
  });

  it('keeps nothing of a mailbox that was erased since then', async () => {
    const [current, backup] = [
      await openWithAnna('unsubscribed'),
      await openWithAnna('unsubscribed'),
    ];
    await current.transaction(async (rows) => {
      await rows.saveErasure(current.tokens.erasedNames('anna@example.com')[0], START);
      await rows.dropLeaving([hashOf(current)]);
      await rows.eraseSubscriber('anna');
    });
    expect(await applyOptOuts(backup, await readOptOuts(current))).toMatchObject({ erased: 1 });
    expect(await backup.transaction((rows) => rows.findLeaving([hashOf(backup)]))).toBeUndefined();
  });
});
