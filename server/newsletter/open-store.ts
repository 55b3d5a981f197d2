import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describeError, type Log } from '../log.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { NewsletterSettings } from './store.ts';
import type { NewsletterStore } from './store-rows.ts';
import { createTokens, type Tokens } from './tokens.ts';

const REOPEN_PAUSE_MS = 5_000;
/** A failure that took this long is a silence, in which nobody else has to wait for the same. */
const SILENCE_MS = 500;
const SILENCE_PAUSE_MS = 1_000;

/** Where the newsletter is kept. */
export type StoreSettings = Pick<NewsletterSettings, 'databaseUrl' | 'dataFolder'>;

/**
 * An open store, with what signs its links: a secret that is made at the first start and kept in
 * the store.
 */
export interface OpenStore extends NewsletterStore {
  readonly tokens: Tokens;
}

/** The file of the newsletter below the data folder, for sites without a PostgreSQL database. */
export function storeFile(dataFolder: string): string {
  return join(dataFolder, 'newsletter.sqlite');
}

/**
 * Opens the store that the settings name, with its tables up to date. Throws when it cannot be
 * opened.
 */
export async function openStore(
  { databaseUrl, dataFolder }: StoreSettings,
  log: Log,
): Promise<OpenStore> {
  const store =
    databaseUrl === undefined
      ? await openSqliteStore(storeFile(dataFolder))
      : await openPostgresStore(databaseUrl, log);
  return withTokens(store);
}

/** Adds what signs links, from the secret in the store. Closes the store when that fails. */
export async function withTokens(store: NewsletterStore): Promise<OpenStore> {
  const made = randomBytes(32).toString('hex');
  try {
    const secret = await store.transaction((rows) => rows.settleSetting('secret', made));
    return { ...store, tokens: createTokens(secret) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * A store that may be away at any time, also at the start; every method then rejects with
 * `StoreAwayError`, soon.
 */
export interface ReopeningStore extends NewsletterStore {
  /** Reads and signs the links in mails, with the secret that is kept in the store. */
  tokens(): Promise<Tokens>;
}

/** What every part of the newsletter works with. */
export interface NewsletterParts extends Pick<NewsletterSettings, 'siteName' | 'publicOrigin'> {
  readonly store: ReopeningStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}

/** The store did not do what it was asked; the log has the cause. */
class StoreAwayError extends Error {}

/** Logs what failed, but for a store that is away, which has its own line. */
export function logUnlessAway(log: Log, during: string, error: unknown): void {
  if (!(error instanceof StoreAwayError))
    log('newsletter.failed', { during, ...describeError(error) });
}

/**
 * Opens a store when it is first needed, and again every 5 seconds until it opens. Logs one line
 * when the store begins to fail, `newsletter.store-failed`, and one when it works again,
 * `newsletter.store-back`. One whose file was taken away is `newsletter.store-lost`, and begins
 * anew.
 */
export function createReopeningStore(open: () => Promise<OpenStore>, log: Log): ReopeningStore {
  let opening: Promise<OpenStore> | undefined;
  let tokens: Tokens | undefined;
  let isFailing = false;
  let silentUntil = 0;

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
      opening = store.close().then(reopen);
    }
    return opened();
  }

  async function ask<T>(question: (store: OpenStore) => Promise<T>): Promise<T> {
    const start = performance.now();
    if (start < silentUntil) throw new StoreAwayError();
    // Once the pause is over, one asks for all.
    if (silentUntil > 0) silentUntil = Number.POSITIVE_INFINITY;
    try {
      const answer = await question(await opened());
      silentUntil = 0;
      if (isFailing) log('newsletter.store-back', {});
      isFailing = false;
      return answer;
    } catch (error) {
      const milliseconds = Math.round(performance.now() - start);
      silentUntil = milliseconds > SILENCE_MS ? performance.now() + SILENCE_PAUSE_MS : 0;
      if (!isFailing) log('newsletter.store-failed', { ...describeError(error), milliseconds });
      isFailing = true;
      throw new StoreAwayError(undefined, { cause: error });
    }
  }

  return {
    async tokens() {
      tokens ??= await ask(async (store) => store.tokens);
      return tokens;
    },
    transaction: (work) => ask((store) => store.transaction(work)),
    scrub: async () => (await opened()).scrub(),
    close: async () =>
      opening?.then(
        (store) => store.close(),
        () => {},
      ),
  };
}
