import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '#server/env.ts';
import { createNewsletter } from '#server/newsletter/create-newsletter.ts';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { largestAsset } from '#server/testing/largest-asset.ts';
import { UNREAD_BOUNDS } from '#server/unread-bytes.ts';
import { writeNextRelease } from '../browser/releases.ts';
import {
  BARE_HOST,
  hasProgram,
  type RunningProxy,
  SITE_HOST,
  startCaddy,
  startNginx,
} from './proxies.ts';
import { loadRelease, type Release, type ReleaseServer } from './release.ts';
import { longestHealthCheck, openUnreadStreams } from './unread-streams.ts';

const ORIGIN = `https://${SITE_HOST}`;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN };

const hasNginx = hasProgram('nginx') && hasProgram('openssl');
const hasCaddy = hasProgram('caddy');
/** Requests that a client may have at once, as `limit_conn` of nginx.conf says. */
const NGINX_CLIENT_REQUESTS = 256;
const NGINX_STREAMS = 32;
/** The servers, the proxy's client and the attack share this process. */
const MOST_HEALTH_MILLISECONDS = 1_000;

const folder = `.cache/releases-${process.pid}`;
const dataFolder = mkdtempSync(join(tmpdir(), 'binario-behind-'));
let first: Release;
let next: Release;

beforeAll(async () => {
  if (!hasNginx && !hasCaddy) return;
  writeNextRelease(folder);
  // As deploy/update does.
  cpSync('build/client/assets', join(folder, 'client/assets'), { recursive: true });
  first = await loadRelease(dataFolder);
  next = await loadRelease(dataFolder, pathToFileURL(`${folder}/`));
});
afterAll(async () => {
  await first?.close();
  await next?.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true });
});

