import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { NewsletterStore } from './store.ts';

/** Where the newsletter is kept. */
export interface StoreSettings {
  /** A `postgres://` address; without it the store is the file `newsletter.sqlite` in the data folder. */
  readonly databaseUrl?: string;
  readonly dataFolder: string;
  /** Signs the links in mails, at least 32 characters; without it one is made at the first start and kept in the store. */
  readonly secret?: string;
}

/** An open store, the secret that belongs to it, and the engine for the log. */
export interface OpenStore {
  readonly store: NewsletterStore;
  readonly secret: string;
  readonly engine: 'sqlite' | 'postgres';
}

/** Folder of the `.eml` files below the data folder, for sites without an SMTP server. */
export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail');
}

/** Opens the store that the settings name, with its tables up to date. Throws when it cannot be opened. */
export async function openStore(settings: StoreSettings): Promise<OpenStore> {
  const store =
    settings.databaseUrl === undefined
      ? await openSqliteStore({ file: join(settings.dataFolder, 'newsletter.sqlite') })
      : await openPostgresStore(settings.databaseUrl);
  const made = randomBytes(32).toString('hex');
  try {
    const secret = settings.secret ?? (await store.transaction((rows) => rows.settleSetting('secret', made)));
    return { store, secret, engine: settings.databaseUrl === undefined ? 'sqlite' : 'postgres' };
  } catch (error) {
    await store.close();
    throw error;
  }
}
