import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { createApp } from './app.ts';
import { readSettings } from './env.ts';
import type { ServerEntry } from './load-build.ts';
import { NO_TIMETABLE } from './testing/fake-site.ts';

const XML = `<urlset>${'<url/>'.repeat(500)}</urlset>`;

/** The server in front of an application that answers every address with the same. */
function serverOf(answer: () => Response) {
  const { app } = createApp({
    entry: {
      createLoadContext: () => ({}),
      pageFields: [],
    } as unknown as ServerEntry,
    render: async () => answer(),
    pageKind: () => 'page',
    settings: { ...readSettings({}), pageCacheBytes: 1024 },
    newsletter: { service: {} as NewsletterService, routes: new Hono() },
    timetable: NO_TIMETABLE,
    clientFolder: 'public',
    log: () => {},
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  return app;
}

const server = serverOf(() => sharedFile(XML, 'application/xml'));

describe('a file that the application writes for machines', () => {
  it.each(['/sitemap.xml', '/robots.txt', '/opensearch.xml', '/sitemaps/cities.xml'])(
    'is the same for everybody, whatever cookie asks for %s',
    async (path) => {
      const response = await server.request(path, { headers: { Cookie: 'i18next=it' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
      expect(response.headers.get('Vary') ?? '').not.toContain('Cookie');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(await response.text()).toBe(XML);
    },
  );

  it('is sent compressed when it is a long list', async () => {
    const response = await server.request('/sitemaps/trips.xml', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(XML);
  });
});

describe('an answer that says nothing of its keeping', () => {
  it('is kept by nobody else and depends on the language', async () => {
    const response = await serverOf(() => Response.json({})).request('/cities/rome');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Vary')).toContain('Accept-Language, Cookie');
  });
});
