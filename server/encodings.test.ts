import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../tests/browser/server.ts';
import { rawRequest, sendRaw } from './testing/raw-request.ts';

let site: RunningSite;
beforeAll(async () => {
  const environment = { CONTACT_EMAIL: 'security@example.com' };
  site = await startSite(new Date('2026-12-10T08:00:00Z'), environment);
});
afterAll(() => site.close());

const asset = (ending: string) => () =>
  `/assets/${readdirSync('build/client/assets').find((file) => file.endsWith(ending))}`;

/** Every kind of address, and whether its content is compressed. */
const ADDRESSES: readonly (readonly [string, () => string, boolean])[] = [
  ['a page', () => '/', true],
  ['a page with a search', () => '/search?from=Rome&to=Milan', true],
  ['a trip', () => '/train-from-rome-to-naples', true],
  ['robots.txt', () => '/robots.txt', true],
  ['security.txt', () => '/.well-known/security.txt', true],
  ['security.txt at the root', () => '/security.txt', true],
  ['the sitemap', () => '/sitemap.xml', true],
  ['a part of the sitemap', () => '/sitemaps/trips.xml', true],
  ['the search description', () => '/opensearch.xml?lng=it', true],
  ['the manifest', () => '/site.webmanifest?lng=fr', true],
  ['the map’s data', () => '/map/data.json', true],
  ['the map’s data for a query', () => '/map/data.json?destination=milan', true],
  ['a script', asset('.js'), true],
  ['a style sheet', asset('.css'), true],
  ['a drawing', asset('.svg'), true],
  ['a font', asset('.woff2'), false],
  ['the service worker', () => '/service-worker.js', true],
  ['the icon', () => '/favicon.svg', true],
  ['the icon for older programs', () => '/favicon.ico', false],
  ['a picture of the icon', () => '/icon-192.png', false],
  ['a social picture', () => '/social/city/rome.png', false],
  ['a print sheet', () => '/posters/rome.svg', true],
  ['a wallpaper', () => '/posters/rome-wallpaper.png', false],
];

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  identity: (bytes) => bytes,
};
const ENCODINGS = Object.keys(DECODERS);

interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends over a bare connection: `fetch` would decompress, and add an encoding of its own. */
async function send(
  method: string,
  path: string,
  ...headers: readonly string[]
): Promise<RawResponse> {
  const port = Number(new URL(site.origin).port);
  const { text } = await sendRaw(
    port,
    rawRequest(`${method} ${path}`, ['Host: localhost', ...headers]),
  );
  const end = text.indexOf('\r\n\r\n');
  const [start = '', ...lines] = text.slice(0, end).split('\r\n');
  const pairs = lines.map((line) => line.split(/:\s*(.*)/s, 2));
  return {
    status: Number(start.split(' ')[1]),
    headers: Object.fromEntries(
      pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]),
    ),
    body: Buffer.from(text.slice(end + 4), 'latin1'),
  };
}

const encodingOf = ({ headers }: RawResponse) => headers['content-encoding'] ?? 'identity';

/** Headers that name a moment or a request, and so differ from one response to the next. */
function lasting({ date: _, 'x-request-id': __, ...headers }: RawResponse['headers']) {
  return headers;
}

const takes = (encoding: string) => `Accept-Encoding: ${encoding}`;

