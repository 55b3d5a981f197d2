import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describeError, type Log } from '../log.ts';
import { type OpenStore, openStore, storeFile } from './open-store.ts';
import { deleteRestored } from './restored-file.ts';
import type { NewsletterSettings } from './store.ts';
import { databaseName } from './store-name.ts';
import { ORIGIN_SETTING, SUCCESSOR_SETTING } from './store-state.ts';

/**
 * Opens the store for a server, and stores the public origin there for the owner's commands. Deletes
 * what a killed restore left. Marks an SQLite file from before PostgreSQL as replaced, so that no
 * command uses it.
 */
export async function openServerStore(settings: NewsletterSettings, log: Log): Promise<OpenStore> {
  const file = storeFile(settings.dataFolder);
  if (settings.databaseUrl === undefined) deleteRestored(file);
  const store = await openStore(settings, log);
  try {
    await store.transaction(async (rows) => {
      await rows.saveSetting(ORIGIN_SETTING, settings.publicOrigin);
      await rows.dropSetting(SUCCESSOR_SETTING);
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  if (settings.databaseUrl !== undefined && existsSync(file)) {
    markAsReplaced(file, databaseName(settings.databaseUrl), log);
  }
  return store;
}

function markAsReplaced(file: string, successor: string, log: Log): void {
  try {
    const database = new Database(file, { fileMustExist: true });
    try {
      const text = 'INSERT OR REPLACE INTO newsletter_setting (name, value) VALUES (?, ?)';
      database.prepare(text).run(SUCCESSOR_SETTING, successor);
    } finally {
      database.close();
    }
  } catch (error) {
    log('newsletter.failed', { during: 'mark-old-file', ...describeError(error) });
  }
}
