import fc from 'fast-check';
import { CITY_FILTER_FIELDS } from '#app/domain/cities/city-filter.ts';
import { MAP_FIELDS } from '#app/domain/map-fields.ts';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import { TRAIN_FIELDS } from '#app/domain/search/train-choices.ts';
import { PLAN_FIELDS } from '#app/domain/search/trip-plan.ts';

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
const WHOLE_PATHS = [
  '/',
  '/search',
  '/404',
  '/map',
  '/map/data.json',
  '/plan',
  '/plan.ics',
  '/journey.ics',
  '/my-trips',
  '/cities',
  '/cities/rome',
  '/hotels/rome',
  '/routes/rome/milan',
  '/rome-to-milan',
  '/newsletter',
  '/newsletter/confirm',
  '/healthz',
];
/** A text follows. */
const PATH_STARTS = [
  '/',
  '/cities/',
  '/hotels/',
  '/routes/',
  '/routes/rome/',
  '/assets/',
  '/train-from-',
  '/train-from-rome-to-',
  '/treno-da-',
  '/rome-to-',
  '/milano-a-',
  '/map/reach/',
  '/map/departures/it/',
  '/map/now/en/',
  '/map/trains/',
  '/map/train/fr/',
  '/answers/en/83084095/',
  '/posters/',
  '/social/',
];
const FIELDS = [
  'lng',
  'token',
  '_data',
  'index',
  '__proto__',
  'stage',
  'made',
  ...SEARCH_FIELDS,
  ...TRAIN_FIELDS,
  ...PLAN_FIELDS,
  ...MAP_FIELDS,
  ...CITY_FILTER_FIELDS,
];
const VALUES = [
  'Rome',
  'it',
  '2026-02-30',
  '2026-12-11',
  '0',
  '7',
  '-1',
  '1e3',
  '600',
  '99999999',
  '83084095',
  '',
  'rome',
  'milan',
  'rome,milan,venice',
  '4h,2',
  'rome-milan',
  'now',
  'diagram',
  'time',
  '600-9504',
  ...Object.getOwnPropertyNames(Object.prototype),
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const texts = fc.array(text, { maxLength: 4 }).map((parts) => parts.join(''));
const plain = fc.constantFrom(...VALUES).map(encode);
/** A page reads it, since it is written as an address should be. */
const written = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 1, arbitrary: texts.map(encode) },
);
/** Most of these are refused before any page reads them. */
const raw = fc.oneof(plain, texts);

/** A path and a query whose parts are one of the two above. */
function addressOf(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...FIELDS).map(encode) },
    { weight: 1, arbitrary: texts.map(encode) },
  );
  const fields = fc.array(
    fc.tuple(name, part).map((field) => field.join('=')),
    { maxLength: 5 },
  );
  const path = fc.oneof(
    fc.constantFrom(...WHOLE_PATHS),
    fc.tuple(fc.constantFrom(...PATH_STARTS), part).map(([start, rest]) => `${start}${rest}`),
  );
  return fc
    .tuple(path, fields)
    .map(([start, query]) => `${start}?${query.join('&')}`.replaceAll('#', '%23'));
}

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
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant('GET') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'HEAD',
          'POST',
          'POST',
          'PUT',
          'DELETE',
          'PATCH',
          'OPTIONS',
          'PROPFIND',
          'QUERY',
        ),
      },
    ),
    address: fc.oneof(
      { weight: 4, arbitrary: addressOf(written) },
      { weight: 1, arbitrary: addressOf(raw) },
    ),
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
        addressOf(raw).map((address) => `email=x&${address}`),
        texts,
      ),
      { nil: undefined },
    ),
  })
  // A body without a form is refused before anything is read; raw connections have such ones too.
  .map((request) => (request.method === 'POST' ? request : { ...request, body: undefined }));

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
