import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { describeError, type Log } from '../log.ts';
import { openPostgresStore } from '../newsletter/postgres-store.ts';
import { createDatabase } from '../newsletter/tables.ts';
import { createPool } from '../postgres-pool.ts';
import { retryLock } from './import-lock.ts';
import { type ImportRecord, parseRecord } from './import-record.ts';
import { Refused } from './refused.ts';

const IMPORT_LOCK = 0x62696e62;
const CONNECT_LIMIT_MS = 2_000;
const QUERY_LIMIT_MS = 10_000;

/**
 * The timetable that several machines share, in their database. Every method throws `Refused` when
 * the database cannot be used.
 */
export interface SharedTimetable {
  /** The record of the last import and the digest of its timetable; undefined before any. */
  read(): Promise<{ readonly record: ImportRecord; readonly digest: string } | undefined>;
  /** The file of the timetable; undefined before any. */
  readFile(): Promise<Uint8Array | undefined>;
  /** Stores the record of an import, and its timetable if there is another one. */
  save(record: ImportRecord, timetable?: { file: Uint8Array; digest: string }): Promise<void>;
  /**
   * Runs an import while no other machine runs one. The database releases the lock of a connection
   * that is lost.
   *
   * @param onWait called once when another import is under way
   * @throws Refused when the lock cannot be had
   */
  withLock<Result>(onWait: () => void, run: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** How the timetable of a database is used. */
export interface SharedTimetableOptions {
  readonly readsOnly?: boolean;
}

/**
 * Opens the timetable of a database at its first use. Each version of the format has a row of its
 * own, so that machines of two releases can share the database during an update.
 *
 * @param options `readsOnly` leaves tables of an earlier release as they are; nothing can be stored
 * there
 */
export function openSharedTimetable(
  databaseUrl: string,
  log: Log,
  { readsOnly = false }: SharedTimetableOptions = {},
): SharedTimetable {
  const limits = { connectionTimeoutMillis: CONNECT_LIMIT_MS, query_timeout: QUERY_LIMIT_MS };
  // The next statement opens another connection.
  const pool = createPool({ connectionString: databaseUrl, max: 1, ...limits }, () => {});
  const db = createDatabase(new PostgresDialect({ pool }));
  let isMigrated = readsOnly;

  async function use<Result>(work: (rows: typeof db) => Promise<Result>): Promise<Result> {
    try {
      if (!isMigrated) await (await openPostgresStore(databaseUrl, log)).close();
      isMigrated = true;
      return await work(db);
    } catch (error) {
      throw unusable(error);
    }
  }

  return {
    read: () =>
      use(async (rows) => {
        const row = await rows
          .selectFrom('timetable')
          .select(['record', 'digest'])
          .where('version', '=', TIMETABLE_VERSION)
          .executeTakeFirst();
        const record = row && parseRecord(row.record);
        return record && { record, digest: row.digest ?? '' };
      }),
    readFile: () =>
      use(async (rows) => {
        const row = await rows
          .selectFrom('timetable')
          .select('file')
          .where('version', '=', TIMETABLE_VERSION)
          .executeTakeFirst();
        return row?.file ?? undefined;
      }),
    save: (record, timetable) =>
      use(async (rows) => {
        const values = { record: JSON.stringify(record), ...timetable };
        await rows
          .insertInto('timetable')
          .values({ version: TIMETABLE_VERSION, file: null, digest: null, ...values })
          .onConflict((conflict) => conflict.column('version').doUpdateSet(values))
          .execute();
      }),
    async withLock(onWait, run) {
      const client = new pg.Client({ connectionString: databaseUrl, ...limits });
      client.on('error', () => {});
      try {
        await client.connect();
        await retryLock(() => tryLock(client), onWait);
      } catch (error) {
        void client.end().catch(() => {});
        throw unusable(error);
      }
      try {
        return await run();
      } finally {
        await client.end().catch(() => {});
      }
    },
    close: () => pool.end(),
  };
}

/** The messages of a database may quote values, so only the code is shown. */
function unusable(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { code, error: name } = describeError(error);
  return new Refused(`the database cannot be used: ${code ?? name}`);
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [IMPORT_LOCK]);
  return rows[0]?.taken === true;
}
