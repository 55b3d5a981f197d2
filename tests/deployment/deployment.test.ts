import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/env.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { writeNextRelease } from '../browser/releases.ts';
import { type RunningSite, startSite } from '../browser/server.ts';
import { hasProgram, type Ports, type RunningProxy, SITE_HOST, startCaddy, startNginx } from './proxies.ts';

const ORIGIN = `https://${SITE_HOST}`;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN };

const hasNginx = hasProgram('nginx') && hasProgram('openssl');
if (!hasNginx) console.info('deploy/nginx.conf was not tried: nginx or openssl is not on this machine');
const hasCaddy = hasProgram('caddy');
if (!hasCaddy) console.info('deploy/Caddyfile was not tried: caddy is not on this machine');

describe.each([
  { name: 'nginx', file: 'nginx.conf', isHere: hasNginx, start: startNginx },
  { name: 'Caddy', file: 'Caddyfile', isHere: hasCaddy, start: ([port]: Ports) => startCaddy(port) },
])('the site behind the $name of deploy/$file', ({ isHere, start }) => {
  let servers: ServerProcess[] = [];
  let proxy: RunningProxy;

  beforeAll(async () => {
    if (!isHere) return;
    const environment = { PUBLIC_ORIGIN: ORIGIN, CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };
    servers = await Promise.all([0, 1].map(() => startServerProcess({ environment })));
    const [first, second] = servers.map(({ port }) => port);
    proxy = await start([first ?? 0, second ?? 0]);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });

  it.runIf(isHere)('sends pages on as the site compressed them, with every header of the site', async () => {
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
  });

  it.runIf(isHere)('lets the forms of the site through, and no other site’s', async () => {
    const body = 'email=nobody%40example.org';
    const own = await proxy.ask('/newsletter', { method: 'POST', headers: FORM, body });
    expect(own.status).toBe(303);
    const foreign = { ...FORM, Origin: 'https://evil.example' };
    expect((await proxy.ask('/newsletter', { method: 'POST', headers: foreign, body })).status).toBe(400);
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
    },
  );

  it.runIf(isHere)('sends visitors from http to https', async () => {
    const headers = { Host: SITE_HOST };
    const answer = await new Promise<{ status: number | undefined; location: string | undefined }>(
      (resolve, reject) => {
        get({ host: '127.0.0.1', port: proxy.httpPort, path: '/help?lng=it', headers }, (incoming) => {
          incoming.resume();
          resolve({ status: incoming.statusCode, location: incoming.headers.location });
        }).once('error', reject);
      },
    );
    expect(answer).toEqual({ status: 308, location: `${ORIGIN}/help?lng=it` });
  });
});

describe.runIf(hasNginx)('two releases behind the nginx of deploy/nginx.conf', () => {
  const folder = `.cache/releases-${process.pid}`;
  let sites: RunningSite[] = [];
  let proxy: RunningProxy;

  beforeAll(async () => {
    writeNextRelease(`${folder}/build`);
    const next = pathToFileURL(`${folder}/build/`);
    const now = new Date('2026-12-10T09:00:00+01:00');
    sites = [await startSite(now), await startSite(now, {}, next)];
    const [first, second] = sites.map(({ origin }) => Number(new URL(origin).port));
    proxy = await startNginx([first ?? 0, second ?? 0]);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(sites.map((site) => site.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('give every file of either’s pages while one of the two servers is older', async () => {
    const pages = await Promise.all(sites.map(async ({ origin }) => (await fetch(origin)).text()));
    const files = pages.map((html) => [...new Set(html.match(/\/assets\/[\w.-]+/g))]);
    expect(files[0]).not.toEqual(files[1]);
    const statuses = await Promise.all(files.flat().map(async (file) => (await proxy.ask(file)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await proxy.ask('/assets/nobody-has-this.css')).status).toBe(404);
  });

  it('pass on what a visitor’s longest addresses are answered, and keep answering others', async () => {
    const tooLong = `/routes/ROME/milan?from=${"'".repeat(6_000)}`;
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await proxy.ask(tooLong)).status),
    );
    expect(Math.max(...statuses)).toBeLessThan(500);
    for (let count = 0; count < 4; count += 1) expect((await proxy.ask('/help')).status).toBe(200);
  });

  it('keep answering when one of the two is gone', async () => {
    await sites.shift()?.close();
    for (let count = 0; count < 20; count += 1) expect((await proxy.ask('/help')).status).toBe(200);
  });
});

describe('compose.yml', () => {
  const { services } = parse(readFileSync('compose.yml', 'utf8')) as {
    services: Record<
      string,
      { environment?: Record<string, string>; read_only?: boolean; volumes?: string[] }
    >;
  };

  it('gives the site settings that it takes', () => {
    const given = services.site?.environment ?? {};
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value
          .replace(/\$\{SITE_HOST\}/, SITE_HOST)
          .replace(/\$\{DATABASE_PASSWORD[^}]*\}/, 'secret')
          .replace(/\$\{\w+:-\}/, ''),
      ]),
    );
    const settings = readSettings(filled);
    expect(settings.site.publicOrigin).toBe(ORIGIN);
    expect(settings.newsletter.databaseUrl).toBe('postgres://binario:secret@database/binario');
    expect(settings.clientAddressHeader).toBe('X-Forwarded-For');
  });

  it('lets the site write to its data alone', () => {
    expect(services.site).toMatchObject({ read_only: true, volumes: ['data:/data'] });
  });

  it('mounts only files that are there', () => {
    const files = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the units of deploy/', () => {
  const unit = readFileSync('deploy/binario@.service', 'utf8');

  it('gives the site settings that it takes', () => {
    const given = Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replace('%i', '3001'),
      ]),
    );
    expect(readSettings(given)).toMatchObject({ host: '127.0.0.1', port: 3001 });
  });

  it.runIf(hasProgram('systemd-analyze'))('is exposed little, by systemd’s own measure', () => {
    for (const name of ['binario@.service', 'binario-timetable.service']) {
      const { stdout } = analyze('security', '--offline=true', '--no-pager', `deploy/${name}`);
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]), name).toBeLessThan(2);
    }
  });

  it.runIf(hasProgram('systemd-analyze'))('is read by systemd without a word, the timer’s too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-units-'));
    for (const name of readdirSync('deploy').filter((file) => /\.(?:service|timer)$/.test(file))) {
      const text = readFileSync(join('deploy', name), 'utf8');
      writeFileSync(join(folder, name), text.replaceAll('/opt/binario/current', process.cwd()));
    }
    const units = ['binario@3000.service', 'binario-timetable.timer'].map((name) => join(folder, name));
    const { stderr, status } = analyze('verify', '--man=no', ...units);
    rmSync(folder, { recursive: true });
    expect(stderr.split('\n').filter((line) => line.includes('binario'))).toEqual([]);
    expect(status).toBe(0);
  });
});

function analyze(...parameters: readonly string[]) {
  return spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });
}
