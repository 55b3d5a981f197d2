import { EDITED, type EditedSet } from '#app/data/edited.ts';
import type { Translated } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';

/** The files that the sitemap's index names, each for one set of pages. */
export const SITEMAP_PARTS = Object.keys(EDITED) as readonly EditedSet[];

/** The path of the sitemap's index. */
export const SITEMAP_PATH = '/sitemap.xml';

/** The path of one of the sitemap's files. */
export function sitemapPartPath(part: EditedSet): string {
  return `/sitemaps/${part}.xml`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Writes a file of the sitemap (sitemaps.org, protocol 0.9): every page once in each language, with
 * alternates for all languages and `x-default`. The given addresses begin at the root of the site.
 */
export function sitemapXml(
  publicOrigin: string,
  pages: readonly Translated[],
  editedOn: IsoDate,
): string {
  const absolute = (address: string) => escapeXml(`${publicOrigin}${address}`);
  const rows = pages.flatMap((addresses) => {
    const alternates = Object.entries({ ...addresses, 'x-default': addresses.en })
      .map(
        ([tag, address]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(address)}"/>`,
      )
      .join('');
    return Object.values(addresses).map(
      (address) =>
        `<url><loc>${absolute(address)}</loc><lastmod>${editedOn}</lastmod>${alternates}</url>`,
    );
  });
  const start = `<urlset xmlns="${SITEMAP_SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [DECLARATION, start, ...rows, '</urlset>', ''].join('\n');
}

/**
 * Writes the sitemap's index (sitemaps.org, protocol 0.9): every file and when its pages last
 * changed.
 */
export function sitemapIndexXml(publicOrigin: string): string {
  const rows = SITEMAP_PARTS.map((part) => {
    const address = escapeXml(`${publicOrigin}${sitemapPartPath(part)}`);
    return `<sitemap><loc>${address}</loc><lastmod>${EDITED[part]}</lastmod></sitemap>`;
  });
  return [
    DECLARATION,
    `<sitemapindex xmlns="${SITEMAP_SPACE}">`,
    ...rows,
    '</sitemapindex>',
    '',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** Writes a text so that XML reads it as text, in elements and attributes alike. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&${ENTITIES[sign]};`);
}
