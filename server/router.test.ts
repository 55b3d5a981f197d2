import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createFakeSite, htmlResponse } from './testing/fake-site.ts';

const ORIGIN = 'https://site.example';

/** The newsletter's routes with one that does what a test asks for. */
const routesWith = (handle: () => Response) => new Hono().get('/of-the-newsletter', handle);

it('adds the headers of every response to a route that sets none', async () => {
  const routes = routesWith(() => new Response('ok'));
  const { site } = createFakeSite(() => htmlResponse('page'), { routes });
  const response = await site.request('/of-the-newsletter');
  expect(await response.text()).toBe('ok');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('keeps a header that a route sets itself', async () => {
  const routes = routesWith(
    () => new Response('ok', { headers: { 'X-Content-Type-Options': 'own' } }),
  );
  const { site } = createFakeSite(() => htmlResponse('page'), { routes });
  const response = await site.request('/of-the-newsletter');
  expect(response.headers.get('X-Content-Type-Options')).toBe('own');
});

it('responds with plain text to an error of a route, and logs its class alone', async () => {
  const routes = routesWith(() => {
    throw new TypeError('a value that nobody may read');
  });
  const { site, lines } = createFakeSite(() => htmlResponse('page'), { routes });
  const response = await site.request('/of-the-newsletter');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('The page did not arrive. Try again in a moment.');
  expect(lines).toEqual([
    expect.objectContaining({ event: 'failure', id: 'none', error: 'TypeError' }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('a value');
});

it('refuses a form of another site before its page sees it', async () => {
  const { site, rendered } = createFakeSite(() => htmlResponse('page'));
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await site.request('/', { method: 'POST', headers, body: 'a=b' });
  expect(response.status).toBe(403);
  expect(rendered()).toBe(0);
});

it('refuses a form that is too long, and logs no failure', async () => {
  const { site, lines, rendered } = createFakeSite(() => htmlResponse('page'));
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = `a=${'b'.repeat(17 * 1024)}`;
  const response = await site.request('/', { method: 'POST', headers, body });
  expect(response.status).toBe(413);
  expect(rendered()).toBe(0);
  expect(lines).toEqual([]);
});