describe.each(ADDRESSES)('%s', (_, path, isCompressed) => {
  it('is the same content in every encoding, each with an ETag of its own', async () => {
    const responses = await Promise.all(
      ENCODINGS.map((encoding) => send('GET', path(), takes(encoding))),
    );
    const etags = new Set(responses.map(({ headers }) => headers.etag));
    expect(etags.size).toBe(isCompressed ? new Set(responses.map(encodingOf)).size : 1);
    const contents = responses.map((response) =>
      DECODERS[encodingOf(response)]?.(response.body).toString('latin1'),
    );
    expect(new Set(contents).size).toBe(1);
    for (const { status, headers, body } of responses) {
      expect(status).toBe(200);
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(Number(headers['content-length'])).toBe(body.length);
      const vary = (headers.vary ?? '').split(', ');
      if (isCompressed) expect(vary).toContain('Accept-Encoding');
      else expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it.each(ENCODINGS)(
    'has the same headers for HEAD and a conditional request as for GET, with %s',
    async (encoding) => {
      const full = await send('GET', path(), takes(encoding));
      const head = await send('HEAD', path(), takes(encoding));
      expect(head.body).toHaveLength(0);
      expect([head.status, lasting(head.headers)]).toEqual([200, lasting(full.headers)]);
      for (const method of ['GET', 'HEAD']) {
        const known = `If-None-Match: "other", W/${full.headers.etag}`;
        const { status, headers, body } = await send(method, path(), takes(encoding), known);
        expect([status, body.length, headers.etag]).toEqual([304, 0, full.headers.etag]);
        expect(headers.vary).toBe(full.headers.vary);
        expect(headers['cache-control']).toBe(full.headers['cache-control']);
        expect(headers['content-encoding']).toBeUndefined();
      }
      const other = await send('GET', path(), takes(encoding), 'If-None-Match: "other"');
      expect(other.status).toBe(200);
    },
  );

  it('is sent whole for any range', async () => {
    const whole = await send('GET', path(), takes('br'));
    for (const range of ['bytes=0-9', 'bytes=-', 'lines=1-2', 'bytes=9-1', 'bytes=99999999-']) {
      const { status, headers, body } = await send('GET', path(), takes('br'), `Range: ${range}`);
      expect([range, status, headers['content-range']]).toEqual([range, 200, undefined]);
      expect(body.equals(whole.body)).toBe(true);
    }
  });
});

describe('the ETag of one encoding', () => {
  it('does not stand for another', async () => {
    const brotli = await send('GET', '/robots.txt', takes('br'));
    const known = `If-None-Match: ${brotli.headers.etag}`;
    expect((await send('GET', '/robots.txt', takes('gzip'), known)).status).toBe(200);
    expect((await send('GET', '/robots.txt', takes('br'), 'If-None-Match: *')).status).toBe(304);
  });
});

const mayBeShared = ({ headers }: RawResponse) =>
  !/private|no-store/.test(headers['cache-control'] ?? '');

/**
 * A shared cache after RFC 9111: it keeps what is public, by its address and the request headers
 * that `Vary` names.
 */
class SharedCache {
  readonly #kept: {
    path: string;
    vary: readonly string[];
    request: Headers;
    response: RawResponse;
  }[] = [];

  async fetch(path: string, headers: Readonly<Record<string, string>>): Promise<RawResponse> {
    const request = new Headers(headers);
    const found = this.#kept.find(
      (entry) =>
        entry.path === path &&
        entry.vary.every((name) => entry.request.get(name) === request.get(name)),
    );
    if (found) return found.response;
    const lines = [...request].map(([name, value]) => `${name}: ${value}`);
    const response = await send('GET', path, ...lines);
    const vary = (response.headers.vary ?? '').split(/\s*,\s*/).filter(Boolean);
    if (response.headers['cache-control']?.startsWith('public'))
      this.#kept.push({ path, vary, request, response });
    return response;
  }
}

describe('a shared cache in front', () => {
  it.each(ADDRESSES)('never gives a plain client what it cannot read: %s', async (_, path) => {
    const cache = new SharedCache();
    for (const encoding of ['br', 'gzip'])
      await cache.fetch(path(), { 'Accept-Encoding': encoding });
    expect(encodingOf(await cache.fetch(path(), {}))).toBe('identity');
    expect(encodingOf(await cache.fetch(path(), { 'Accept-Encoding': 'gzip' }))).not.toBe('br');
  });

  it.each(ADDRESSES)('may keep what is public for every visitor alike: %s', async (_, path) => {
    const visitors = [
      [],
      ['Cookie: i18next=it', 'Accept-Language: fr'],
      [
        'Cookie: i18next=fr',
        'Accept-Language: it;q=0.5',
        'User-Agent: Other/1',
        'Referer: http://localhost/x',
      ],
      ['Accept-Language: it', 'Origin: https://evil.example', 'X-Forwarded-Host: evil.example'],
    ];
    const responses = await Promise.all(visitors.map((headers) => send('GET', path(), ...headers)));
    const [first] = responses;
    if (!first || !mayBeShared(first)) {
      expect(first?.headers.vary).toContain('Accept-Language, Cookie');
      return;
    }
    for (const { headers, body } of responses) {
      expect(body.equals(first.body)).toBe(true);
      expect(lasting(headers)).toEqual(lasting(first.headers));
      expect(headers.vary ?? '').not.toMatch(/Cookie|Language/);
    }
  });

  it.each(['/assets/page-next.css', `/assets/${'x'.repeat(500)}`, '/assets/'])(
    'learns nothing from a file that is not there: %s',
    async (path) => {
      const { status, headers, body } = await send('GET', path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body.length).toBeLessThan(100);
    },
  );

  it('gets a print sheet in the language that its address names', async () => {
    const italian = await send('GET', '/posters/florence.svg?lng=it');
    const english = await send('GET', '/posters/florence.svg', 'Accept-Language: it');
    expect(italian.body.toString('utf8')).toContain('Firenze');
    expect(english.body.toString('utf8')).not.toContain('Firenze');
  });
});
