import { resolve } from 'node:path';
import { type StoreSettings, storeFile } from './open-store.ts';

/** The host and name of a database, without user and password. */
export function databaseName(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}

/** Names a store for the operator, without user and password. */
export function storeName({ databaseUrl, dataFolder }: StoreSettings): string {
  return databaseUrl === undefined
    ? `SQLite file ${resolve(storeFile(dataFolder))}`
    : `PostgreSQL ${databaseName(databaseUrl)}`;
}
