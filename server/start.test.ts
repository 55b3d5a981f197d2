import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { machineHas } from './testing/machine.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

/**
 * Starts the built server, which is to stop by itself; gives the code it ends with and what it says
 * of it.
 */
async function failedStart(
  environment: Readonly<Record<string, string>>,
  file = 'build/site-server.js',
  ...options: readonly string[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = spawn(process.execPath, [...options, file], {
    env: { ...process.env, DATA_FOLDER: folder, TIMETABLE_FEEDS: 'none', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A start that hangs is killed, and then the code is null.
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  server.stderr.on('data', (bytes) => {
    said += String(bytes);
  });
  return { code: await new Promise((resolve) => server.once('close', resolve)), said };
}

describe('the start beside a server that has the port', { timeout: 60_000 }, () => {
  let first: ServerProcess;
  beforeAll(async () => {
    first = await startServerProcess();
  }, 60_000);
  afterAll(async () => void (await first.stop()));

  it('changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { code, said } = await failedStart({ PORT: String(first.port), DATA_FOLDER: folder });
    expect(code).toBe(1);
    expect(said).toMatch(/^PORT should be .* \(EADDRINUSE\)\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  // The start ends by itself after it has named everything else.
  it.each([
    [
      'https://www.altro.it',
      /^PUBLIC_ORIGIN is public, but placeholders are left; set OPERATOR_NAME, [A-Z_, ]+\n$/,
    ],
    ['http://localhost:3000', /^$/],
  ])('names in one line the placeholders that visitors of %s would see', async (origin, said) => {
    const start = await failedStart({ PORT: String(first.port), PUBLIC_ORIGIN: origin });
    expect(start.said.replace(/^PORT should be .*\n/m, '')).toMatch(said);
  });
});

describe('the start', { timeout: 60_000 }, () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT should be a port number from 0 to 65535, but is "eighty"\n'],
    [
      { DATA_FOLDER: '/dev/null/data' },
      'DATA_FOLDER should be a folder that can be written, but is "/dev/null/data" (ENOTDIR)\n',
    ],
    [
      { METRICS_HOST: '192.0.2.1', METRICS_PORT: '0' },
      'METRICS_HOST should be an address of this machine, but is "192.0.2.1" (EADDRNOTAVAIL)\n',
    ],
  ])('says in one line which setting is wrong, and exits with 1: %o', async (environment, said) => {
    expect(await failedStart(environment)).toEqual({ code: 1, said });
  });

  it.runIf(machineHas('Linux', process.platform === 'linux'))(
    'does not hang where no folder can be made',
    async () => {
      expect(await failedStart({ DATA_FOLDER: '/proc/x/data' })).toEqual({
        code: 1,
        said: 'DATA_FOLDER should be a folder that can be written, but is "/proc/x/data" (ENOENT)\n',
      });
    },
  );

  it('writes nothing but JSON into a log that is no terminal, from the first line on', async () => {
    const lines: string[] = [];
    const server = await startServerProcess({ onLine: (line) => lines.push(line) });
    await server.stop();
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toEqual(expect.arrayContaining(['start.without-mail', 'start.ready']));
  });

  it('ends well at a signal that comes before it is over', async () => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'binario-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const environment = {
      PORT: '0',
      METRICS_PORT: String(port),
      DATA_FOLDER: folder,
      STOP_DELAY_SECONDS: '0',
      TIMETABLE_FEEDS: 'none',
    };
    const server = spawn(process.execPath, ['build/site-server.js'], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    const exit = new Promise((resolve) => server.once('exit', resolve));
    // The metrics are announced before the first pages are rendered.
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/metrics`), {
      timeout: 60_000,
      interval: 5,
    });
    server.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('says in one line that Node is too old, before an older Node fails at anything', async () => {
    const versions = "Object.defineProperty(process, 'versions', { value: { node: '22.19.0' } })";
    const options = ['--import', `data:text/javascript,${versions}`];
    const { code, said } = await failedStart({}, 'build/site-server.js', ...options);
    expect(code).toBe(1);
    expect(said).toMatch(/^The site needs Node 24 or newer, and this is Node 22\.19\.0\b.*\n$/);
    expect(readFileSync('build/site-server.js', 'utf8')).not.toMatch(/^import /m);
  });

  it('keeps serving when no feed can be fetched, and says so once', async () => {
    const lines: Record<string, unknown>[] = [];
    const server = await startServerProcess({
      // Refused before a connection is tried: these are no public addresses.
      environment: { TIMETABLE_FEEDS: 'https://127.0.0.1:1/a.zip https://10.0.0.1/b.zip' },
      onLine: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    onTestFinished(async () => void (await server.stop()));
    const failures = () => lines.filter(({ event }) => event === 'timetable.not-made');
    await vi.waitFor(() => expect(failures()).toHaveLength(1), { timeout: 60_000 });
    expect(failures()[0]?.reason).toBe(
      'https://127.0.0.1:1/a.zip leads to 127.0.0.1, which is not a public address; ' +
        'https://10.0.0.1/b.zip leads to 10.0.0.1, which is not a public address',
    );
    const readyLines = async () =>
      (await (await fetch(`${server.origin}/readyz`)).text()).split('\n');
    await vi.waitFor(
      async () =>
        expect(await readyLines()).toEqual([
          'ready',
          expect.stringMatching(/^Trenitalia: 2025-12-14 to 2026-06-13/),
          'https://127.0.0.1:1/a.zip: never loaded',
          'https://10.0.0.1/b.zip: never loaded',
          '',
        ]),
      { timeout: 60_000 },
    );
  });
});
