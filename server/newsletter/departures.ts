import type { OpenStore } from './open-store.ts';
import type { Subscriber } from './store.ts';
import { createTokens } from './tokens.ts';

const PAGE_ROWS = 1_000;

/**
 * The setting that holds departures until they are applied, so that a kill in between loses none.
 */
export const DEPARTURES_SETTING = 'departures';

/**
 * The addresses that were erased and the subscribers who left, as a store knew them; it is plain
 * JSON.
 */
export interface Departures {
  /** Names the erased addresses; the store that is put back may have another. */
  readonly secret: string;
  /** The name of each erased address, and when it was erased. */
  readonly erased: readonly (readonly [name: string, at: number])[];
  /** The key of each address that unsubscribed, and when. */
  readonly unsubscribed: readonly (readonly [key: string, at: number])[];
}

/** Reads who left a store, before a backup takes its place. */
export async function readDepartures(store: OpenStore): Promise<Departures> {
  const { secret, erasures, left } = await store.transaction(async (rows) => ({
    secret: await rows.settleSetting('secret', ''),
    erasures: await rows.listErasures(),
    left: await rows.findSetting(DEPARTURES_SETTING),
  }));
  // A restore was killed before it was done; what it replaced knew more.
  if (left !== undefined) await applyDepartures(store, JSON.parse(left) as Departures);
  if (left !== undefined) return readDepartures(store);
  const unsubscribed: [string, number][] = [];
  for await (const { addressKey, status, unsubscribedAt } of allSubscribers(store)) {
    if (status === 'unsubscribed') unsubscribed.push([addressKey, unsubscribedAt ?? 0]);
  }
  const erased = erasures.map(({ addressHash, erasedAt }) => [addressHash, erasedAt] as const);
  return { secret, erased, unsubscribed };
}

/**
 * Lets a store that was put back know of the departures since then; answers how many it changed.
 */
export async function applyDepartures(store: OpenStore, departures: Departures) {
  const changed = { erased: 0, unsubscribed: 0 };
  const { nameErased } = createTokens(departures.secret);
  const erased = new Map(departures.erased);
  const unsubscribed = new Map(departures.unsubscribed);
  for await (const subscriber of allSubscribers(store)) {
    const erasedAt = erased.get(nameErased(subscriber.addressKey));
    const leftAt = unsubscribed.get(subscriber.addressKey);
    // An address that signed up again after its erasure has the last word.
    if (erasedAt !== undefined && erasedAt >= subscriber.createdAt) {
      const hash = store.tokens.nameErased(subscriber.addressKey);
      await store.transaction(async (rows) => {
        await rows.saveErasure(hash, erasedAt);
        await rows.eraseSubscriber(subscriber.id);
      });
      changed.erased += 1;
    } else if (leftAt !== undefined && subscriber.status !== 'unsubscribed') {
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
  // Older backups may hold addresses that this one does not.
  await store.transaction(async (rows) => {
    for (const [hash, erasedAt] of departures.erased) await rows.saveErasure(hash, erasedAt);
    await rows.dropSetting(DEPARTURES_SETTING);
  });
  await store.scrub();
  return changed;
}

async function* allSubscribers(store: OpenStore): AsyncGenerator<Subscriber> {
  for (let after = ''; ; ) {
    const page = await store.transaction((rows) => rows.listSubscribers(after, PAGE_ROWS));
    yield* page;
    if (page.length < PAGE_ROWS) return;
    after = page.at(-1)?.addressKey ?? after;
  }
}
