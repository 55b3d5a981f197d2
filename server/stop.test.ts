import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';

async function start(environment: Record<string, string> = {}) {
  const server = await startServerProcess({ environment });
  onTestFinished(() => server.signal('SIGKILL'));
  return server;
}

/** Connects repeatedly until nothing listens on the port. */
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
      const server = await start();
      const body = 'email=nobody';
      const socket = connect(server.port, '127.0.0.1');
      let received = '';
      const continued = new Promise<void>((resolve) => {
        socket.on('data', (bytes) => {
          received += bytes.toString('utf8');
          if (received.includes('100 Continue')) resolve();
        });
      });
      const finished = new Promise((resolve) => socket.once('close', resolve));
      socket.write(
        'POST /newsletter HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n' +
          `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await continued;
      server.signal(signal);
      await closedTo(server.port);
      socket.write(body);
      await finished;
      expect(received).toMatch(/HTTP\/1\.1 422 /);
      expect(received).toMatch(/\r\nConnection: close\r\n/i);
      expect(received).toMatch(/<\/html>\s*(0\s*)?$/);
      expect(await server.exit).toBe(0);
    },
  );

  it('fails its readiness, and serves until the delay ends or a second signal comes', async () => {
    const server = await start({ STOP_DELAY_SECONDS: '600' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        request({ port: server.port, host: '127.0.0.1', path, agent }, (response) => {
          response
            .resume()
            .once('end', () => resolve([response.statusCode, response.headers.connection]));
        })
          .once('error', reject)
          .end();
      });
    expect(await send('/readyz')).toEqual([200, 'keep-alive']);
    server.signal('SIGTERM');
    let ready = await send('/readyz');
    while (ready[0] === 200) ready = await send('/readyz');
    expect(ready).toEqual([503, 'close']);
    expect(await send('/')).toEqual([200, 'close']);
    expect(await send('/healthz')).toEqual([200, 'close']);
    server.signal('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});
