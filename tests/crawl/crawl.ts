import { MAP_FIELDS } from '#app/domain/map-fields.ts';
import { PATHS, PLAN_CALENDAR_PATH } from '#app/i18n/addresses.ts';
import { type PageFacts, readPage } from './read-page.ts';
import { readSitemap, readSitemapIndex, type SitemapRow } from './read-sitemap.ts';
import { internalUrls } from './structured-urls.ts';

/** The response of one address. */
export interface FetchedPage {
  readonly status: number;
  readonly type: string;
  readonly language: string | undefined;
  readonly location: string | undefined;
  readonly body: string;
}

/** Requests an address of the site, from its root; follows no redirect. */
export type FetchPage = (address: string) => Promise<FetchedPage>;

/** One requested address, without its body. */
export interface Visit {
  /** From the root of the site, without a fragment. */
  readonly address: string;
  readonly status: number;
  readonly language: string | undefined;
  readonly location: string | undefined;
  /** The content of a page; undefined for files and redirects. */
  readonly page: PageFacts | undefined;
  /** The page that led here first. */
  readonly from: string;
}

/** Everything that a crawl found. */
export interface Site {
  readonly origin: string;
  readonly visits: ReadonlyMap<string, Visit>;
  /** Addresses that links lead to and that were not requested, since enough like them were. */
  readonly leftOut: ReadonlySet<string>;
  readonly sitemap: readonly SitemapRow[];
}

const AT_ONCE = 4;
/**
 * Social pictures are drawn on request, so a crawl checks an even selection of them.
 */
const SOCIAL_PICTURES = 40;

/**
 * The map is one page in thousands of states, each a link; a crawl looks at every so many of the
 * single choices.
 */
const MAP_STATE_STRIDE = 48;

/**
 * Each train of each table is a link to the search of its day, and each such page leads to the days
 * around it; a crawl looks at every so many of them.
 */
const SEARCH_STRIDE = 2_000;

/**
 * The map's list leads to the trip from each line's first station to each of its others; a crawl
 * looks at every so many of those that the sitemap leaves out.
 */
const LIST_STRIDE = 16;

/**
 * The menu of languages links each page also with the language that its address has anyway; a crawl
 * looks at every so many of these second addresses.
 */
const SECOND_ADDRESS_STRIDE = 8;

/**
 * The address of the page of which an address is a state of the map; the address itself for every
 * other page.
 */
export function withoutMapState(address: string): string {
  const url = new URL(address, 'http://localhost');
  for (const field of MAP_FIELDS) url.searchParams.delete(field);
  return `${url.pathname}${url.search}`;
}

/** How many choices on the map an address names. */
export const mapChoices = (address: string): number =>
  choicesOf(new URL(address, 'http://localhost'));

const choicesOf = ({ searchParams }: URL) =>
  MAP_FIELDS.filter((field) => searchParams.has(field)).length;

/**
 * Whether an address is the search of a date or a plan through some places, which are without
 * number; only some are looked at.
 */
function isDatedSearch({ pathname, searchParams }: URL): boolean {
  if (pathname === PATHS.plan || pathname === PLAN_CALENDAR_PATH) return searchParams.has('stops');
  return pathname === PATHS.search && searchParams.has('date');
}

/** The address without the language that it names, if any. */
function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.delete('lng');
  return `${url.pathname}${url.search}`;
}

/**
 * The address on this site of a link on one of its pages; undefined for other sites and schemes.
 */
export function addressOn(
  origin: string,
  href: string,
  page: string,
): { address: string; fragment?: string } | undefined {
  const url = URL.parse(href, `${origin}${page}`);
  if (url?.origin !== origin) return undefined;
  const address = `${url.pathname}${url.search}`;
  return url.href.includes('#')
    ? { address, fragment: decodeURIComponent(url.hash.slice(1)) }
    : { address };
}

/** Counts addresses of one kind, and selects the first and then each one after a stride. */
function everyNth(stride: number): () => boolean {
  let count = 0;
  return () => count++ % stride === 0;
}

