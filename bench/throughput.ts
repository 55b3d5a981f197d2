import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort } from '#server/testing/free-port.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { quantile } from './machine.ts';

/** The two alternate, since the speed of a rented machine changes from minute to minute. */
const ROUNDS = 5;
const FIRST_CORE = ['taskset', '-c', '0'];
const isInstalled = (command: string) => spawnSync('which', [command]).status === 0;

/** Requests per second of the server and of nginx, measured one after the other. */
interface Round {
  readonly ours: number;
  readonly theirs: number;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

async function compressedPage(address: string): Promise<Buffer> {
  const request = get(address, { headers: { 'Accept-Encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return buffer(response);
}

// Not synchronous: this process must read the server's log meanwhile, or the server buffers it.
async function requestsPerSecond(address: string): Promise<number> {
  const wrk = ['-t1', '-c32', '-d4s', '-H', 'Accept-Encoding: br', address];
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', 'wrk', ...wrk]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/**
 * Prints how many cached pages per second the server sends, and how many nginx sends of the same
 * bytes with one worker on the same core.
 */
export async function benchThroughput(): Promise<void> {
  const missing = ['nginx', 'wrk', 'taskset'].filter((command) => !isInstalled(command));
  if (missing.length > 0) {
    process.stdout.write(
      `cached pages beside nginx: skipped, since there is no ${missing.join(' and no ')} here\n`,
    );
    return;
  }
  const server = await startServerProcess({ command: FIRST_CORE });
  const folder = mkdtempSync(join(tmpdir(), 'binario-nginx-'));
  const port = await freePort();
  // The worker of an nginx started by root reads its files as another user.
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
  const [file = '', ...parameters] = FIRST_CORE;
  const command = ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const nginx = spawn(file, [...parameters, ...command], { stdio: 'ignore' });
  const other = `http://127.0.0.1:${port}/`;
  while (!(await fetch(other, { method: 'HEAD' }).catch(() => undefined)));
  if (!page.equals(await compressedPage(other)))
    throw new Error('nginx does not send the same bytes');
  await requestsPerSecond(`${server.origin}/`);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const ours = await requestsPerSecond(`${server.origin}/`);
    const theirs = await requestsPerSecond(other);
    rounds.push({ ours, theirs });
  }
  const ours = rounds.map((round) => round.ours);
  const theirs = rounds.map((round) => round.theirs);
  const ratios = rounds.map((round) => round.ours / round.theirs);
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  process.stdout.write(
    `cached pages: ${median(ours).toFixed(0)} per second, nginx ${median(theirs).toFixed(0)}, ` +
      `ratio ${median(ratios).toFixed(2)} (${each})\n`,
  );
  nginx.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
