import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/testing/free-port.ts';
import { machineHas } from '#server/testing/machine.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const NOBODY = 65_534;
const PASSWORD = 'only-for-this-test';
const START_TRIES = 100;

/**
 * A PostgreSQL server for one test file, on a free loopback port, with data in a temporary folder.
 */
export interface TestPostgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops the server at once, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Closes every connection to its databases, as an administrator does. */
  endConnections(): Promise<void>;
  /** Suspends its processes: connections stay open and silent. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** Finds the folder of PostgreSQL's programs; undefined without PostgreSQL. */
export function findPostgresPrograms(): string | undefined {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT).map((v) => join(DEBIAN_ROOT, v, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin', ...debian];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  return machineHas('PostgreSQL', found !== undefined) ? found : undefined;
}

/**
 * Sets up and starts a server; PostgreSQL refuses to run as root, so root runs it as an
 * unprivileged user.
 */
export async function startTestPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-postgres-'));
  const user = findUnprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
  const options = [
    '--no-sync',
    '--auth=scram-sha-256',
    '--username=test',
    '--encoding=UTF8',
    '--locale=C',
  ];
  execFileSync(join(programs, 'initdb'), [...options, `--pwfile=${passwordFile}`, '-D', data], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = (name: string) => `postgres://test:${PASSWORD}@127.0.0.1:${port}/${name}`;
  let stopServer = () => Promise.resolve();
  let signal = (_name: 'SIGSTOP' | 'SIGCONT') => {};
  let databases = 0;

  async function start() {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'fsync=off',
    ];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(programs, 'postgres'), args, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    signal = (name) => {
      const ids = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], {
        encoding: 'utf8',
      });
      for (const id of [server.pid, ...ids.trim().split(/\s+/).map(Number)])
        process.kill(id ?? 0, name);
    };
    stopServer = async () => {
      // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, connections dropped.
      server.kill('SIGQUIT');
      await ended;
    };
    for (let tries = 0; !(await isReady(url('postgres'))); tries += 1) {
      if (tries === START_TRIES) throw new Error('PostgreSQL did not start.');
    }
  }

  await start();
  return {
    start,
    crash: () => stopServer(),
    endConnections: () =>
      runOnce(
        url('postgres'),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'",
      ),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await runOnce(url('postgres'), `CREATE DATABASE ${name}`);
      return url(name);
    },
    async remove() {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const id = (kind: string) =>
      Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    // Without the packaged user, any user except root will do.
    return { uid: NOBODY, gid: NOBODY };
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    await runOnce(url, 'SELECT 1');
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
