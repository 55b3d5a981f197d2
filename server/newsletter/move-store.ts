import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import pg from 'pg';
import { keyFile, readKeyFile } from './key-file.ts';
import { KEYS_SETTING, type KeySettings, MOVED_SETTING } from './open-keys.ts';
import { storeFile } from './open-store.ts';
import { describeOthers } from './other-connections.ts';
import { openPostgresStore } from './postgres-store.ts';
import { hasKey, secretsIn } from './signing-keys.ts';
import { isBusy, openSqliteStore } from './sqlite-store.ts';
import { databaseName } from './store-name.ts';
import { SUCCESSOR_SETTING } from './store-state.ts';

/** Why the newsletter cannot be moved, in one line. */
export class MoveRefusal extends Error {}

/** A store of a move that cannot be used; the cause is its error. */
export class MoveFailure extends Error {
  /** Whether it is the store to move from, or the one to move to. */
  readonly side: 'from' | 'to';
  /** What was moved by then; unknown if the connection broke at the end. */
  readonly moved: 'nothing' | 'unknown' | 'everything';

  constructor(side: MoveFailure['side'], moved: MoveFailure['moved'], cause: unknown) {
    super(undefined, { cause });
    this.side = side;
    this.moved = moved;
  }
}

/** How many rows of a table were moved. */
export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

const PAGE_ROWS = 1_000;
/** Referenced tables come first. The target has its own record of its steps. */
const FIRST = ['newsletter_subscriber', 'newsletter_issue'];
const NOT_MOVED = ['newsletter_migration', 'newsletter_step'];
/** Names a newsletter, so that a move is recognised as done. */
const ID_SETTING = 'store-id';

/**
 * Moves the whole newsletter from an SQLite file to an empty PostgreSQL database in one
 * transaction. The file stays, marked as replaced. A finished move is not repeated. The keys of the
 * links go into the database, unless `SIGNING_KEYS` has them.
 *
 * @returns the moved tables; undefined if the newsletter was moved before
 * @throws MoveRefusal when a server uses either store, the target has subscribers of its own, or
 *   the counts differ
 * @throws MoveFailure when a store cannot be used
 */
export async function moveStore(
  { dataFolder, signingKeys }: KeySettings,
  databaseUrl: string,
): Promise<MovedTable[] | undefined> {
  const file = storeFile(dataFolder);
  const keys = await blame('from', () => findKeys(dataFolder, signingKeys));
  // Brings the tables of both up to date.
  await blame('from', async () => (await openSqliteStore(file)).close());
  await blame('to', async () => (await openPostgresStore(databaseUrl, () => {})).close());
  const source = await blame('from', () => openAlone(file));
  try {
    const target = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
    });
    target.on('error', () => {});
    await blame('to', () => target.connect());
    try {
      const moved = await blame('to', () => moveRows(source, target, keys));
      await blame('from', () => markAsMoved(source, databaseUrl), 'everything');
      return moved;
    } finally {
      await target.end();
    }
  } finally {
    source.close();
  }
}

function markAsMoved(source: Database.Database, databaseUrl: string): void {
  const text = 'INSERT OR REPLACE INTO newsletter_setting (name, value) VALUES (?, ?)';
  source.prepare(text).run(SUCCESSOR_SETTING, databaseName(databaseUrl));
}

/** Says of an error which store it comes from; rows are read from one and written to the other. */
async function blame<Result>(
  side: MoveFailure['side'],
  work: () => Result | Promise<Result>,
  moved: MoveFailure['moved'] = 'nothing',
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MoveRefusal || error instanceof MoveFailure) throw error;
    throw new MoveFailure(error instanceof Database.SqliteError ? 'from' : side, moved, error);
  }
}

/** Reads the keys that the database is to have; undefined if `SIGNING_KEYS` has them. */
function findKeys(dataFolder: string, signingKeys: string | undefined): string | undefined {
  const file = keyFile(dataFolder);
  const text = readKeyFile(file);
  // A file of the release before has its key in its settings, which are moved as they are.
  if (text === undefined) return undefined;
  const keys = secretsIn(text, Date.now());
  if (signingKeys === undefined) return keys.join(',');
  if (keys.every((secret) => hasKey(signingKeys, secret))) return undefined;
  throw new MoveRefusal(`SIGNING_KEYS lacks a key of ${file}: links in sent mails would end.`);
}

