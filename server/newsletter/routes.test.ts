import { describe, expect, it } from 'vitest';
import type { LinkState } from '#app/domain/newsletter.ts';
import { createNewsletterRoutes } from './routes.ts';

const PATH = '/newsletter/unsubscribe/one-click?token=t.o-k';

async function post(
  result: LinkState,
  body: BodyInit = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
) {
  const tokens: string[] = [];
  const routes = createNewsletterRoutes({
    unsubscribe: async (token) => {
      tokens.push(token);
      return result;
    },
  });
  return { tokens, response: await routes.request(PATH, { method: 'POST', body }) };
}

describe('one-click unsubscription', () => {
  it.each([
    ['unsubscribed', 200],
    ['invalid', 400],
    ['unavailable', 503],
  ] as const)('responds to %s with %i in plain text', async (result, status) => {
    const { tokens, response } = await post(result);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Retry-After')).toBe(status === 503 ? '300' : null);
    expect(tokens).toEqual(['t.o-k']);
  });

  it('also accepts a multipart form', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await post('unsubscribed', form)).response.status).toBe(200);
  });

  it.each(['', 'List-Unsubscribe=Two-Click', 'hello'])(
    'does nothing for the body %j',
    async (text) => {
      const body = new Blob([text], { type: 'application/x-www-form-urlencoded' });
      const { tokens, response } = await post('unsubscribed', body);
      expect(response.status).toBe(400);
      expect(tokens).toEqual([]);
    },
  );

  it('does not read a body that is too long', async () => {
    const { tokens, response } = await post('unsubscribed', 'x'.repeat(100_000));
    expect(response.status).toBe(413);
    expect(tokens).toEqual([]);
  });

  it('redirects a GET to the page with the button, without unsubscribing', async () => {
    const routes = createNewsletterRoutes({
      unsubscribe: () => Promise.reject(new Error('must not be called')),
    });
    const response = await routes.request(PATH);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/newsletter/unsubscribe?token=t.o-k');
    // Of any length: a proxy refuses a response with a long header.
    const long = await routes.request(`${PATH}${'k'.repeat(20_000)}`);
    expect(long.headers.get('Location')).toBe('/newsletter/unsubscribe');
  });
});
