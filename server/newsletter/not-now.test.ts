import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { type RunningSite, startSite } from '../../tests/browser/server.ts';

describe('the site while the newsletter’s store is broken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binario-broken-'));
  let site: RunningSite;
  beforeAll(async () => {
    writeFileSync(join(folder, 'newsletter.sqlite'), 'no database '.repeat(500));
    site = await startSite(new Date('2026-12-10T08:00:00Z'), { DATA_FOLDER: folder });
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (path: string, fields: Record<string, string>) =>
    fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(fields) });

  it.each(LANGUAGES)(
    'says in %s beside the field that it is unavailable, and keeps the typed address',
    async (language) => {
      const response = await post(`/newsletter?lng=${language}`, { email: 'anna@example.com' });
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(html).toContain(RESOURCES[language].newsletter.errors.unavailable);
      expect(html).toContain('value="anna@example.com"');
    },
  );

  it.each(LANGUAGES)(
    'says in %s behind the links of mails that it is unavailable',
    async (language) => {
      for (const page of ['confirm', 'unsubscribe'] as const) {
        const path = `/newsletter/${page}?token=x&lng=${language}`;
        const sentence = RESOURCES[language].newsletter[page].unavailable;
        expect(await (await fetch(site.origin + path)).text()).toContain(sentence);
        const click = await post(path, { token: 'x' });
        expect(click.status).toBe(503);
        expect(click.headers.get('Cache-Control')).toBe('no-store');
        expect(await click.text()).toContain(sentence);
      }
    },
  );

  it('serves all other pages', async () => {
    for (const path of ['/', '/newsletter', '/cities/rome', '/healthz']) {
      expect((await fetch(site.origin + path)).status).toBe(200);
    }
    expect((await post('/newsletter', { email: 'nobody' })).status).toBe(422);
  });
});
