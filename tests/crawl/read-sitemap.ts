/** A row of the sitemap: an address, its day and its language alternates. */
export interface SitemapRow {
  readonly address: string;
  readonly editedOn: string;
  readonly alternates: readonly (readonly [string, string])[];
}

const ALTERNATE_LINK = '<xhtml:link rel="alternate" hreflang="[^"<>]+" href="[^"<>]+"/>';
const ROW = new RegExp(
  `<url><loc>([^<>]+)</loc><lastmod>([^<>]+)</lastmod>((?:${ALTERNATE_LINK})+)</url>`,
  'g',
);
const ALTERNATE = /hreflang="([^"]+)" href="([^"]+)"/g;
const LOCATION = /<sitemap><loc>([^<>]+)<\/loc><lastmod>[^<>]+<\/lastmod><\/sitemap>/g;
/**
 * The text around the rows that sitemap.xsd and siteindex.xsd of sitemaps.org require, with
 * XHTML's links as Google reads them.
 */
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_SPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const ROOT = `${DECLARATION}<urlset ${SPACE} ${LINK_SPACE}></urlset>`;
const INDEX_ROOT = `${DECLARATION}<sitemapindex ${SPACE}></sitemapindex>`;
/** An address as sitemap.xsd takes it. */
const ADDRESS = /^https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]{4,2040}$/;
/** The most that search engines read of one file. */
const MOST_ROWS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/**
 * Reads the addresses of the files in a sitemap's index.
 *
 * @throws Error when the index breaks the protocol
 */
export function readSitemapIndex(xml: string): string[] {
  refuseOthers(xml, LOCATION, INDEX_ROOT);
  return [...xml.matchAll(LOCATION)].map(([, address = '']) => readAddress(address));
}

/**
 * Reads a file of the sitemap.
 *
 * @throws Error when it breaks the protocol, or anything in it is neither a whole row nor the
 * element around them
 */
export function readSitemap(xml: string): SitemapRow[] {
  refuseOthers(xml, ROW, ROOT);
  return [...xml.matchAll(ROW)].map(([, address = '', editedOn = '', links = '']) => ({
    address: readAddress(address),
    editedOn,
    alternates: [...links.matchAll(ALTERNATE)].map(
      ([, tag = '', href = '']) => [tag, readAddress(href)] as const,
    ),
  }));
}

function refuseOthers(xml: string, row: RegExp, root: string): void {
  const rest = xml.replaceAll(row, '');
  if (rest.replaceAll(/>\s+/g, '>') !== root) {
    throw new Error(`The sitemap has something else than rows: ${rest.slice(0, 300)}`);
  }
  const count = [...xml.matchAll(row)].length;
  if (count === 0 || count > MOST_ROWS || Buffer.byteLength(xml) > MOST_BYTES) {
    throw new Error(
      `Search engines read no file of ${count} rows and ${Buffer.byteLength(xml)} bytes`,
    );
  }
}

function readAddress(xml: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  const address = xml.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
  if (!ADDRESS.test(address))
    throw new Error(`The sitemap’s schema takes no address such as ${address}`);
  return address;
}
