import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedFile } from '#app/seo/shared-file.ts';
import { createFakeSite, htmlResponse } from './testing/fake-site.ts';

const XML = `<urlset>${'<url/>'.repeat(500)}</urlset>`;

const { site: server } = createFakeSite(() => sharedFile(XML, 'application/xml'));

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

describe('a response without a Cache-Control of its own', () => {
  it('is kept by no shared cache and depends on the language', async () => {
    const { site } = createFakeSite(() => htmlResponse('<p>page</p>'));
    const response = await site.request('/cities/rome');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Vary')).toContain('Accept-Language, Cookie');
  });
});
