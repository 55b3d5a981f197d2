import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';

const VISITORS = 24;
const ROUNDS = 3;
const BODY = 'email=nobody';

/** Sends a request. Resolves with the status; rejects when the connection is lost. */
function send(port: number, method: 'GET' | 'POST', path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers =
      method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, agent, headers },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(method === 'POST' ? BODY : undefined);
  });
}

/** Stops the load and resolves with a summary of the requests. */
type StopLoad = () => Promise<string>;

/**
 * Restarts two servers one after the other, ROUNDS times, under the load that `startLoad` makes.
 */
async function restartInTurn(
  ports: readonly number[],
  startLoad: (ports: readonly number[]) => Promise<StopLoad>,
): Promise<string> {
  const start = (port: number) =>
    startServerProcess({ environment: { PORT: String(port), STOP_DELAY_SECONDS: '2' } });
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await start(port));
  const stopLoad = await startLoad(ports);
  const codes: (number | null)[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, port] of ports.entries()) {
      codes.push((await servers[at]?.stop()) ?? null);
      servers[at] = await start(port);
    }
  }
  const summary = await stopLoad();
  for (const server of servers) await server.stop();
  return `${summary}; exits ${codes.join(', ')}`;
}

/** Starts visitors who send one form for every three pages. */
function startVisitors(portOf: () => number, agentOf: (port: number) => Agent): StopLoad {
  const counts = { GET: 0, POST: 0 };
  const lost: string[] = [];
  let isStopped = false;
  const visitor = async (_: unknown, visitorNumber: number) => {
    for (let turn = visitorNumber; !isStopped; turn += 1) {
      const method = turn % 4 === 0 ? 'POST' : 'GET';
      const path = method === 'POST' ? '/newsletter' : '/help';
      const port = portOf();
      const status = await send(port, method, path, agentOf(port)).catch(
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      counts[method] += 1;
      // Nothing was sent: every proxy would try the next server.
      if (status === 'ECONNREFUSED') continue;
      if (status !== (method === 'POST' ? 422 : 200)) lost.push(`${method} ${status}`);
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
  return async () => {
    isStopped = true;
    await visitors;
    const errors = [...new Set(lost)].join(', ');
    return `${counts.GET} GET and ${counts.POST} POST, ${lost.length} lost ${errors}`;
  };
}

async function startNginx(
  folder: string,
  port: number,
  ports: readonly number[],
): Promise<ChildProcess> {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 512; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream site { ${servers.join(' ')} keepalive 16; }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_next_upstream error timeout non_idempotent; } } }\n`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)));
  return nginx;
}

/**
 * Restarts two servers in turn under load and prints the lost requests, first with visitors that
 * choose a ready server themselves, then behind nginx.
 */
export async function benchRestart(): Promise<void> {
  const ports = [await freePort(), await freePort()];
  process.stdout.write(`restart behind kept connections: ${await restartBehindAgents(ports)}\n`);
  if (spawnSync('which', ['nginx']).status !== 0) {
    process.stdout.write('restart behind nginx: skipped, since there is no nginx here\n');
    return;
  }
  process.stdout.write(`restart behind nginx: ${await restartBehindNginx(ports)}\n`);
}

/** Visitors keep connections to both servers and use those whose `/readyz` says 200. */
async function restartBehindAgents(ports: readonly number[]): Promise<string> {
  const agents = new Map(
    ports.map((port) => [port, new Agent({ keepAlive: true, maxSockets: 16 })]),
  );
  const agentOf = (port: number) => agents.get(port) ?? new Agent();
  const ready = new Set(ports);
  const watch = setInterval(() => {
    for (const port of ports) {
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => (ok ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      );
    }
  }, 200);
  let turn = 0;
  const nextReady = () => {
    turn += 1;
    const list = ready.size > 0 ? [...ready] : ports;
    return list[turn % list.length] ?? 0;
  };
  const summary = await restartInTurn(ports, async () => startVisitors(nextReady, agentOf));
  clearInterval(watch);
  for (const agent of agents.values()) agent.destroy();
  return summary;
}

async function restartBehindNginx(ports: readonly number[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-restart-'));
  const front = await freePort();
  const agent = new Agent({ keepAlive: true });
  let nginx: ChildProcess | undefined;
  const summary = await restartInTurn(ports, async (upstream) => {
    nginx = await startNginx(folder, front, upstream);
    return startVisitors(
      () => front,
      () => agent,
    );
  });
  agent.destroy();
  nginx?.kill();
  rmSync(folder, { recursive: true, force: true });
  return summary;
}
