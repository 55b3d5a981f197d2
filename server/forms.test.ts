import { describe, expect, it } from 'vitest';
import { createNewsletterRoutes } from './newsletter/routes.ts';
import { createFakeSite, htmlResponse } from './testing/fake-site.ts';

const { site, lines } = createFakeSite(({ path }, form) => {
  if (path === '/broken') throw new Error('The page broke');
  return htmlResponse(form?.('email') ?? '<p>page</p>');
});
const events = () => lines.map(({ event }) => event);

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  site.request('/newsletter', {
    method: 'POST',
    body,
    headers: { Origin: 'http://localhost:3000', ...headers },
    duplex: 'half',
  } as RequestInit);

/** A body without a Content-Length. */
const streamed = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

describe('a posted form', () => {
  it('of 15,000 bytes reaches the page whole, urlencoded or as multipart', async () => {
    const email = 'a'.repeat(15_000);
    const multipart = new FormData();
    multipart.set('email', email);
    for (const body of [new URLSearchParams({ email }), multipart])
      expect(await (await post(body)).text()).toBe(email);
  });

  it('of very many fields has none of them', async () => {
    const formOf = <Form extends URLSearchParams | FormData>(form: Form, fields: number) => {
      for (let field = 0; field < fields; field += 1) form.append('email', 'a');
      return form;
    };
    const textOf = async (body: BodyInit) => await (await post(body)).text();
    for (const Form of [URLSearchParams, FormData]) {
      expect(await textOf(formOf(new Form(), 90))).toBe('a');
      expect(await textOf(formOf(new Form(), 110))).toBe('');
    }
  });

  it('of another type has no fields', async () => {
    const headers = { 'Content-Type': 'application/json' };
    expect(await (await post('{"email":"a"}', headers)).text()).toBe('');
  });

  it.each([
    ['with its length', () => 'a'.repeat(17_000)],
    ['without its length', () => streamed(17_000)],
  ])('is refused as too large %s, which is no failure of the server', async (_, body) => {
    lines.length = 0;
    expect((await post(body())).status).toBe(413);
    expect(events()).not.toContain('failure');
  });

  it.each(['https://other.example', 'null'])('from %s is refused', async (origin) => {
    expect((await post('email=x', { Origin: origin })).status).toBe(403);
  });
});

it('a page that breaks is replaced by a message, and the reason is logged', async () => {
  lines.length = 0;
  const response = await site.request('/broken');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('<p>failure</p>');
  expect(events()).toContain('failure');
});

describe('one-click unsubscriptions', () => {
  it('wait for each other like forms: a client has three quarters of the queue', async () => {
    const ends: (() => void)[] = [];
    const routes = createNewsletterRoutes({
      unsubscribe: () => new Promise((resolve) => ends.push(() => resolve('unsubscribed'))),
    });
    const { site: slow } = createFakeSite(() => htmlResponse('<p>page</p>'), { routes });
    const unsubscribe = () =>
      slow.request('/newsletter/unsubscribe/one-click?token=u.a', {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    const sent = Array.from({ length: 1_000 }, unsubscribe);
    const responses: Response[] = [];
    for (const each of sent) void each.then((response) => responses.push(response));
    await expect.poll(() => responses.length).toBe(1_000 - 150);
    for (const { status, headers } of responses)
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    // As many at once as the queue of forms lets begin.
    await expect.poll(() => ends.length).toBe(16);
    expect(slow.queues.forms.waiting).toBe(150 - 16);
    while (responses.length < 1_000) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(150);
  });
});
