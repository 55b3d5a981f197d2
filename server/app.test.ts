import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import { createApp } from './app.ts';
import { readSettings } from './env.ts';
import type { ServerEntry } from './load-build.ts';
import { NO_TIMETABLE } from './testing/fake-site.ts';

const logged: string[] = [];
const { app: server } = createApp({
  entry: {
    createLoadContext: () => ({}),
    pageFields: [],
  } as unknown as ServerEntry,
  render: async (request) => {
    if (request.url.endsWith('/broken')) throw new Error('The page broke');
    return Response.json({ length: (await request.text()).length });
  },
  pageKind: () => 'page',
  settings: { ...readSettings({}), pageCacheBytes: 1024 },
  newsletter: { service: {} as NewsletterService, routes: new Hono() },
  timetable: NO_TIMETABLE,
  clientFolder: 'public',
  log: (event) => logged.push(event),
  now: () => new Date('2026-11-21T12:00:00Z'),
});

const send = (body: BodyInit) =>
  server.request(
    new Request('http://localhost/newsletter', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit),
  );

/** A body whose length nobody announces. */
const streamed = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

describe('a form that is sent', () => {
  it('reaches the page whole', async () => {
    expect(await (await send('a'.repeat(16_000))).json()).toEqual({ length: 16_000 });
  });

  it.each([
    ['with its length', () => 'a'.repeat(17_000)],
    ['without its length', () => streamed(17_000)],
  ])('is refused as too large %s, which is no failure of the server', async (_, body) => {
    logged.length = 0;
    expect((await send(body())).status).toBe(413);
    expect(logged).not.toContain('failure');
  });
});

it('answers for a page that breaks, and logs why', async () => {
  logged.length = 0;
  expect((await server.request('/broken')).status).toBe(500);
  expect(logged).toContain('failure');
});
