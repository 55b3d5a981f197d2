import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';

function startServer(environment: Record<string, string>): ChildProcess {
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-stop-'));
  const server = spawn(process.execPath, ['build/site-server.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return server;
}

const ended = (server: ChildProcess) => new Promise<number | null>((resolve) => server.once('exit', resolve));

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`stopped with ${code} before it was ready`)));
    if (!server.stdout) return;
    createInterface({ input: server.stdout }).on('line', (line) => {
      const port = / is ready at http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
}

/** Asks again and again until nobody listens any more. */
async function closedTo(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (!open) return;
  }
}

describe('the server', { timeout: 60_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what is under way at %s, takes nothing new and exits with 0',
    async (signal) => {
      const server = startServer({});
      const port = await portOf(server);
      const exit = ended(server);
      const body = 'email=nobody';
      const socket = connect(port, '127.0.0.1');
      let received = '';
      const continued = new Promise<void>((resolve) => {
        socket.on('data', (bytes) => {
          received += bytes.toString('utf8');
          if (received.includes('100 Continue')) resolve();
        });
      });
      const finished = new Promise((resolve) => socket.once('close', resolve));
      socket.write(
        'POST /newsletter HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n' +
          `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await continued;
      server.kill(signal);
      await closedTo(port);
      socket.write(body);
      await finished;
      expect(received).toMatch(/HTTP\/1\.1 422 /);
      expect(received).toMatch(/<\/html>\s*(0\s*)?$/);
      expect(await exit).toBe(0);
    },
  );

  it('says in one line which setting is wrong, and exits with 1', async () => {
    const server = startServer({ PORT: 'eighty' });
    let said = '';
    server.stderr?.on('data', (bytes) => {
      said += String(bytes);
    });
    expect(await ended(server)).toBe(1);
    expect(said).toBe('PORT should be a port number from 0 to 65535, but is "eighty"\n');
  });
});
