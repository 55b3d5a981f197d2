import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type LanguageVariables, language } from './language.ts';

const app = new Hono<{ Variables: LanguageVariables }>();
app.use(language((path) => (path.startsWith('/treno-') ? 'it' : undefined)));
app.get('*', (c) => c.json({ language: c.get('language'), cookie: c.get('languageCookie') ?? null }));

interface Visit {
  readonly query?: string;
  readonly cookie?: string;
  readonly header?: string;
  readonly path?: string;
}

async function languageOf({ query, cookie, header, path = '/' }: Visit) {
  const headers = new Headers();
  if (cookie !== undefined) headers.set('Cookie', `i18next=${encodeURIComponent(cookie)}`);
  if (header !== undefined) headers.set('Accept-Language', header);
  const address = query === undefined ? path : `${path}?lng=${encodeURIComponent(query)}`;
  const answer = await app.request(address, { headers });
  return (await answer.json()) as { language: string; cookie: string | null };
}

const HOSTILE = [
  '<script>',
  'it<script>',
  'javascript:it',
  "it';alert(1)",
  '../../it',
  'it\u0000',
  'i',
  'x'.repeat(5_000),
  'it'.repeat(40),
];

describe('the language of an answer', () => {
  it.each<[Visit, string]>([
    [{ query: 'fr', cookie: 'it', header: 'en', path: '/treno-da-roma-a-milano' }, 'fr'],
    [{ cookie: 'fr', header: 'it', path: '/treno-da-roma-a-milano' }, 'fr'],
    [{ header: 'fr', path: '/treno-da-roma-a-milano' }, 'fr'],
    [{ path: '/treno-da-roma-a-milano' }, 'it'],
    [{}, 'en'],
    [{ query: 'it-CH' }, 'it'],
    [{ cookie: 'FR-be' }, 'fr'],
    [{ header: 'it-CH' }, 'it'],
    [{ header: 'de-DE,de;q=0.9,fr;q=0.5,en;q=0.4' }, 'fr'],
    [{ header: 'fr;q=0.3,it;q=0.8' }, 'it'],
    [{ header: '*' }, 'en'],
    [{ query: 'de', cookie: 'it' }, 'it'],
    [{ query: 'pt', header: 'pt-BR' }, 'en'],
  ])('of %j is %s', async (visit, expected) => {
    expect((await languageOf(visit)).language).toBe(expected);
  });

  it.each(HOSTILE)('is never taken from a code like %j', async (code) => {
    const { language: found, cookie } = await languageOf({ query: code });
    expect(found).toBe('en');
    expect(cookie).toBeNull();
    if (!code.includes('\u0000')) expect((await languageOf({ header: code })).language).toBe('en');
    expect((await languageOf({ cookie: code })).language).toBe('en');
  });

  it('is kept in a cookie when it was chosen, and only then', async () => {
    expect((await languageOf({ query: 'it-CH' })).cookie).toMatch(
      /^i18next=it; Max-Age=31536000; Path=\/; SameSite=Lax/,
    );
    expect((await languageOf({ header: 'it' })).cookie).toBeNull();
    expect((await languageOf({ cookie: 'it' })).cookie).toBeNull();
  });
});
