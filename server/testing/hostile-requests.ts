import fc from 'fast-check';

/** A generated request that tries to find unexpected input. */
export interface HostileRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Part of every hostile text. A response with it, bracket included, did not escape its input. */
export const MARK = '<zq9 onload="';

const PIECES = [
  MARK,
  `"'>${MARK}`,
  '</script><script>',
  '{{constructor}}',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%',
  '%e0%a4%a',
  '%c0%ae%c0%ae/',
  '../',
  '//evil.example/',
  '\\\\evil.example\\',
  'https://evil.example',
  'javascript:alert(1)',
  '\u0000',
  '\u202e',
  '𝒳',
  '\ud800',
  '__proto__',
  'x'.repeat(2_000),
];
const PATHS = [
  '/',
  '/search',
  '/404',
  '/cities/',
  '/hotels/',
  '/routes/',
  '/newsletter',
  '/newsletter/confirm',
  '/assets/',
  '/train-from-',
  '/treno-da-',
  '/rome-to-',
  '/milano-a-',
  '/healthz',
];
const FIELDS = [
  'lng',
  'from',
  'to',
  'date',
  'adults',
  'children',
  'currency',
  'trip',
  'destination',
  'token',
  '_data',
  'index',
  '__proto__',
];
const VALUES = ['Rome', 'it', '2026-02-30', '0', '7', '-1', '1e3', '99999999', '83084095', ''];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const texts = fc.array(text, { maxLength: 4 }).map((parts) => parts.join(''));
const segment = fc.oneof(texts, texts.map(encode));
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), texts), segment), { maxLength: 5 })
  .map((fields) =>
    fields.map(([name, value]) => `${encode(name)}=${value.replaceAll('#', '%23')}`).join('&'),
  );

/**
 * Lone surrogates cannot be written as UTF-8; a browser sends the replacement character for them.
 */
function encode(part: string): string {
  return encodeURIComponent(Buffer.from(part).toString());
}

/**
 * A header contains only bytes that HTTP allows, since clients cannot send others.
 */
function headerValue(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();
}

/** Requests of every method with hostile paths, queries, headers and form bodies. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'PROPFIND',
    'QUERY',
  ),
  address: fc
    .tuple(fc.constantFrom(...PATHS), segment, query)
    .map(([path, rest, fields]) => `${path}${rest.replaceAll('#', '%23')}?${fields}`),
  headers: fc
    .record(
      {
        'Accept-Language': texts,
        'Accept-Encoding': fc.oneof(texts, fc.constantFrom('br', 'gzip', 'br;q=0', '*')),
        Cookie: texts.map((value) => `i18next=${value}`),
        'If-None-Match': texts,
        Host: fc.constantFrom('evil.example', 'localhost'),
        'X-Forwarded-Host': fc.constant('evil.example'),
        Origin: fc.constant('https://evil.example'),
        'Content-Type': fc.constantFrom(
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json',
          'text/plain',
        ),
        Range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1,x'),
      },
      { requiredKeys: [] },
    )
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, headerValue(value)]),
      ),
    ),
  body: fc.option(
    fc.oneof(
      query.map((fields) => `email=x&${fields}`),
      texts,
    ),
    { nil: undefined },
  ),
});

const target = fc.oneof(
  hostileRequests.map(({ address }) => address),
  texts,
  texts.map((rest) => `http://user:${rest}@evil.example/${rest}`),
  fc.constantFrom(
    '*',
    '',
    'localhost:80',
    '//evil.example/..',
    '/\\\\evil.example',
    `/?${'a&'.repeat(9_000)}`,
  ),
);
const line = fc.oneof(
  texts.map((value) => `X-Any: ${value}`),
  texts.map((value) => `Host: ${value}`),
  texts,
  fc.constantFrom(
    'Host: 256.256.256.256',
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Connection: keep-alive',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Expect: 100-continue',
    ' folded: line',
  ),
);

/** Bytes of a connection that need not be HTTP; they always end. */
export const hostileBytes: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'HEAD', 'TRACE', 'CONNECT', 'get', 'PRI', 'G\u0000T'),
    target,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    lines: fc.array(line, { maxLength: 5 }),
    body: fc.oneof(
      texts,
      fc.constantFrom('', '5\r\nhello\r\n0\r\n\r\n', 'GET /help HTTP/1.1\r\nHost: a\r\n\r\n'),
    ),
  })
  .map(
    ({ method, target: address, version, lines, body }) =>
      `${[`${method} ${address} ${version}`, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n${body}`,
  );

/** Paths without a page: with an e-mail address, a field, a mail's token; and a broken one. */
export const PERSONAL_PATHS = [
  '/cities/%zz',
  '/anna@example.com',
  '/anna%2540example.com',
  '/anna%EF%BC%A0example.com',
  '/search&name=Anna',
  '/newsletter/confirm%3Ftoken=c.5ec7e7',
  '/newsletter/confirm%253Ftoken%253Dc.5ec7e7',
  '/newsletter/c.5ec7e7.x',
];
