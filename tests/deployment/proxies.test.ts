import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { writeNextRelease } from '../browser/releases.ts';
import { type RunningSite, startSite } from '../browser/server.ts';
import {
  BARE_HOST,
  hasProgram,
  type RunningProxy,
  SITE_HOST,
  startCaddy,
  startNginx,
} from './proxies.ts';

const ORIGIN = `https://${SITE_HOST}`;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN };

const hasNginx = hasProgram('nginx') && hasProgram('openssl');
const hasCaddy = hasProgram('caddy');

describe.each([
  { name: 'nginx', file: 'nginx.conf', isHere: hasNginx, start: startNginx },
  { name: 'Caddy', file: 'Caddyfile', isHere: hasCaddy, start: startCaddy },
])('the site behind the $name of deploy/$file', ({ isHere, start }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-behind-'));
  let servers: ServerProcess[] = [];
  let proxy: RunningProxy;

  beforeAll(async () => {
    if (!isHere) return;
    const environment = {
      PUBLIC_ORIGIN: ORIGIN,
      CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
      DATA_FOLDER: dataFolder,
    };
    servers = await Promise.all([0, 1].map(() => startServerProcess({ environment })));
    const [first, second] = servers.map(({ port }) => port);
    proxy = await start([first ?? 0, second ?? 0]);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataFolder, { recursive: true });
  });

  it.runIf(isHere)(
    'sends pages on as the site compressed them, with every header of the site',
    async () => {
      const answer = await proxy.ask('/', { headers: { 'Accept-Encoding': 'br' } });
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          'content-encoding': 'br',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'strict-transport-security': expect.stringContaining('max-age='),
        },
      });
      expect(answer.bytes).toBeLessThan(31_000);
    },
  );

  it.runIf(isHere)('lets the forms of the site through, and no other site’s', async () => {
    const body = 'email=nobody%40example.org';
    const own = await proxy.ask('/newsletter', { method: 'POST', headers: FORM, body });
    expect(own.status).toBe(303);
    const foreign = { ...FORM, Origin: 'https://evil.example' };
    expect(
      (await proxy.ask('/newsletter', { method: 'POST', headers: foreign, body })).status,
    ).toBe(403);
  });

  it.runIf(isHere)('leads the bare domain to the site’s own name', async () => {
    const { status, headers } = await proxy.ask('/help?lng=it', { headers: { Host: BARE_HOST } });
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: `${ORIGIN}/help?lng=it`,
    });
  });

  it.runIf(isHere)(
    'counts sign-ups by the visitor’s address, whatever the visitor writes into the header',
    async () => {
      const statuses = new Set<number>();
      for (let count = 0; count < 400 && !statuses.has(429); count += 1) {
        const headers = { ...FORM, 'X-Forwarded-For': `198.51.100.${count}` };
        const body = `email=person${count}%40example.org`;
        statuses.add((await proxy.ask('/newsletter', { method: 'POST', headers, body })).status);
      }
      expect(statuses).toContain(429);
      // nginx decodes %2f before it chooses a location; the site does not.
      const hidden = '/assets/a%2fb%2fc/../../newsletter';
      const headers = { ...FORM, 'X-Forwarded-For': '203.0.113.9' };
      const body = 'email=hidden%40example.org';
      const { status } = await proxy.ask(hidden, { method: 'POST', headers, body });
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  it.runIf(isHere)('sends visitors from http to https', async () => {
    const headers = { Host: SITE_HOST };
    const answer = await new Promise<{ status: number | undefined; location: string | undefined }>(
      (resolve, reject) => {
        get(
          { host: '127.0.0.1', port: proxy.httpPort, path: '/help?lng=it', headers },
          (incoming) => {
            incoming.resume();
            resolve({ status: incoming.statusCode, location: incoming.headers.location });
          },
        ).once('error', reject);
      },
    );
    expect(answer).toEqual({ status: 308, location: `${ORIGIN}/help?lng=it` });
  });

  it.runIf(isHere)(
    'leads plain requests to the site’s own name, whatever name they carry',
    async () => {
      const location = await new Promise<string | undefined>((resolve, reject) => {
        const to = {
          host: '127.0.0.1',
          port: proxy.httpPort,
          path: '/x',
          headers: { Host: 'evil.example' },
        };
        get(to, (incoming) => resolve(incoming.resume().headers.location)).once('error', reject);
      });
      expect(location ?? ORIGIN).toMatch(new RegExp(`^${ORIGIN}`));
    },
  );

  it.runIf(isHere)(
    'logs no address, agent, path or query, not even of requests that fail',
    async () => {
      const headers = { 'User-Agent': 'Traveller/1.0' };
      await proxy.ask('/search?from=Roma&to=Milano', { headers });
      await Promise.all(servers.map((server) => server.stop()));
      const { status } = await proxy.ask('/newsletter/confirm?token=c.secret', { headers });
      expect(status).toBeGreaterThanOrEqual(502);
      expect(proxy.logged()).not.toMatch(/Traveller|search|confirm|secret|"?remote_ip|client: /);
    },
  );
});

describe.each([
  { name: 'nginx', file: 'nginx.conf', isHere: hasNginx, start: startNginx },
  { name: 'Caddy', file: 'Caddyfile', isHere: hasCaddy, start: startCaddy },
])('two releases behind the $name of deploy/$file', ({ isHere, start }) => {
  const folder = `.cache/releases-${start.name}-${process.pid}`;
  let sites: RunningSite[] = [];
  let proxy: RunningProxy;

  beforeAll(async () => {
    if (!isHere) return;
    writeNextRelease(`${folder}/build`);
    const next = pathToFileURL(`${folder}/build/`);
    const now = new Date('2026-12-10T09:00:00+01:00');
    sites = [await startSite(now), await startSite(now, {}, next)];
    const [first, second] = sites.map(({ origin }) => Number(new URL(origin).port));
    proxy = await start([first ?? 0, second ?? 0]);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(sites.map((site) => site.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(isHere)(
    'give every file of either’s pages while one of the two servers is older',
    async () => {
      const pages = await Promise.all(
        sites.map(async ({ origin }) => (await fetch(origin)).text()),
      );
      const files = pages.map((html) => [...new Set(html.match(/\/assets\/[\w.-]+/g))]);
      expect(files[0]).not.toEqual(files[1]);
      const statuses = await Promise.all(
        files.flat().map(async (file) => (await proxy.ask(file)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect((await proxy.ask('/assets/nobody-has-this.css')).status).toBe(404);
    },
  );

  it.runIf(isHere)(
    'pass on the response to the longest addresses, and keep serving others',
    async () => {
      const tooLong = `/routes/ROME/milan?from=${"'".repeat(6_000)}`;
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async () => (await proxy.ask(tooLong)).status),
      );
      expect(Math.max(...statuses)).toBeLessThan(500);
      for (let count = 0; count < 4; count += 1)
        expect((await proxy.ask('/help')).status).toBe(200);
    },
  );

  it.runIf(isHere)('keep answering when one of the two is gone', async () => {
    await sites.shift()?.close();
    for (let count = 0; count < 20; count += 1) expect((await proxy.ask('/help')).status).toBe(200);
  });
});

describe.runIf(hasNginx)('a form behind the nginx of deploy/nginx.conf', () => {
  it('goes to the other server when the first took it and died, and is mailed once', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'binario-twice-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true }));
    const environment = { PUBLIC_ORIGIN: ORIGIN, DATA_FOLDER: dataFolder };
    const server = await startServerProcess({ environment });
    // Hands the form to the site and breaks the connection before the response is sent.
    let forms = 0;
    const dying = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const handed = request(
        { host: '127.0.0.1', port: server.port, method, path, headers },
        (response) => {
          if (method === 'POST') forms += 1;
          if (method === 'POST') incoming.socket.destroy();
          else response.pipe(outgoing.writeHead(response.statusCode ?? 500));
        },
      );
      incoming.pipe(handed);
    });
    await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve));
    const proxy = await startNginx([(dying.address() as AddressInfo).port, server.port]);
    onTestFinished(async () => {
      await proxy.stop();
      dying.closeAllConnections();
      dying.close();
      await server.stop();
    });
    const send = () =>
      proxy.ask('/newsletter', {
        method: 'POST',
        headers: FORM,
        body: 'email=twice%40example.org',
      });
    // nginx takes the servers in turn: one of two forms reaches the dying one first.
    expect([(await send()).status, (await send()).status]).toEqual([303, 303]);
    expect(forms).toBe(1);
    await eventually(() => expect(readdirSync(join(dataFolder, 'mail'))).toHaveLength(1));
  });
});
