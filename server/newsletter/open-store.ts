import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Log } from './log.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { NewsletterStore } from './store.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Where the newsletter is kept. */
export interface StoreSettings {
  /** A `postgres://` address; without it the store is the file `newsletter.sqlite` in the data folder. */
  readonly databaseUrl?: string;
  readonly dataFolder: string;
}

/** An open store, and what signs its links: a secret that is made at the first start and kept in the store. */
export interface OpenStore {
  readonly store: NewsletterStore;
  readonly tokens: Tokens;
}

/** Folder of the `.eml` files below the data folder, for sites without an SMTP server. */
export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail');
}

/** The file of the newsletter below the data folder, for sites without a PostgreSQL database. */
export function storeFile(dataFolder: string): string {
  return join(dataFolder, 'newsletter.sqlite');
}

/** Opens the store that the settings name, with its tables up to date. Throws when it cannot be opened. */
export async function openStore({ databaseUrl, dataFolder }: StoreSettings, log: Log): Promise<OpenStore> {
  const store =
    databaseUrl === undefined
      ? await openSqliteStore(storeFile(dataFolder))
      : await openPostgresStore(databaseUrl, log);
  const made = randomBytes(32).toString('hex');
  try {
    const secret = await store.transaction((rows) => rows.settleSetting('secret', made));
    return { store, tokens: createTokens(secret) };
  } catch (error) {
    await store.close();
    throw error;
  }
}
