import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../tests/browser/server.ts';
import { sendRaw } from './testing/raw-request.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite(new Date('2026-12-10T08:00:00Z'));
});
afterAll(() => site.close());

const asset = () => {
  const name = readdirSync('build/client/assets').find((file) => file.endsWith('.js'));
  return `/assets/${name}`;
};

/** Every kind of response, with its status. */
const RESPONSES: readonly (readonly [string, () => string, RequestInit, number])[] = [
  ['a page', () => '/', {}, 200],
  ['a page in French', () => '/?lng=fr', {}, 200],
  ['a page with a visitor’s search', () => '/search?from=Rome&to=Milan', {}, 200],
  ['a missing page', () => '/no/such/page', {}, 404],
  ['the not-found page', () => '/404', {}, 404],
  ['a redirect', () => '/cities/atlantis', {}, 302],
  ['a script', asset, {}, 200],
  ['a missing script', () => '/assets/none.js', {}, 404],
  ['a picture', () => '/favicon.svg', {}, 200],
  ['the service worker', () => '/service-worker.js', {}, 200],
  ['the offline page', () => '/offline', {}, 200],
  ['the health check', () => '/healthz', {}, 200],
  ['the readiness check', () => '/readyz', {}, 200],
  ['a list for machines', () => '/sitemaps/trips.xml?lng=it', {}, 200],
  ['a query of very many fields', () => `/?${'a&'.repeat(500)}`, {}, 400],
  [
    'a posted form',
    () => '/newsletter',
    { method: 'POST', body: new URLSearchParams({ email: 'x' }) },
    422,
  ],
  [
    'a body that is too large',
    () => '/newsletter',
    { method: 'POST', body: 'x'.repeat(20_000) },
    413,
  ],
  ['a method that no page has', () => '/', { method: 'DELETE' }, 405],
  ['a form where none is taken', () => '/', { method: 'POST', body: 'x=1' }, 405],
  ['a form for the health check', () => '/healthz', { method: 'POST', body: 'x=1' }, 405],
  ['a HEAD request', () => '/', { method: 'HEAD' }, 200],
];

describe.each(RESPONSES)('%s', (_, path, init, status) => {
  const send = () => fetch(`${site.origin}${path()}`, { redirect: 'manual', ...init });

  it(`has the status ${status}`, async () => {
    expect((await send()).status).toBe(status);
  });

  it('carries every security header', async () => {
    const { headers } = await send();
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(
        /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
      ),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringMatching(/geolocation=\(self\).*camera=\(\)/),
    });
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  });

  it('has a content security policy that allows nothing by itself and nothing unsafe', async () => {
    const policy = (await send()).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|https?:/);
  });
});

it('a client that pipelines more than 16 requests is refused, with every header', async () => {
  const { text } = await sendRaw(
    Number(new URL(site.origin).port),
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20),
  );
  // A page does not end with a line break.
  const statuses = text.match(/HTTP\/1\.1 \d{3}/g);
  expect(statuses?.slice(-2)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429']);
  expect(statuses).toHaveLength(17);
  const refusal = text.slice(text.lastIndexOf('HTTP/1.1 429'));
  expect(refusal).toContain('\r\nRetry-After: 5\r\n');
  for (const name of ['X-Frame-Options', 'X-Content-Type-Options', 'Strict-Transport-Security'])
    expect(refusal).toContain(`\r\n${name}: `);
});

