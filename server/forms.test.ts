import { describe, expect, it } from 'vitest';
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
