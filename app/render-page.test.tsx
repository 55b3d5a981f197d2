import { expect, it } from 'vitest';
import type { SiteAssets, SiteRequest } from '#app/domain/site.ts';
import { readSettings } from '../server/env.ts';
import { renderMessage } from './render-page.tsx';

const FIELDS: Pick<SiteRequest, 'language' | 'settings' | 'fields' | 'today'> = {
  language: 'it',
  settings: readSettings({}).site,
  fields: new URLSearchParams(),
  today: '2026-11-26',
};
const REQUEST = FIELDS as SiteRequest;
const ASSETS: SiteAssets = { entry: '/assets/entry.js', integrityOf: () => undefined };

it.each([
  ['notFound', 404, 'Ops! Pagina non trovata | Binario'],
  ['failure', 500, 'Questa pagina non si è caricata | Binario'],
] as const)('the message %s is a whole page and is not indexed', async (...row) => {
  const [message, status, title] = row;
  const page = await renderMessage(message, status, REQUEST, ASSETS);
  expect(page.status).toBe(status);
  const html = String(Buffer.from(page.body));
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('</footer>');
});
