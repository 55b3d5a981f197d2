import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { DEFAULT_SITE_NAME } from '#app/domain/site-settings.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { INFORMATION_PAGES } from '#app/pages/information/information-pages.ts';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const NAME = 'Altro';
const ORIGIN = 'https://www.altro.it';
/** A memorial in Milan. */
const NOT_THE_NAME = /Memoriale della Shoah, Binario\s21/g;

const PATHS_OF_EACH_KIND = [
  ...new Set([
    ...PAGE_TYPES.map(({ path }) => path),
    ...INFORMATION_PAGES.map((page) => PATHS[page]),
    '/cities/milan',
    '/newsletter/check-inbox',
    '/newsletter/confirm?token=none',
    '/newsletter/unsubscribe?token=none',
    '/cities/rome/none',
    '/site.webmanifest',
    '/opensearch.xml',
    '/posters/rome.svg',
  ]),
];

let server: ServerProcess;
const dataFolder = mkdtempSync(join(tmpdir(), 'binario-name-'));
beforeAll(async () => {
  server = await startServerProcess({
    environment: { SITE_NAME: NAME, PUBLIC_ORIGIN: ORIGIN, DATA_FOLDER: dataFolder },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true });
});

/** A mail's text without the line breaks of its encodings (RFC 2045, section 6.7; RFC 2047). */
const unbroken = (mail: string) =>
  mail.replaceAll(/\?=\s+=\?UTF-8\?Q\?/gi, '').replaceAll(/(?<!\?)=\r\n/g, '');

describe.each(LANGUAGES)('under another name, in %s,', (language) => {
  it.each(PATHS_OF_EACH_KIND)('%s never says Binario', async (path) => {
    const address = `${server.origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
    const response = await fetch(address, { redirect: 'manual' });
    const body = (await response.text()).replaceAll(NOT_THE_NAME, '');
    expect(body.length).toBeGreaterThan(100);
    expect(body).not.toContain(DEFAULT_SITE_NAME);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) expect(body).toContain(NAME);
  });

  it('a mail comes from that name and says no other', async () => {
    const body = new URLSearchParams({ email: `anna.${language}@example.com` });
    const response = await fetch(`${server.origin}/newsletter?lng=${language}`, {
      method: 'POST',
      body,
      headers: { Origin: ORIGIN },
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    const folder = join(dataFolder, 'mail');
    const mail = await vi.waitFor(
      () => {
        const files = existsSync(folder)
          ? readdirSync(folder).filter((file) => file.endsWith('.eml'))
          : [];
        const mails = files.map((file) => unbroken(readFileSync(join(folder, file), 'utf8')));
        const found = mails.find((text) => text.includes(`anna.${language}@example.com`));
        if (!found) throw new Error('The mail has not come yet');
        return found;
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(mail).toContain(`From: ${NAME} <newsletter@altro.it>\r\n`);
    expect(mail).toMatch(new RegExp(`^Subject: .*[ _]${NAME}\\b`, 'm'));
    expect(mail).not.toContain(DEFAULT_SITE_NAME);
  });
});
