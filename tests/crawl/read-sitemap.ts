/** A row of the sitemap: an address, its day and its language alternates. */
export interface SitemapRow {
  readonly address: string;
  readonly editedOn: string;
  readonly alternates: readonly (readonly [string, string])[];
}

const ROW =
  /<url><loc>([^<>]+)<\/loc><lastmod>([^<>]+)<\/lastmod>((?:<xhtml:link rel="alternate" hreflang="[^"<>]+" href="[^"<>]+"\/>)+)<\/url>/g;
const ALTERNATE = /hreflang="([^"]+)" href="([^"]+)"/g;
const ROOT =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset( xmlns(:xhtml)?="[^"]+"){2}>\s*<\/urlset>\s*$/;
const LOCATION = /<sitemap><loc>([^<>]+)<\/loc><lastmod>[^<>]+<\/lastmod><\/sitemap>/g;

/** Reads the addresses of the files in a sitemap's index. */
export function readSitemapIndex(xml: string): string[] {
  return [...xml.matchAll(LOCATION)].map(([, address = '']) => decodeXml(address));
}

/**
 * Reads a file of the sitemap.
 *
 * @throws Error when anything in it is neither a whole row nor the element around them
 */
export function readSitemap(xml: string): SitemapRow[] {
  const rest = xml.replaceAll(ROW, '');
  if (!ROOT.test(rest)) throw new Error(`The sitemap has something else than rows: ${rest.slice(0, 300)}`);
  return [...xml.matchAll(ROW)].map(([, address = '', editedOn = '', links = '']) => ({
    address: decodeXml(address),
    editedOn,
    alternates: [...links.matchAll(ALTERNATE)].map(
      ([, tag = '', href = '']) => [tag, decodeXml(href)] as const,
    ),
  }));
}

function decodeXml(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