/**
 * Makes the selection of addresses: of those that are alike, and come from pages that are alike, a
 * part stands for all.
 *
 * @param listed the addresses of the sitemap, each of which is selected
 */
function createSelection(
  listed: ReadonlySet<string | undefined>,
): (address: string, from: string) => boolean {
  const nextMapState = everyNth(MAP_STATE_STRIDE);
  const nextSearch = everyNth(SEARCH_STRIDE);
  const nextTripOfList = everyNth(LIST_STRIDE);
  const nextSecondAddress = everyNth(SECOND_ADDRESS_STRIDE);
  return (address, from) => {
    const url = new URL(address, 'http://localhost');
    const choices = choicesOf(url);
    if (choices > 0) return choices === 1 && nextMapState();
    if (isDatedSearch(url)) return nextSearch();
    if (listed.has(address)) return true;
    if (listed.has(withoutLanguage(address))) return nextSecondAddress();
    return mapChoices(from) === 0 || nextTripOfList();
  };
}

/**
 * Visits every page that can be reached from the starts and from the sitemap, and every file that
 * they use.
 */
export async function crawl(
  fetchPage: FetchPage,
  origin: string,
  starts: readonly string[],
): Promise<Site> {
  const visits = new Map<string, Visit>();
  const seen = new Set<string>();
  const links = new Set<string>();
  const queue: { address: string; from: string }[] = [];
  const pictures = new Set<string>();
  const leftOut = new Set<string>();
  const sitemap = await fetchSitemap(fetchPage, origin);
  const listed = sitemap.map(({ address }) => addressOn(origin, address, '/')?.address);
  const isSelected = createSelection(new Set(listed));

  const enqueue = (href: string, from: string) => {
    // The same links are on most pages.
    if (href.startsWith('/') && links.has(href)) return;
    links.add(href);
    const found = addressOn(origin, href, from);
    if (!found || seen.has(found.address)) return;
    seen.add(found.address);
    if (isSelected(found.address, from)) queue.push({ address: found.address, from });
    else leftOut.add(found.address);
  };
  const visit = async ({ address, from }: { address: string; from: string }) => {
    const { status, type, language, location, body } = await fetchPage(address);
    const page =
      type.startsWith('text/html') && status !== 302 && status !== 301 ? readPage(body) : undefined;
    visits.set(address, { address, status, language, location, page, from });
    if (!page) return;
    for (const href of leadsOf(page, origin)) enqueue(href, address);
    for (const picture of page.socialPictures) pictures.add(picture);
  };
  const visitAll = async () => {
    for (let next = queue.splice(0, AT_ONCE); next.length > 0; next = queue.splice(0, AT_ONCE)) {
      await Promise.all(next.map(visit));
    }
  };

  for (const start of starts) enqueue(start, '/');
  for (const { address } of sitemap) enqueue(address, '/sitemap.xml');
  await visitAll();
  const stride = Math.max(1, Math.ceil(pictures.size / SOCIAL_PICTURES));
  for (const picture of [...pictures].filter((_, index) => index % stride === 0))
    enqueue(picture, '/');
  await visitAll();
  return { origin, visits, leftOut, sitemap };
}

function leadsOf(page: PageFacts, origin: string): string[] {
  return [
    ...page.links.map(({ href }) => href),
    ...page.files,
    ...page.canonicals,
    ...page.alternates.map(([, href]) => href),
    ...internalUrls(page.structured, origin),
  ];
}

async function fetchSitemap(fetchPage: FetchPage, origin: string): Promise<SitemapRow[]> {
  const robots = await fetchPage('/robots.txt');
  const named = /^Sitemap: (\S+)$/m.exec(robots.body)?.[1];
  const index = named && addressOn(origin, named, '/');
  if (!index) throw new Error('robots.txt names no sitemap of this site');
  const files = readSitemapIndex((await fetchPage(index.address)).body);
  const rows = await Promise.all(
    files.map(async (file) =>
      readSitemap((await fetchPage(addressOn(origin, file, '/')?.address ?? file)).body),
    ),
  );
  return rows.flat();
}