describe.each([
  { name: 'nginx', file: 'nginx.conf', isHere: hasNginx, start: startNginx },
  { name: 'Caddy', file: 'Caddyfile', isHere: hasCaddy, start: startCaddy },
])('three servers behind the $name of deploy/$file', ({ isHere, start }) => {
  let servers: ReleaseServer[] = [];
  let proxy: RunningProxy;

  beforeAll(async () => {
    if (!isHere) return;
    servers = await Promise.all([first.listen(), first.listen(), first.listen()]);
    proxy = await start(servers.map(({ port }) => port));
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });

  /** The status of a form of the newsletter, without an address unless there is one. */
  async function sendForm(path: string, headers = {}, email = 'nobody'): Promise<number> {
    const form = { method: 'POST', headers: { ...FORM, ...headers } };
    return (await proxy.send(path, { ...form, body: `email=${encodeURIComponent(email)}` })).status;
  }

  /**
   * Waits until a proxy has asked a server of the first release twice whether it is ready: it has
   * then read the first response.
   */
  async function readinessChecks(port: number): Promise<void> {
    let checks = 0;
    first.onRequest = ({ url, socket }) => {
      if (url === '/readyz' && socket.localPort === port) checks += 1;
    };
    await eventually(() => expect(checks).toBeGreaterThanOrEqual(2));
    first.onRequest = () => {};
  }

  /** The response to a plain request to a host. */
  function redirectOf(host: string): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
    const to = { host: '127.0.0.1', port: proxy.httpPort, path: '/help?lng=it' };
    return new Promise((resolve, reject) => {
      get({ ...to, headers: { Host: host } }, (incoming) => {
        resolve(incoming.resume());
      }).once('error', reject);
    });
  }

  it.runIf(isHere)(
    'send pages as the site compressed them, with every header of the site',
    async () => {
      const response = await proxy.send('/', { headers: { 'Accept-Encoding': 'br' } });
      expect(response).toMatchObject({
        status: 200,
        headers: {
          'content-encoding': 'br',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'strict-transport-security': expect.stringContaining('max-age='),
        },
      });
      expect(response.body.length).toBeLessThan(31_000);
    },
  );

  it.runIf(isHere)('take the forms of the site, and no other site’s', async () => {
    expect(await sendForm('/newsletter', {}, `${start.name}@example.org`)).toBe(303);
    expect(await sendForm('/newsletter', { Origin: 'https://evil.example' })).toBe(403);
  });

  it.runIf(isHere)('are sent the visitor’s own address and a new id, on any path', async () => {
    const seen: IncomingHttpHeaders[] = [];
    first.onRequest = ({ url, headers }) => url !== '/readyz' && seen.push(headers);
    const madeUp = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
      'X-Request-Id': 'visitor-0000-0000',
    };
    const paths = [
      '/newsletter',
      '/assets/../newsletter',
      // nginx decodes %2f before it chooses a location, and the site does not.
      '/assets/a%2fb%2fc/../../newsletter',
      '/%61ssets/../newsletter',
      '//assets/a%2f../newsletter',
      '/assets/nobody-has-this.css',
    ];
    for (const path of paths) {
      await sendForm(path, madeUp);
      await proxy.send(path, { headers: madeUp });
    }
    first.onRequest = () => {};
    expect(seen.length).toBeGreaterThan(paths.length);
    expect(new Set(seen.map((headers) => headers['x-forwarded-for']))).toEqual(
      new Set(['127.0.0.1']),
    );
    expect(seen.map((headers) => headers['x-request-id'])).not.toContain('visitor-0000-0000');
  });

  it.runIf(isHere)('leave another name and plain HTTP for the site’s own name', async () => {
    const expected = { status: 308, location: `${ORIGIN}/help?lng=it` };
    const { status, headers } = await proxy.send('/help?lng=it', { headers: { Host: BARE_HOST } });
    expect({ status, location: headers.location }).toEqual(expected);
    for (const host of [SITE_HOST, 'evil.example']) {
      const plain = await redirectOf(host);
      expect({ status: plain.statusCode, location: plain.headers.location }, host).toEqual(
        expected,
      );
    }
  });

  it.runIf(isHere)(
    'pass on the response to the longest addresses, and keep serving others',
    async () => {
      const tooLong = `/routes/ROME/milan?from=${"'".repeat(6_000)}`;
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async () => (await proxy.send(tooLong)).status),
      );
      expect(Math.max(...statuses)).toBeLessThan(500);
      for (let count = 0; count < 4; count += 1)
        expect((await proxy.send('/help')).status).toBe(200);
    },
  );

  it.runIf(isHere)('serve others while one client reads nothing', async () => {
    const file = largestAsset();
    const options = { port: proxy.httpsPort, path: file, address: '127.0.0.2' };
    // One connection more than nginx serves; Caddy limits neither, and gets more than a client may
    // leave unread.
    const isNginx = start === startNginx;
    const opened = isNginx
      ? openUnreadStreams({ ...options, connections: 9 })
      : openUnreadStreams({ ...options, connections: 8, streams: 100 });
    const ports = servers.map(({ port }) => port);
    const longest = await longestHealthCheck(ports, opened);
    const attack = await opened;
    onTestFinished(() => attack.close());
    const given = attack.statuses.filter((status) => status === 200);
    if (isNginx) {
      expect(attack.mostOfConnection).toBe(NGINX_STREAMS);
      expect(given).toHaveLength(NGINX_CLIENT_REQUESTS);
      expect(attack.statuses.filter((status) => status === 429)).toHaveLength(NGINX_STREAMS);
    } else {
      expect(given.length * readFileSync(`build/client${file}`).length).toBeGreaterThan(
        UNREAD_BOUNDS.client,
      );
    }
    expect((await proxy.send(file)).status).toBe(200);
    expect((await proxy.send('/help')).status).toBe(200);
    expect(longest).toBeLessThan(MOST_HEALTH_MILLISECONDS);
  });

  it.runIf(isHere)('give every file of every page while they are updated in turn', async () => {
    /** The files of each home page that a visitor was given. */
    const given = new Map<string, readonly string[]>();
    const lost: string[] = [];
    const visit = async () => {
      // The servers take turns, so each of them is asked, however many files a page has.
      for (const _ of servers) {
        const home = await proxy.send('/');
        if (home.status !== 200) return void lost.push(`/ ${home.status}`);
        const files = home.body.toString('utf8').match(/\/assets\/[\w.-]+/g) ?? [];
        given.set(files.join(), files);
      }
      for (const path of new Set([...given.values()].flat())) {
        const { status } = await proxy.send(path);
        if (status !== 200) lost.push(`${path} ${status}`);
      }
      const status = await sendForm('/newsletter');
      if (status !== 422) lost.push(`form ${status}`);
    };
    await visit();
    // The last first: a proxy that tries the servers in their order finds a new file only there.
    for (const [at, server] of [...servers.entries()].reverse()) {
      server.retire();
      // nginx asks nobody; it sends what a stopped server refuses to the next.
      if (start === startCaddy) await readinessChecks(server.port);
      await server.stop();
      await visit();
      servers[at] = await next.listen(server.port);
      await eventually(async () => {
        await visit();
        expect(given.size).toBe(2);
      });
    }
    expect(lost).toEqual([]);
    expect((await proxy.send('/assets/nobody-has-this.css')).status).toBe(404);
  });

  it.runIf(isHere)(
    'leave no address, agent, path or query in a log, not even of requests that fail',
    async () => {
      const headers = { 'User-Agent': 'Traveller/1.0' };
      await proxy.send('/search?from=Roma&to=Milano', { headers });
      await Promise.all(servers.map((server) => server.stop()));
      const { status } = await proxy.send('/newsletter/confirm?token=c.secret', { headers });
      expect(status).toBeGreaterThanOrEqual(502);
      expect(proxy.logged()).not.toMatch(/Traveller|search|confirm|secret|"?remote_ip|client: /);
    },
  );
});

describe.runIf(hasNginx)('a form behind the nginx of deploy/nginx.conf', () => {
  it('goes to the other server when the first took it and died, and is mailed once', async () => {
    const server = await first.listen();
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
    const proxy = await startNginx([await listenOnFreePort(dying), server.port]);
    const { newsletter: settings } = readSettings({ DATA_FOLDER: dataFolder });
    const newsletter = createNewsletter(settings, { log() {} });
    onTestFinished(async () => {
      await newsletter.stop();
      await proxy.stop();
      dying.closeAllConnections();
      dying.close();
      await server.stop();
    });
    const form = { method: 'POST', headers: FORM, body: 'email=twice%40example.org' };
    const mailsBefore = await newsletter.queuedMails();
    // nginx takes the servers in turn: one of two forms reaches the dying one first.
    expect((await proxy.send('/newsletter', form)).status).toBe(303);
    expect((await proxy.send('/newsletter', form)).status).toBe(303);
    expect(forms).toBe(1);
    expect(await newsletter.queuedMails()).toBe(mailsBefore + 1);
  });
});
