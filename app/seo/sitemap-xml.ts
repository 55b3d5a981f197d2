import { LANGUAGES, type Translated } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';

/** A page for the sitemap: its address in each language, from the root of the site, and when it last changed. */
export interface SitemapEntry {
  readonly addresses: Translated;
  readonly editedOn: IsoDate;
}

/** A file of the sitemap for its index. */
export interface SitemapFile {
  /** From the root of the site. */
  readonly path: string;
  readonly editedOn: IsoDate;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML_SPACE = 'http://www.w3.org/1999/xhtml';

/**
 * Writes a file of the sitemap (sitemaps.org, protocol 0.9): every page once in each language, each time with all its
 * languages and the one for everybody else.
 */
export function sitemapXml(publicOrigin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.flatMap(({ addresses, editedOn }) => {
    const absolute = (address: string) => escapeXml(`${publicOrigin}${address}`);
    const alternate = (tag: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(address)}"/>`;
    const alternates = [
      ...LANGUAGES.map((language) => alternate(language, addresses[language])),
      alternate('x-default', addresses.en),
    ].join('');
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${absolute(addresses[language])}</loc><lastmod>${editedOn}</lastmod>${alternates}</url>`,
    );
  });
  return [
    DECLARATION,
    `<urlset xmlns="${SITEMAP_SPACE}" xmlns:xhtml="${XHTML_SPACE}">`,
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes the index of the sitemap's files (sitemaps.org, protocol 0.9). */
export function sitemapIndexXml(publicOrigin: string, files: readonly SitemapFile[]): string {
  const rows = files.map(
    ({ path, editedOn }) =>
      `<sitemap><loc>${escapeXml(`${publicOrigin}${path}`)}</loc><lastmod>${editedOn}</lastmod></sitemap>`,
  );
  return [DECLARATION, `<sitemapindex xmlns="${SITEMAP_SPACE}">`, ...rows, '</sitemapindex>', ''].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Writes a text so that XML reads it as text, in elements and attributes alike. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
