import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningSite, startSite } from '../tests/browser/server.ts';
import { rawRequest, sendRaw } from './testing/raw-request.ts';

let site: RunningSite;
let port: number;
beforeAll(async () => {
  site = await startSite(new Date('2026-12-10T08:00:00Z'));
  port = Number(new URL(site.origin).port);
});
afterAll(() => site.close());

const SECURITY = [
  'Content-Security-Policy: default-src',
  'X-Frame-Options: DENY',
  'X-Request-Id: ',
];

describe('a request that Node would refuse by itself', () => {
  it.each([
    ['without a Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['with two Hosts', rawRequest('GET /', ['Host: a', 'Host: b']), 400],
    ['with an unknown expectation', rawRequest('GET /', ['Host: a', 'Expect: a-miracle']), 417],
  ])('%s is refused with every security header', async (_, bytes, status) => {
    const { statuses, text } = await sendRaw(port, bytes);
    expect(statuses).toEqual([status]);
    for (const line of SECURITY) expect(text).toContain(`\r\n${line}`);
  });

  it('without a Host is served to a client of HTTP/1.0', async () => {
    const { statuses } = await sendRaw(port, 'GET /help HTTP/1.0\r\n\r\n');
    expect(statuses).toEqual([200]);
  });

  it('is served when it expects 100-continue', async () => {
    const headers = ['Host: a', 'Expect: 100-continue', 'Content-Length: 7'];
    const form = 'Content-Type: application/x-www-form-urlencoded';
    const { statuses } = await sendRaw(
      port,
      `${rawRequest('POST /newsletter', [...headers, form])}email=x`,
    );
    expect(statuses).toEqual([100, 422]);
  });
});

describe('a request with many headers', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: a`);

  it('is served with a hundred, and refused with more, whatever follows them', async () => {
    const statusesOf = async (headers: readonly string[]) => {
      const head = rawRequest('GET /help', headers).replace('Connection: close\r\n', '');
      const { statuses, text } = await sendRaw(port, head);
      if (statuses[0] === 431) expect(text).toContain('\r\nConnection: close\r\n');
      return statuses;
    };
    const last = ['Connection: close'];
    expect(await statusesOf(['Host: a', ...lines(98), ...last])).toEqual([200]);
    expect(await statusesOf(['Host: a', ...lines(99), ...last])).toEqual([431]);
    expect(await statusesOf(['Host: a', ...lines(1_900)])).toEqual([431]);
    expect(await statusesOf(['Host: a', ...lines(130), 'Host: b'])).toEqual([431]);
    const body = [...lines(130), 'Content-Length: 30'];
    expect(await statusesOf(['Host: a', ...body])).toEqual([431]);
  });
});

describe('a body', () => {
  const CHUNKED = ['Host: a', 'Transfer-Encoding: chunked'];

  it.each(['GET /help', 'HEAD /help', 'GET /assets/none.js'])(
    'of %s is refused, and the connection ends',
    async (start) => {
      for (const headers of [CHUNKED, ['Host: a', 'Content-Length: 1000000000']]) {
        const head = rawRequest(start, headers).replace('Connection: close\r\n', '');
        const { statuses, text } = await sendRaw(port, head);
        expect(statuses).toEqual([400]);
        expect(text).toContain('\r\nConnection: close\r\n');
      }
    },
  );

  it('of a form in very many pieces ends the connection, and one in some is read', async () => {
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const head = rawRequest('POST /newsletter', [...CHUNKED, type]);
    const inPieces = (form: string) =>
      `${[...form].map((letter) => `1\r\n${letter}\r\n`).join('')}0\r\n\r\n`;
    const some = await sendRaw(port, head + inPieces('email=nobody'));
    expect(some.statuses).toEqual([422]);
    expect(some.text).toContain('value="nobody"');
    expect((await sendRaw(port, head + inPieces('x'.repeat(15_000)))).statuses).toEqual([]);
  });

  it.each([
    ['whose pieces have no length', [...CHUNKED, ''].join('\r\n'), 'no length\r\n'],
    ['that is encoded as nobody reads it', 'Host: a\r\nTransfer-Encoding: x\r\n', ''],
  ])('of a form %s is refused, and nothing after it is read', async (_, headers, body) => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const form = `POST /newsletter HTTP/1.1\r\n${headers}\r\n${body}`;
    const { statuses, text } = await sendRaw(port, form + next);
    expect(statuses).toEqual([400]);
    for (const line of SECURITY.slice(0, 2)) expect(text).toContain(`\r\n${line}`);
    // The response to the request before it would be taken for its own.
    const first = 'GET /help HTTP/1.1\r\nHost: a\r\n\r\n';
    expect((await sendRaw(port, first + form)).statuses.filter((status) => status !== 200)).toEqual(
      [],
    );
  });
});

describe('a path with doubled slashes', () => {
  const locationOf = async (path: string) => {
    const { statuses, text } = await sendRaw(port, rawRequest(`GET ${path}`));
    return [statuses[0], /^Location: (.*)\r$/m.exec(text)?.[1]];
  };

  it.each([
    ['//train-from-rome-to-naples', '/train-from-rome-to-naples'],
    ['//cities///rome?lng=it&missing=//x', '/cities/rome?lng=it&missing=//x'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//', '/evil.example/'],
    ['/.//evil.example', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['http://a.example//evil.example', '/evil.example'],
    ['//%09/evil.example', '/%09/evil.example'],
    ['//@evil.example', '/@evil.example'],
    ['//', '/'],
  ])('%s is redirected to %s, which is of this site', async (path, expected) => {
    expect(await locationOf(path)).toEqual([308, expected]);
    expect(new URL(expected, site.origin).origin).toBe(site.origin);
  });

  it('is refused where the redirect would be too long for a proxy', async () => {
    expect(await locationOf(`//${'x'.repeat(3_000)}`)).toEqual([400, undefined]);
  });
});

