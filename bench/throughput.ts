import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { startServerProcess } from '#server/testing/server-process.ts';
import { freePort } from './free-port.ts';

const FIRST_CORE = ['taskset', '-c', '0'];
const has = (command: string) => spawnSync('which', [command]).status === 0;

// Without blocking this process: somebody must read the server's log meanwhile, or it piles up in the server.
async function requestsEachSecond(address: string): Promise<number> {
  const wrk = ['-t1', '-c32', '-d8s', '-H', 'Accept-Encoding: br', address];
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', 'wrk', ...wrk]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** Prints how many finished pages a second the server sends, beside nginx sending the same bytes from one worker. */
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
  const html = await (await fetch(`${server.origin}/`)).text();
  writeFileSync(join(folder, 'index.html'), brotliCompressSync(html));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 256; }
http { access_log off; default_type text/html; add_header Content-Encoding br;
  server { listen 127.0.0.1:${port}; root ${folder}; } }\n`,
  );
  const [file = '', ...parameters] = [...FIRST_CORE, 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const nginx = spawn(file, parameters, { stdio: 'ignore' });
  while (!(await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).catch(() => undefined)));
  await requestsEachSecond(`${server.origin}/`);
  const ours = await requestsEachSecond(`${server.origin}/`);
  const theirs = await requestsEachSecond(`http://127.0.0.1:${port}/`);
  process.stdout.write(
    `finished pages: ${ours.toFixed(0)} a second, nginx ${theirs.toFixed(0)}, ratio ${(ours / theirs).toFixed(2)}\n`,
  );
  nginx.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