/** Opens the file so that no server can use it meanwhile. */
function openAlone(file: string): Database.Database {
  const database = new Database(file, { timeout: 0, fileMustExist: true });
  try {
    // SQLite leaves the write-ahead log only if no other connection has the file.
    database.pragma('journal_mode = DELETE');
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) {
      throw new MoveRefusal('The server of the SQLite file is running: stop it first.', {
        cause: error,
      });
    }
    throw error;
  }
}

async function moveRows(
  source: Database.Database,
  target: pg.Client,
  keys: string | undefined,
): Promise<MovedTable[] | undefined> {
  // A running server would go on with the keys that it has read.
  const others = await describeOthers(target);
  if (others !== undefined) throw new MoveRefusal(`${others}.`);
  source
    .prepare('INSERT OR IGNORE INTO newsletter_setting (name, value) VALUES (?, ?)')
    .run(ID_SETTING, randomUUID());
  await target.query('BEGIN');
  try {
    // A server that starts now waits, and then finds the moved rows.
    await target.query(
      'LOCK TABLE newsletter_subscriber, newsletter_setting IN ACCESS EXCLUSIVE MODE',
    );
    if ((await count(target, 'newsletter_subscriber')) > 0) {
      if (!(await isMoved(source, target))) {
        throw new MoveRefusal('The database has subscribers of its own: nothing was moved.');
      }
      await target.query('ROLLBACK');
      return undefined;
    }
    const moved: MovedTable[] = [];
    const tables = listTables(source);
    for (const table of tables.toReversed()) await target.query(`DELETE FROM ${table}`);
    for (const table of tables) moved.push({ table, rows: await copyTable(source, target, table) });
    await target.query('DELETE FROM newsletter_setting WHERE name IN ($1, $2)', [
      SUCCESSOR_SETTING,
      MOVED_SETTING,
    ]);
    if (keys !== undefined) {
      const text = 'INSERT INTO newsletter_setting (name, value) VALUES ($1, $2)';
      await target.query(text, [KEYS_SETTING, keys]);
    }
    await blame('to', () => target.query('COMMIT'), 'unknown');
    return moved;
  } catch (error) {
    // A lost connection has been rolled back by the database.
    await target.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function isMoved(source: Database.Database, target: pg.Client): Promise<boolean> {
  const text = `SELECT value FROM newsletter_setting WHERE name = '${ID_SETTING}'`;
  const { rows } = await target.query(text);
  return rows[0]?.value === source.prepare(text).pluck().get();
}

/** Lists the tables of the file, so that none can be forgotten here. */
function listTables(source: Database.Database): string[] {
  const names = source
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'newsletter_%'")
    .pluck()
    .all() as string[];
  return [
    ...FIRST,
    ...names.filter((name) => !FIRST.includes(name) && !NOT_MOVED.includes(name)).sort(),
  ];
}

async function copyTable(
  source: Database.Database,
  target: pg.Client,
  table: string,
): Promise<number> {
  const insert = `INSERT INTO ${table}
    SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`;
  let page: unknown[] = [];
  let rows = 0;
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
    page.push(row);
    rows += 1;
    if (page.length < PAGE_ROWS) continue;
    await target.query(insert, [JSON.stringify(page)]);
    page = [];
  }
  if (page.length > 0) await target.query(insert, [JSON.stringify(page)]);
  const copied = await count(target, table);
  if (copied !== rows) {
    throw new MoveRefusal(
      `Only ${copied} of ${rows} rows of ${table} were copied: nothing was moved.`,
    );
  }
  return rows;
}

async function count(target: pg.Client, table: string): Promise<number> {
  const { rows } = await target.query(`SELECT COUNT(*) AS amount FROM ${table}`);
  return Number(rows[0]?.amount);
}
