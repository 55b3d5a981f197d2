import { expect, it } from 'vitest';
import type { PageRequest, SiteResponse } from '#app/domain/site.ts';
import { createPageHeaders, mayBeKept } from './page-headers.ts';

const PAGE: PageRequest = {
  method: 'GET',
  pathname: '/aiuto',
  path: '/aiuto',
  language: 'it',
  fields: new URLSearchParams(),
  now: new Date('2026-12-10T08:00:00Z'),
  today: '2026-12-10',
};
const HTML = 'text/html; charset=utf-8';

const headersOf = createPageHeaders(
  (_, own) => ({ 'X-Of-All': 'yes', ...own }),
  () => ({ 'Content-Security-Policy': 'of pages' }),
);
const response = (headers: Record<string, string>, status = 200): SiteResponse => ({
  status,
  headers,
  body: 'body',
});

it('a page names its language, and is kept by browsers only until they ask again', () => {
  expect(headersOf(response({ 'content-type': HTML }), PAGE)).toEqual({
    'X-Of-All': 'yes',
    'cache-control': 'private, no-cache',
    'Content-Language': 'it',
    'Content-Security-Policy': 'of pages',
    Vary: 'Accept-Language, Cookie',
    'content-type': HTML,
  });
});

it('a public file is the same in every language, and has a policy of its own', () => {
  const own = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' };
  const headers = headersOf(response(own), PAGE);
  expect(headers).toMatchObject(own);
  expect(Object.keys(headers)).not.toContain('Vary');
  expect(Object.keys(headers)).not.toContain('Content-Language');
  expect(headers['Content-Security-Policy']).not.toBe('of pages');
});

it.each([
  ['a page', response({ 'content-type': HTML }), true],
  ['a public file', response({ 'cache-control': 'public, max-age=60' }), true],
  ['a file that is not public', response({ 'content-type': 'application/json' }), false],
  [
    'a page that forbids it',
    response({ 'content-type': HTML, 'cache-control': 'no-store' }),
    false,
  ],
  ['a missing page', response({ 'content-type': HTML }, 404), false],
  ['a redirect', response({ Location: '/' }, 301), false],
])('%s is kept or not in memory', (_, made, isKept) => {
  expect(mayBeKept(made)).toBe(isKept);
});
