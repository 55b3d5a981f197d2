import { hash } from 'node:crypto';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isFilePath } from '#app/domain/canonical-path.ts';
import { MAIL_PATHS } from '#server/newsletter/mail/compose.ts';
import { type CreatedSite, createSite } from '../browser/server.ts';
import { everyAddress } from './every-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-every-address-'));
let created: CreatedSite;
let addresses: readonly string[];
beforeAll(async () => {
  created = await createSite(new Date('2026-12-10T08:00:00Z'), {
    CONTACT_EMAIL: 'hello@rails.example',
    DATA_FOLDER: folder,
    POLICY_REPORT_ADDRESS: 'https://reports.example/csp',
  });
  addresses = await everyAddress();
});
afterAll(async () => {
  await created.close();
  rmSync(folder, { recursive: true });
});

/** The headers that visitors, their programs, proxies and attackers send. */
const CLIENT_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Cookie: 'i18next=fr' },
  { 'Accept-Language': 'it-IT,it;q=0.9' },
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip;q=1, br;q=0' },
  { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' },
  { Forwarded: 'host=evil.example;proto=http', 'X-Host': 'evil.example' },
  { Origin: 'https://evil.example', Referer: 'https://evil.example/', 'Sec-Fetch-Site': 'none' },
  { 'X-Original-URL': '/imprint', 'X-Rewrite-URL': '/imprint' },
  { 'X-HTTP-Method-Override': 'POST', 'X-Requested-With': 'XMLHttpRequest' },
  { 'User-Agent': 'Mozilla/5.0 (iPhone)', 'Sec-CH-UA-Mobile': '?1', 'Save-Data': 'on' },
  { Accept: 'image/webp,application/json', 'Sec-CH-Prefers-Color-Scheme': 'dark' },
  { Authorization: 'Basic YTpi', Cookie: 'session=1; lng=it', 'X-Test-Network': '192.0.2.7' },
  { Range: 'bytes=0-9', 'If-Range': '"x"', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
];

const DECODE: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
/** They name the encoding, which `Vary` tells every cache of. */
const OF_ENCODING: readonly string[] = ['content-encoding', 'content-length', 'etag'];

async function responseTo(address: string, headers: Readonly<Record<string, string>>) {
  const response = await created.site.request(address, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decode = DECODE[response.headers.get('Content-Encoding') ?? ''];
  const own = [...response.headers].filter(([name]) => !OF_ENCODING.includes(name));
  const body = hash('sha256', decode?.(bytes) ?? bytes);
  return { status: response.status, headers: Object.fromEntries(own), body };
}

it('a response that any cache may keep is the same for everybody', async () => {
  const found: string[] = [];
  for (const address of addresses) {
    const first = await responseTo(address, {});
    if (!first.headers['cache-control']?.startsWith('public')) continue;
    found.push(address);
    expect(first.headers.vary ?? 'Accept-Encoding').toBe('Accept-Encoding');
    for (const headers of CLIENT_HEADERS) {
      // A cached response depends on the first client alone, and these headers are the ones that
      // reach a route.
      if (headers.Cookie || headers['Accept-Language']) created.site.cache.clear();
      const response = await responseTo(address, headers);
      expect({ address, headers, response }).toEqual({ address, headers, response: first });
    }
  }
  expect(found.length).toBeGreaterThan(100);
});

it('a file is found by its whole name alone', async () => {
  const files = addresses.filter((address) => isFilePath(address.replace(/\?.*/, '')));
  const others = files.map((address) => address.replace(/\.\w+(?=\?|$)/, ''));
  const found: string[] = [];
  for (const address of others) {
    const { status, headers } = await responseTo(address, {});
    const type = headers['content-type'] ?? '';
    if (status === 200 && !type.startsWith('text/html')) found.push(address);
  }
  expect(others.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

it('a page names the owner’s address for reports; a search and a mail’s link do not', async () => {
  const reportsOf = async (address: string) => {
    const { headers } = await responseTo(address, {});
    const policy = headers['content-security-policy'] ?? '';
    return [headers['reporting-endpoints'], policy.includes('; report-to policy')];
  };
  expect(await reportsOf('/')).toEqual(['policy="https://reports.example/csp"', true]);
  for (const address of ['/search?from=Rome', '/newsletter/confirm?token=c.1', '/favicon.svg'])
    expect(await reportsOf(address)).toEqual([undefined, false]);
});

/** Everything that the newsletter keeps, and every file in the data folder. */
function kept() {
  const database = new Database(join(folder, 'newsletter.sqlite'), { readonly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck();
  const rows = tables.all().map((name) => [name, database.prepare(`SELECT * FROM ${name}`).all()]);
  database.close();
  return { rows, files: readdirSync(folder, { recursive: true }) };
}

/** The links of the mails that were sent, as paths of the site. */
const mailLinks = () =>
  globSync(join(folder, 'mail', '*.eml')).flatMap((file) => {
    // Quoted-printable (RFC 2045, section 6.7), as far as addresses need it.
    const mail = readFileSync(file, 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '=');
    return mail.match(/\/newsletter\/[\w/-]+\?[^\s>"]+/g) ?? [];
  });

it('a GET changes nothing that is kept', async () => {
  const signUp = { method: 'POST', body: new URLSearchParams({ email: 'anna@example.com' }) };
  expect((await created.site.request('/newsletter', signUp)).status).toBe(303);
  created.newsletter.start();
  await vi.waitFor(() => expect(mailLinks()).not.toEqual([]), 30_000);
  await vi.waitFor(async () => expect(await created.newsletter.queuedMails()).toBe(0), 30_000);

  const links = mailLinks();
  for (const path of Object.values(MAIL_PATHS)) expect(links.join(' ')).toContain(`${path}?`);
  const before = kept();
  const form = '/newsletter?email=bruno@example.com&consent=yes&List-Unsubscribe=One-Click';
  for (const address of [...addresses, ...links, form]) {
    await created.site.request(address, { method: 'HEAD' });
    await created.site.request(address, { headers: { 'X-HTTP-Method-Override': 'POST' } });
  }
  expect(kept()).toEqual(before);
  // The same link does something when its button is pressed.
  const confirm = links.find((link) => link.startsWith(MAIL_PATHS.confirm)) ?? '';
  const body = new URLSearchParams(confirm.slice(confirm.indexOf('?')));
  await created.site.request(MAIL_PATHS.confirm, { method: 'POST', body });
  expect(kept()).not.toEqual(before);
});
