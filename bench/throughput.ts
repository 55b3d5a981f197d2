import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startServerProcess } from '#server/testing/server-process.ts';
import { freePort } from './free-port.ts';
import { percentile } from './machine.ts';

/**
 * The two are measured in turns, since the speed of a rented machine changes from minute to minute.
 */
const ROUNDS = 5;
const FIRST_CORE = ['taskset', '-c', '0'];
const has = (command: string) => spawnSync('which', [command]).status === 0;

async function compressedPage(address: string): Promise<Buffer> {
  const request = get(address, { headers: { 'Accept-Encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return buffer(answer);
}

// Without blocking this process: somebody must read the server's log meanwhile, or it piles up in
// the server.
async function requestsEachSecond(address: string): Promise<number> {
  const wrk = ['-t1', '-c32', '-d4s', '-H', 'Accept-Encoding: br', address];
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', 'wrk', ...wrk]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/**
 * Prints how many finished pages a second the server sends, beside nginx sending the same bytes
 * from one worker.
 */
export async function benchThroughput(): Promise<void> {
  const missing = ['nginx', 'wrk', 'taskset'].filter((command) => !has(command));
  if (missing.length > 0) {
    process.stdout.write(
      `finished pages beside nginx: skipped, since there is no ${missing.join(' and no ')} here\n`,
    );
    return;
  }
  const server = await startServerProcess({ command: FIRST_CORE });
  const folder = mkdtempSync(join(tmpdir(), 'binario-nginx-'));
  const port = await freePort();
  // A server that was started by root reads its files as a user of its own.
  chmodSync(folder, 0o755);
  const page = await compressedPage(`${server.origin}/`);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 256; }
http { access_log off; default_type text/html; add_header Content-Encoding br;
  server { listen 127.0.0.1:${port}; root ${folder}; } }\n`,
  );
  const [file = '', ...parameters] = [
    ...FIRST_CORE,
    'nginx',
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ];
  const nginx = spawn(file, parameters, { stdio: 'ignore' });
  const other = `http://127.0.0.1:${port}/`;
  while (!(await fetch(other, { method: 'HEAD' }).catch(() => undefined)));
  if (!page.equals(await compressedPage(other)))
    throw new Error('nginx does not send the same bytes');
  await requestsEachSecond(`${server.origin}/`);
  const rounds: { ours: number; theirs: number }[] = [];
  while (rounds.length < ROUNDS) {
    const ours = await requestsEachSecond(`${server.origin}/`);
    const theirs = await requestsEachSecond(other);
    rounds.push({ ours, theirs });
  }
  const median = (of: (round: (typeof rounds)[number]) => number) =>
    percentile(rounds.map(of), 0.5);
  const ratios = rounds.map(({ ours, theirs }) => (ours / theirs).toFixed(2));
  process.stdout.write(
    `finished pages: ${median(({ ours }) => ours).toFixed(0)} a second, nginx ${median(({ theirs }) => theirs).toFixed(0)}, ratio ${median(({ ours, theirs }) => ours / theirs).toFixed(2)} (${ratios.join(', ')})\n`,
  );
  nginx.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
