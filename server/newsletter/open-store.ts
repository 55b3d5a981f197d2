import { join } from 'node:path';
import { describeError, type Log } from '../log.ts';
import { type OpenKeys, openKeys } from './open-keys.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { NewsletterSettings } from './store.ts';
import type { NewsletterStore } from './store-rows.ts';
import type { Tokens } from './tokens.ts';

const REOPEN_PAUSE_MS = 5_000;
/** After a failure that took this long, other transactions fail at once instead of waiting. */
const SLOW_FAILURE_MS = 500;
const SLOW_FAILURE_PAUSE_MS = 1_000;

/** Where the newsletter is kept. */
export type StoreSettings = Pick<NewsletterSettings, 'databaseUrl' | 'dataFolder' | 'signingKeys'>;

/** An open store, and the tokens of its keys. */
export interface OpenStore extends NewsletterStore {
  readonly tokens: Tokens;
}

/** An open store, and its keys themselves. */
export interface StoreWithKeys extends OpenStore {
  readonly keys: OpenKeys;
}

/** The SQLite file of the newsletter. */
export function storeFile(dataFolder: string): string {
  return join(dataFolder, 'newsletter.sqlite');
}

/** Opens a store and brings its tables up to date. Throws when it cannot be opened. */
export async function openStore(settings: StoreSettings, log: Log): Promise<StoreWithKeys> {
  const { databaseUrl, dataFolder } = settings;
  const store =
    databaseUrl === undefined
      ? await openSqliteStore(storeFile(dataFolder))
      : await openPostgresStore(databaseUrl, log);
  return withKeys(store, settings);
}

/** Opens the keys of a store. Closes the store when that fails. */
export async function withKeys(
  store: NewsletterStore,
  settings: StoreSettings,
): Promise<StoreWithKeys> {
  try {
    const keys = await openKeys(store, settings);
    return { ...store, keys, tokens: keys.tokens };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * A store that may be unavailable at any time, also at the start; every method then soon rejects
 * with `StoreUnavailableError`.
 */
export interface ReopeningStore extends NewsletterStore {
  tokens(): Promise<Tokens>;
}

/** The dependencies of every part of the newsletter. */
export interface NewsletterParts extends Pick<NewsletterSettings, 'siteName' | 'publicOrigin'> {
  readonly store: ReopeningStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}

/** The state of a store: whether transactions may use it. */
type Access =
  | { readonly kind: 'open' }
  /** The last transaction failed slowly, so none may use it until a time of `performance.now`. */
  | { readonly kind: 'paused'; readonly until: number }
  /** After the pause one transaction tries the store; until it ends the others fail. */
  | { readonly kind: 'tried' };

/** The store failed; the log has the cause. */
class StoreUnavailableError extends Error {}

/** Logs a failure, unless it is the store's, which `createReopeningStore` logs once. */
export function logUnlessUnavailable(log: Log, during: string, error: unknown): void {
  if (!(error instanceof StoreUnavailableError))
    log('newsletter.failed', { during, ...describeError(error) });
}

/**
 * Opens a store at its first use, and again every 5 seconds until it opens. Logs
 * `newsletter.store-failed` when the store begins to fail and `newsletter.store-back` when it works
 * again. A store whose file was removed is logged as `newsletter.store-lost` and opened again.
 */
export function createReopeningStore(open: () => Promise<OpenStore>, log: Log): ReopeningStore {
  let opening: Promise<OpenStore> | undefined;
  let tokens: Tokens | undefined;
  let isFailing = false;
  let access: Access = { kind: 'open' };

  function reopen(): Promise<OpenStore> {
    return open().catch((error) => {
      setTimeout(() => {
        opening = undefined;
      }, REOPEN_PAUSE_MS).unref();
      throw error;
    });
  }

  async function opened(): Promise<OpenStore> {
    opening ??= reopen();
    const current = opening;
    const store = await current;
    if (!store.isLost?.()) return store;
    if (opening === current) {
      log('newsletter.store-lost', {});
      tokens = undefined;
      // An error of closing is ignored: the lost store has nothing left.
      opening = store
        .close()
        .catch(() => {})
        .then(reopen);
    }
    return opened();
  }

  async function use<T>(work: (store: OpenStore) => Promise<T>): Promise<T> {
    const start = performance.now();
    if (access.kind === 'tried' || (access.kind === 'paused' && start < access.until))
      throw new StoreUnavailableError();
    if (access.kind === 'paused') access = { kind: 'tried' };
    try {
      const result = await work(await opened());
      access = { kind: 'open' };
      if (isFailing) log('newsletter.store-back', {});
      isFailing = false;
      return result;
    } catch (error) {
      const milliseconds = Math.round(performance.now() - start);
      access =
        milliseconds > SLOW_FAILURE_MS
          ? { kind: 'paused', until: performance.now() + SLOW_FAILURE_PAUSE_MS }
          : { kind: 'open' };
      if (!isFailing) log('newsletter.store-failed', { ...describeError(error), milliseconds });
      isFailing = true;
      throw new StoreUnavailableError(undefined, { cause: error });
    }
  }

  return {
    async tokens() {
      tokens ??= await use(async (store) => store.tokens);
      return tokens;
    },
    transaction: (work) => use((store) => store.transaction(work)),
    scrub: async () => (await opened()).scrub(),
    close: async () =>
      opening?.then(
        (store) => store.close(),
        () => {},
      ),
  };
}