describe('a form', () => {
  const statusFor = async (origin: string, host: string) => {
    const body = 'email=x';
    const headers = [
      `Host: ${host}`,
      ...(origin ? [`Origin: ${origin}`] : []),
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
    ];
    const { statuses } = await sendRaw(port, rawRequest('POST /newsletter', headers) + body);
    return statuses[0];
  };

  it('is accepted from the public origin, the listening address, and programs', async () => {
    const origins = ['https://www.binario.example', site.origin, `http://localhost:${port}`, ''];
    for (const origin of origins)
      expect([origin, await statusFor(origin, 'www.binario.example')]).toEqual([origin, 422]);
  });

  it.each([
    ['https://other.example', 'other.example'],
    ['http://www.binario.example', 'www.binario.example'],
    ['https://www.binario.example:8443', 'www.binario.example:8443'],
    ['https://www.binario.example.evil.example', 'www.binario.example'],
    ['http://localhost', 'localhost'],
    ['file://', ''],
    ['file://', 'localhost'],
    ['null', 'null'],
  ])('is refused from %s with the host %j', async (origin, host) => {
    expect(await statusFor(origin, host)).toBe(403);
  });
});

describe('a form whose browser says where it comes from', () => {
  it.each([
    ['same-origin', 'https://www.binario.example', 422],
    ['same-origin', undefined, 422],
    ['none', undefined, 422],
    ['cross-site', undefined, 403],
    ['same-site', undefined, 403],
    ['cross-site', 'https://www.binario.example', 403],
    // A name that somebody else points at this server.
    ['same-origin', 'https://other.example', 403],
  ])('%s, with the origin %s: %i', async (fetchSite, origin, status) => {
    const response = await fetch(`${site.origin}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x' }),
      headers: { 'Sec-Fetch-Site': fetchSite, ...(origin && { Origin: origin }) },
    });
    expect(response.status).toBe(status);
  });
});

describe('the line of a request in the log', () => {
  it.each([
    ['/', 'home'],
    ['/search?from=Rome&to=Milan', 'search'],
    ['/routes/rome/milan', 'route'],
    ['/cities', 'cities'],
    ['/cities/rome', 'city'],
    ['/hotels/rome', 'hotels'],
    ['/help', 'help'],
    ['/newsletter', 'newsletter'],
    ['/newsletter/confirm?token=x', 'newsletter-confirm'],
    ['/newsletter/unsubscribe/one-click?token=x', 'newsletter-one-click'],
    ['/train-from-rome-to-naples', 'trip'],
    ['/anna@example.com', 'trip'],
    ['/social/city/rome.png', 'social-picture'],
    ['/posters/rome.svg', 'poster-file'],
    ['/map/data.json', 'map-data'],
    ['/sitemaps/trips.xml', 'sitemap-trips'],
    ['/robots.txt', 'robots'],
    ['/favicon.ico', 'icon'],
    ['/assets/none.js', 'asset'],
    ['/healthz', 'health'],
    ['/readyz', 'health'],
    ['//help', 'refused'],
    ['/cities/%zz', 'trip'],
  ])('names the kind of %s, also from the cache: %s', async (path, kind) => {
    // Lines of earlier requests may still come.
    const before = site.log.length;
    const lines = () => site.log.slice(before).filter((line) => line.kind === kind);
    for (let time = 0; time < 2; time += 1) await sendRaw(port, rawRequest(`GET ${path}`));
    await vi.waitFor(() => expect(lines()).toHaveLength(2), 30_000);
  });

  it('has the id that the proxy in front gave, which the response has too', async () => {
    const id = '7f3c9a52e1b04d68a0c2f4e6d8b0a1c3';
    const before = site.log.length;
    const { text } = await sendRaw(
      port,
      rawRequest('GET /help', ['Host: a', `X-Request-Id: ${id}`]),
    );
    await vi.waitFor(() => expect(site.log.slice(before)).toHaveLength(1), 30_000);
    expect(site.log.at(-1)?.id).toBe(id);
    expect(text).toContain(`\r\nX-Request-Id: ${id}\r\n`);
  });
});