describe('the policy of a page', () => {
  it.each([
    '/',
    '/search',
    '/404',
    '/offline',
    '/cities/rome',
    '/routes/rome/milan',
    '/newsletter',
  ])('names exactly the inline scripts that run, and trusts no text as code (%s)', async (path) => {
    const response = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
    const html = await response.text();
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !/ src=|type="application\/(ld\+)?json"/.test(attributes))
      .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const named = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(named).toEqual([...new Set(scripts)]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    // The one policy by name, and no second one of that name, gives the service worker's address.
    expect(policy).toMatch(/; trusted-types worker$/);
    expect(html.match(/createPolicy\([^)]*/g)).toEqual([
      expect.stringMatching(/^createPolicy\(.worker\W/),
    ]);
    expect(html).not.toMatch(/ style="| on[a-z]+="|href="javascript:/);
  });
});

describe('another spelling of a path', () => {
  it.each([
    ['/Cities/Rome/', '/cities/rome'],
    ['/HELP?lng=it', '/help?lng=it'],
    ['/Search/?from=Rome&x=1', '/search?from=Rome'],
    ['/routes/ROME/milan', '/routes/rome/milan'],
    ['/newsletter/Unsubscribe/?token=abc', '/newsletter/unsubscribe?token=abc'],
  ])('is redirected for good from %s to %s, also from the cache', async (spelling, canonical) => {
    for (const path of [spelling, canonical, spelling]) {
      const { status, headers } = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
      if (path === canonical) expect(status).toBe(200);
      else expect([status, headers.get('Location')]).toEqual([301, canonical]);
    }
  });

  it('keeps every value of a field that stands several times', async () => {
    const address = `${site.origin}/Plan?stops=rome,pisa&days=2&days=1`;
    const { headers } = await fetch(address, { redirect: 'manual' });
    expect(headers.get('Location')).toBe('/plan?stops=rome%2Cpisa&days=2&days=1');
  });

  it('keeps the visitor’s language', async () => {
    const headers = { Cookie: 'i18next=fr' };
    const response = await fetch(`${site.origin}/Help/`, { headers, redirect: 'manual' });
    expect(response.headers.get('Location')).toBe('/help?lng=fr');
  });

  it.each(['/Train-from-Rome-to-Milan', '/train-from-rome-to-milan/', '/%63ities/%52ome'])(
    'is the page itself at %s',
    async (path) => {
      expect((await fetch(`${site.origin}${path}`, { redirect: 'manual' })).status).toBe(200);
    },
  );
});

it('redirects to no address that is too long for a proxy', async () => {
  const long = `/Cities/${"'".repeat(3_000)}`;
  const { status, headers } = await fetch(`${site.origin}${long}`, { redirect: 'manual' });
  expect(status).not.toBe(301);
  expect(headers.get('Location')?.length ?? 0).toBeLessThan(2_500);
});

describe('a method that is refused', () => {
  it.each([
    ['DELETE', '/', 'GET, HEAD, POST'],
    ['POST', '/cities/rome', 'GET, HEAD'],
    ['POST', '/social/page/home.png', 'GET, HEAD'],
  ])('names the allowed methods (%s %s)', async (method, path, allowed) => {
    expect((await fetch(`${site.origin}${path}`, { method })).headers.get('Allow')).toBe(allowed);
  });
});

describe('a file in several languages', () => {
  it('is in the language of its address', async () => {
    const manifest = await fetch(`${site.origin}/site.webmanifest?lng=it`);
    expect(await manifest.json()).toMatchObject({ lang: 'it' });
  });
});

describe('scripts and style sheets of a page', () => {
  it('are named with their digest, which is that of the file', async () => {
    const html = await (await fetch(`${site.origin}/`)).text();
    const tags = html.match(/<(?:link|script)\b[^>]*\/assets\/[\w.-]+\.(?:css|js)"[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      const [, file = ''] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
      const bytes = Buffer.from(await (await fetch(`${site.origin}${file}`)).arrayBuffer());
      const digest = createHash('sha256').update(bytes).digest('base64');
      expect(tag).toContain(`integrity="sha256-${digest}"`);
    }
  });
});

describe('files', () => {
  it('of the build never change and come compressed', async () => {
    const response = await fetch(`${site.origin}${asset()}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
  });

  it('of the service worker are always revalidated and fetch from this site only', async () => {
    const { headers } = await fetch(`${site.origin}/service-worker.js`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(headers.get('Content-Encoding')).toBe('br');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.env',
    '/assets/',
  ])('outside the folder are never sent (%s)', async (path) => {
    const response = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
    expect(await response.text()).not.toContain('"dependencies"');
    expect(response.status).toBeGreaterThanOrEqual(300);
  });
});
