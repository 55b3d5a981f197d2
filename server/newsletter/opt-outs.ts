import { mailboxOf } from './address.ts';
import { saveStoredKeys } from './open-keys.ts';
import type { OpenStore, StoreWithKeys } from './open-store.ts';
import { hasKey, secretsIn } from './signing-keys.ts';
import type { Subscriber } from './store.ts';
import type { Leaving } from './tables.ts';
import { createTokens, type Tokens } from './tokens.ts';

const PAGE_ROWS = 1_000;

/**
 * The setting that holds opt-outs until they are applied, so that a kill loses none. Its name is
 * that of earlier releases.
 */
export const OPT_OUTS_SETTING = 'departures';

/** The erased addresses, unsubscriptions and mailboxes that left, of a store, as plain JSON. */
export interface OptOuts {
  /** The keys of the hashes, if they are in the store; a restored backup may have others. */
  readonly keys: string;
  /** The keyed hash of each erased address, and when it was erased. */
  readonly erased: readonly (readonly [hash: string, at: number])[];
  /** The key of each unsubscribed address, and when it was unsubscribed. */
  readonly unsubscribed: readonly (readonly [key: string, at: number])[];
  /** The mailboxes that left; undefined if an earlier release read them. */
  readonly leaving?: readonly Leaving[];
}

/** The opt-outs of a store that is missing or broken. */
export const NO_OPT_OUTS: OptOuts = { keys: '', erased: [], unsubscribed: [] };

/** How many subscribers of a restored backup were changed. */
export interface AppliedOptOuts {
  readonly erased: number;
  readonly unsubscribed: number;
}

/** Reads the opt-outs of a store before a backup replaces it. */
export async function readOptOuts(store: StoreWithKeys): Promise<OptOuts> {
  const { erasures, leaving, pending } = await store.transaction(async (rows) => ({
    erasures: await rows.listErasures(),
    leaving: await rows.listLeaving(),
    pending: await rows.findSetting(OPT_OUTS_SETTING),
  }));
  if (pending !== undefined) {
    // An earlier restore was killed before it applied these.
    await applyOptOuts(store, JSON.parse(pending) as OptOuts);
    return readOptOuts(store);
  }
  const unsubscribed: [string, number][] = [];
  for await (const { addressKey, status, unsubscribedAt } of allSubscribers(store)) {
    if (status === 'unsubscribed') unsubscribed.push([addressKey, unsubscribedAt ?? 0]);
  }
  const erased = erasures.map(({ addressHash, erasedAt }) => [addressHash, erasedAt] as const);
  const keys = store.keys.place === 'store' ? store.keys.text() : '';
  return { keys, erased, unsubscribed, leaving };
}

/** Applies opt-outs to a restored backup. */
export async function applyOptOuts(
  store: StoreWithKeys,
  optOuts: OptOuts,
): Promise<AppliedOptOuts> {
  const changed = { erased: 0, unsubscribed: 0 };
  const { erasedNames } = await tokensBefore(store, optOuts.keys);
  const erased = new Map(optOuts.erased);
  const unsubscribed = new Map(optOuts.unsubscribed);
  for await (const subscriber of allSubscribers(store)) {
    const name = erasedNames(subscriber.addressKey).find((each) => erased.has(each));
    const erasedAt = name === undefined ? undefined : erased.get(name);
    const leftAt = unsubscribed.get(subscriber.addressKey);
    const hasLeft = leftAt !== undefined && leftAt >= (subscriber.confirmedAt ?? 0);
    // An address that signed up again after its erasure, or confirmed after it left, is kept.
    if (erasedAt !== undefined && erasedAt >= subscriber.createdAt) {
      const [hash] = store.tokens.erasedNames(subscriber.addressKey);
      const mailboxNames = store.tokens.mailboxNames(mailboxOf(subscriber.addressKey));
      await store.transaction(async (rows) => {
        await rows.saveErasure(hash, erasedAt);
        await rows.dropLeaving(mailboxNames);
        await rows.eraseSubscriber(subscriber.id);
      });
      changed.erased += 1;
    } else if (hasLeft && subscriber.status !== 'unsubscribed') {
      await store.transaction(async (rows) => {
        await rows.saveSubscriber({
          ...subscriber,
          status: 'unsubscribed',
          unsubscribedAt: leftAt,
        });
        await rows.dropUnsentMails(subscriber.id);
      });
      changed.unsubscribed += 1;
    }
  }
  await store.transaction(async (rows) => {
    for (const mailbox of optOuts.leaving ?? []) await rows.saveLeaving(mailbox);
    // Kept for older backups, which may hold more addresses.
    for (const [hash, erasedAt] of optOuts.erased) await rows.saveErasure(hash, erasedAt);
    await rows.dropSetting(OPT_OUTS_SETTING);
  });
  await store.scrub();
  return changed;
}

/**
 * Returns the tokens of the store that was replaced. Its keys stay with the restored one, or the
 * links in mails since the backup would end.
 */
async function tokensBefore(store: StoreWithKeys, before: string): Promise<Tokens> {
  if (before === '') return store.tokens;
  const secrets = secretsIn(before, Date.now());
  const lost = secretsIn(store.keys.text(), Date.now()).filter((secret) => !hasKey(before, secret));
  if (store.keys.place === 'store')
    await store.transaction((rows) => saveStoredKeys(rows, [before, ...lost].join(',')));
  return createTokens(secrets);
}

async function* allSubscribers(store: OpenStore): AsyncGenerator<Subscriber> {
  for (let after = ''; ; ) {
    const page = await store.transaction((rows) => rows.listSubscribers(after, PAGE_ROWS));
    yield* page;
    if (page.length < PAGE_ROWS) return;
    after = page.at(-1)?.addressKey ?? after;
  }
}
