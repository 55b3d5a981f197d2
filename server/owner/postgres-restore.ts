import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { NO_OPT_OUTS, OPT_OUTS_SETTING, type OptOuts } from '../newsletter/opt-outs.ts';
import { describeOthers } from '../newsletter/other-connections.ts';
import { databaseAccess } from './database-program.ts';
import { BackupError } from './sqlite-backup.ts';

/** A dump of the whole database has the servers' timetable too, which replaces theirs. */
const HAS_TIMETABLE = /^CREATE TABLE (?:\w+\.)?timetable \(/m;
const EXCLUSIVE = 'LOCK TABLE newsletter_subscriber IN ACCESS EXCLUSIVE MODE;';

/**
 * Refuses a database that others use, such as the servers of another machine.
 *
 * @throws BackupError
 */
export async function refuseOthers(databaseUrl: string): Promise<void> {
  const others = await withClient(databaseUrl, describeOthers);
  if (others !== undefined) throw new BackupError(others);
}

/**
 * Replaces the newsletter's tables with a dump of `pg_dump`, in one transaction of `psql`, which
 * also stores the opt-outs. If the tables have other opt-outs by then, nothing is changed: a server
 * that was started meanwhile has taken one.
 *
 * @param optOuts those of the present tables; undefined if they cannot be read
 * @throws BackupError when the file is no dump, a program is missing, or the database refuses
 */
export async function restoreDatabase(
  copy: string,
  databaseUrl: string,
  optOuts: OptOuts | undefined,
): Promise<void> {
  const script = await run('pg_restore', ['--no-owner', '--no-privileges', '--file=-', copy], {});
  if (!script.includes('newsletter_subscriber')) {
    throw new BackupError(`This is no backup of the newsletter: ${copy}`);
  }
  const tables = await listTables(databaseUrl);
  const kept = pg.escapeLiteral(JSON.stringify(optOuts ?? NO_OPT_OUTS));
  const statements = [
    'SET client_min_messages = warning;',
    tables.includes('newsletter_subscriber') ? EXCLUSIVE : '',
    optOuts === undefined ? '' : refuseLaterOptOuts(optOuts),
    ...tables.map((table) => `DROP TABLE ${pg.escapeIdentifier(table)} CASCADE;`),
    HAS_TIMETABLE.test(script) ? 'DROP TABLE IF EXISTS timetable;' : '',
    script,
    'RESET search_path;',
    `INSERT INTO newsletter_setting (name, value) VALUES ('${OPT_OUTS_SETTING}', ${kept})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value;`,
  ];
  const { address, environment } = databaseAccess(databaseUrl);
  const options = ['--no-psqlrc', '--quiet', '--no-password', '--single-transaction'];
  const args = [...options, '--set=ON_ERROR_STOP=1', '--output=/dev/null', `--dbname=${address}`];
  await run('psql', args, environment, statements.join('\n'));
}

/** A statement that fails if the tables have more opt-outs or fewer than were read. */
function refuseLaterOptOuts({ unsubscribed, erased, leaving = [] }: OptOuts): string {
  return `DO $$ BEGIN
    IF (SELECT COUNT(*) FROM newsletter_subscriber WHERE status = 'unsubscribed')
        <> ${unsubscribed.length}
      OR (SELECT COUNT(*) FROM newsletter_erasure) <> ${erased.length}
      OR (SELECT COUNT(*) FROM newsletter_leaving) <> ${leaving.length}
    THEN RAISE EXCEPTION 'somebody left meanwhile: stop all servers first';
    END IF;
  END $$;`;
}

async function listTables(databaseUrl: string): Promise<string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `SELECT tablename FROM pg_tables
        WHERE schemaname = current_schema() AND tablename LIKE 'newsletter\\_%'`,
    ),
  );
  return rows.map(({ tablename }) => String(tablename));
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
): Promise<string> {
  const child = spawn(program, [...args], { env: { ...process.env, ...environment } });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A program that ends early closes its input; its status says why.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const [status, out, errors] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ]);
    if (status !== 0) {
      // Only the first line, since further lines may quote rows.
      const [reason] = errors.trim().split('\n', 1);
      throw new BackupError(`${program} failed: ${reason}`);
    }
    return out;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`${program} is missing: install PostgreSQL's client programs`, {
      cause: error,
    });
  }
}
