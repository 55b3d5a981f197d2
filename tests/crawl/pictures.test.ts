import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WALLPAPER } from '#app/art/prints/wallpaper-size.ts';
import type { City } from '#app/data/cities/schema.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { localAddress, posterFilePath } from '#app/i18n/addresses.ts';
import { SOCIAL_KINDS, socialPictureAddress } from '#app/seo/social-picture.ts';
import { type CreatedSite, createSite } from '../browser/server.ts';

const ORIGIN = 'https://www.binario.example';
/** The guides of the project, read as Node does: the list of the application is one of Vite's. */
const CITIES: readonly City[] = await Promise.all(
  globSync(resolve('app/data/cities/guides/*.ts')).map(
    async (file) => ((await import(pathToFileURL(file).href)) as { readonly city: City }).city,
  ),
);
let site: CreatedSite;

beforeAll(async () => {
  site = await createSite(new Date('2026-11-21T12:00:00Z'));
});

afterAll(() => site.close());

async function fetchPng(address: string) {
  const response = await site.site.request(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] };
}

describe('the pictures of the running site', () => {
  it.each(LANGUAGES)(
    'has a manifest in %s whose icons are there in the sizes that it says',
    async (language) => {
      const response = await site.site.request(`/site.webmanifest?lng=${language}`);
      expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
      const manifest = (await response.json()) as {
        lang: string;
        name: string;
        icons: { src: string; type: string; sizes: string }[];
      };
      expect(manifest.lang).toBe(language);
      for (const { src, type, sizes } of manifest.icons) {
        if (type !== 'image/png') continue;
        const { size } = await fetchPng(src);
        expect(size.join('x'), src).toBe(sizes);
      }
      expect(manifest.icons.length).toBeGreaterThan(3);
    },
  );

  it('has an icon for the home screens that ask for 180 pixels', async () => {
    expect((await fetchPng('/apple-touch-icon.png')).size).toEqual([180, 180]);
  });

  it.each(LANGUAGES)(
    'names in the head of the home page a social picture that is there, in %s',
    async (language) => {
      const html = await (await site.site.request(`/?lng=${language}`)).text();
      const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(address).toBe(
        `${ORIGIN}${socialPictureAddress({ kind: 'page', name: 'home' }, language)}`,
      );
      const { response, bytes, size } = await fetchPng(address.replace(ORIGIN, ''));
      expect(response.headers.get('Content-Type')).toBe('image/png');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800');
      expect(size).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThanOrEqual(300 * 1024);
    },
  );

  it('has no picture for an unknown name, and never fails on one', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('..', '%', '%00', '__proto__'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SOCIAL_KINDS, 'x'), part, async (kind, text) => {
        const name = text.includes('%')
          ? text.replaceAll(/[^%0-9a-z]/g, '')
          : encodeURIComponent(Buffer.from(text).toString());
        const { status } = await site.site.request(`/social/${kind}/${name}.png`);
        expect(status).toBe(404);
      }),
      { seed: 19, numRuns: 150 },
    );
  });

  it.each(LANGUAGES)(
    'gives every poster away as a print sheet whose letters are in %s, and no other',
    async (language) => {
      const sheets = await Promise.all(
        CITIES.map(({ slug }) =>
          site.site.request(localAddress(posterFilePath(slug, 'sheet'), language)),
        ),
      );
      for (const [index, sheet] of sheets.entries()) {
        expect(sheet.headers.get('Content-Type')).toBe('image/svg+xml');
        expect(await sheet.text()).toContain(`<title>${CITIES[index]?.name[language]}</title>`);
      }
      for (const file of [
        'atlantis.svg',
        'rome.png',
        'constructor.svg',
        '..%2frome.svg',
        '%00.svg',
      ]) {
        expect((await site.site.request(`/posters/${file}`)).status, file).toBe(404);
      }
    },
  );

  it('gives a poster away as a wallpaper for a phone', async () => {
    const { response, size } = await fetchPng(posterFilePath('venice', 'wallpaper'));
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(size).toEqual([WALLPAPER.width, WALLPAPER.height]);
  });
});
