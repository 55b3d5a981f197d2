import { expect, it } from 'vitest';
import type { PageRequest } from '#app/domain/site.ts';
import { CachedResponse } from './cached-response.ts';
import { createFinishedResponses } from './finished-responses.ts';
import { createCompleteHeaders } from './security-headers.ts';

const FILE = new CachedResponse({ kind: 'icon', status: 200, body: 'file', headers: {} });
const PAGE = new CachedResponse({ kind: 'help', status: 200, body: 'page', headers: {} });

const lookup = createFinishedResponses({
  files: { find: (path) => (path === '/favicon.svg' ? FILE : undefined) },
  cache: {
    reply: ({ pathname, method }, headers) =>
      pathname === '/help' ? { kind: 'help', reply: PAGE.reply(method, headers) } : undefined,
  },
  completeHeaders: createCompleteHeaders('off'),
});

const request = (pathname: string, method: PageRequest['method'] = 'GET'): PageRequest => ({
  method,
  pathname,
  path: pathname,
  language: 'en',
  fields: new URLSearchParams(),
  now: new Date('2026-12-10T08:00:00Z'),
  today: '2026-12-10',
});

it('finds a file of the build and a cached page', () => {
  expect(lookup(request('/favicon.svg'), {})?.kind).toBe('icon');
  expect(lookup(request('/help'), {})?.kind).toBe('help');
});

it('finds nothing for a form, nor for a page that is not cached', () => {
  expect(lookup(request('/help', 'POST'), {})).toBeUndefined();
  expect(lookup(request('/favicon.svg', 'POST'), {})).toBeUndefined();
  expect(lookup(request('/routes'), {})).toBeUndefined();
});

it('responds to a missing asset with 404, which no cache may keep', () => {
  const hit = lookup(request('/assets/missing.js'), {});
  expect(hit?.kind).toBe('asset');
  expect(hit?.reply.status).toBe(404);
  expect(hit?.reply.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Content-Length': '9' });
  expect(new TextDecoder().decode(hit?.reply.body ?? undefined)).toBe('Not found');
});

it('sends no body of a missing asset to HEAD', () => {
  const reply = lookup(request('/assets/missing.js', 'HEAD'), {})?.reply;
  expect(reply).toMatchObject({ status: 404, body: null });
  expect(reply?.headers['Content-Length']).toBe('9');
});
