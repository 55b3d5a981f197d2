import { describe, expect, it } from 'vitest';
import type { LinkState } from '#app/domain/newsletter.ts';
import { createNewsletterRoutes } from './routes.ts';

const PATH = '/newsletter/unsubscribe/one-click?token=t.o-k';

function post(
  result: LinkState,
  body: BodyInit = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
) {
  const asked: string[] = [];
  const routes = createNewsletterRoutes({
    unsubscribe: async (token) => {
      asked.push(token);
      return result;
    },
  });
  return { asked, answer: routes.request(PATH, { method: 'POST', body }) };
}

describe('one-click unsubscription', () => {
  it.each([
    ['unsubscribed', 200],
    ['invalid', 400],
    ['unavailable', 503],
  ] as const)('answers %s with %i in plain text', async (result, status) => {
    const { asked, answer } = post(result);
    const response = await answer;
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Retry-After')).toBe(status === 503 ? '300' : null);
    expect(asked).toEqual(['t.o-k']);
  });

  it('also takes the body as a multipart form', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await post('unsubscribed', form).answer).status).toBe(200);
  });

  it.each(['', 'List-Unsubscribe=Two-Click', 'hello'])(
    'does nothing for the body %j',
    async (text) => {
      const body = new Blob([text], { type: 'application/x-www-form-urlencoded' });
      const { asked, answer } = post('unsubscribed', body);
      expect((await answer).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  it('does not read a body that is far too long', async () => {
    const { asked, answer } = post('unsubscribed', 'x'.repeat(100_000));
    expect((await answer).status).toBe(413);
    expect(asked).toEqual([]);
  });

  it('leads a GET to the page that asks, without unsubscribing', async () => {
    const routes = createNewsletterRoutes({
      unsubscribe: () => Promise.reject(new Error('must not be called')),
    });
    const response = await routes.request(PATH);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/newsletter/unsubscribe?token=t.o-k');
  });
});
