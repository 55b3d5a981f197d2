import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { isSearch, keptAddress, keptAddresses } from '#app/domain/search/kept-search.ts';
import { choiceAddress, MAP_DATA_PATH, PATHS, STAGE_FIELD } from '#app/i18n/addresses.ts';
import { KEPT_TRIPS, PLANS, SEARCHES } from './kept-searches.ts';
import { filesNamedIn, hasSavablePath, isSavable, isStorablePage } from './request-rule.ts';
import { findSaved, removeOldest, removeOldFiles, saveFilesOfPage } from './saved-files.ts';

const PAGES = 'binario-pages';
const PAGES_LIMIT = 30;
const SEARCHES_LIMIT = 10;
// A plan is another page with each place that is added.
const PLANS_LIMIT = 10;
const OFFLINE = 'binario-offline-';

/** The address of the map's data on each page with the map, without a choice on it. */
const MAP_DATA: Readonly<Record<string, string>> = {
  [PATHS.home]: MAP_DATA_PATH,
  [PATHS.map]: `${MAP_DATA_PATH}?${STAGE_FIELD}=1`,
};

/** The connection as far as a browser describes it (Network Information API, W3C). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The id of the build, which makes the worker of each build another file. */
declare const BUILD: string;

export function languageNamedIn({ searchParams }: URL): Language | undefined {
  return parseLanguage(searchParams.get(LANGUAGE_QUERY));
}

/**
 * The addresses under which a page may be saved, best first: in the language that its address
 * names; without one, in the language of the last page, then in any. A search or a plan is better
 * read in any language than not at all: its fields count, while those of other queries are ignored.
 * Empty for a page that is never saved.
 */
export function savedAddresses(requested: URL, lastSeen: Language | undefined): string[] {
  const named = languageNamedIn(requested);
  // A kept page with its open train comes before the list that has the train as a row.
  const kept = languagesFrom(named, lastSeen).flatMap((language) =>
    keptAddresses(requested, PATHS, language),
  );
  if (kept.length > 0 || !hasSavablePath(requested)) return [...new Set(kept)];
  const languages = named ? [named] : languagesFrom(lastSeen);
  const isOfStage = requested.pathname === MAP_DATA_PATH && requested.searchParams.has(STAGE_FIELD);
  const address = (isOfStage && MAP_DATA[PATHS.map]) || requested.pathname;
  return languages.map((language) => choiceAddress(address, language));
}

/** Every language once, the given ones first. */
export function languagesFrom(...first: readonly (Language | undefined)[]): Language[] {
  return [...new Set([...first.filter((language) => language !== undefined), ...LANGUAGES])];
}

/** The language of the page that was opened last, if one is saved. */
export async function languageSeenLast(): Promise<Language | undefined> {
  const last = (await (await caches.open(PAGES)).keys()).at(-1);
  return last && languageNamedIn(new URL(last.url));
}

/**
 * Saves a page that has been opened, with the offline page in its language, and for a page with the
 * map its data; a search or a plan as one of the last. Other responses are ignored.
 */
export async function savePage(url: URL, response: Response): Promise<void> {
  if (!isStorablePage(response)) return;
  const language = writtenLanguage(response);
  const kept = keptAddress(url, PATHS, language);
  if (kept) {
    const isOfSearch = isSearch(url, PATHS.search);
    const cache = await caches.open(isOfSearch ? SEARCHES : PLANS);
    await saveLatest(cache, kept, response, isOfSearch ? SEARCHES_LIMIT : PLANS_LIMIT);
    return saveOfflinePage(language);
  }
  if (!isSavable(url)) return;
  const cache = await caches.open(PAGES);
  await saveLatest(cache, choiceAddress(url.pathname, language), response, PAGES_LIMIT);
  await saveOfflinePage(language);
  const mapData = MAP_DATA[url.pathname];
  if (mapData) await cache.add(choiceAddress(mapData, language));
}

/**
 * Saves the code of the map after a page that shows it, since it is hydrated when it is scrolled
 * to, which may be offline, and the map's own page if that is not saved yet.
 */
export async function saveMap({ pathname }: URL, language: Language): Promise<void> {
  if (!(pathname in MAP_DATA)) return;
  const cache = await caches.open(PAGES);
  const savedPage = (path: string) =>
    cache.match(choiceAddress(path, language), { ignoreVary: true });
  const { connection } = navigator as { readonly connection?: Connection };
  if (!(await savedPage(PATHS.map)) && allowsPrefetch({ connection })) {
    const url = new URL(choiceAddress(PATHS.map, language), location.origin);
    await savePage(url, await fetch(url, { priority: 'low' }));
  }
  for (const path of Object.keys(MAP_DATA)) {
    const page = await savedPage(path);
    if (page) await saveFilesOfPage(await page.text(), language, { withMap: true });
  }
}

/** Whether the connection allows a prefetch: the visitor does not save data, and it is not slow. */
export function allowsPrefetch({
  connection,
}: {
  readonly connection?: Connection | undefined;
}): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

/** Saves a page as the last of a cache, which has at most `limit` of them. */
async function saveLatest(cache: Cache, address: string, response: Response, limit: number) {
  // Deleted first, so that the pages are in the order in which they were last opened.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  await removeOldest(cache, limit);
}

/** Saves the page that is open when the worker is installed, which was loaded without it. */
export async function saveOpenPage(url: URL): Promise<void> {
  if (!isSavable(url) && !keptAddress(url, PATHS, DEFAULT_LANGUAGE)) return;
  const response = await fetch(url);
  await savePage(url, response.clone());
  const language = writtenLanguage(response);
  await saveFilesOfPage(await response.text(), language, { withMap: false });
}

/**
 * Saves the offline page and that of the device's trips with all their files.
 *
 * @param language undefined for the language that the server chooses
 */
export async function saveOfflinePage(language: Language | undefined): Promise<void> {
  await Promise.all([PATHS.offline, PATHS.trips].map((path) => saveOfflinePart(path, language)));
}

async function saveOfflinePart(path: string, language: Language | undefined): Promise<void> {
  const cache = await caches.open(OFFLINE + BUILD);
  const address = language ? choiceAddress(path, language) : path;
  if (await cache.match(address, { ignoreVary: true })) return;
  const response = await fetch(address);
  if (!isStorablePage(response)) throw new Error(`The page ${path} has status ${response.status}`);
  await cache.addAll(filesNamedIn(await response.clone().text()));
  await cache.put(choiceAddress(path, writtenLanguage(response)), response);
}

function writtenLanguage({ headers }: Response): Language {
  return parseLanguage(headers.get('Content-Language')) ?? DEFAULT_LANGUAGE;
}

/** The saved copy of a page that the network failed to deliver, else the offline page. */
export async function findSavedPage(url: URL): Promise<Response | undefined> {
  const lastSeen = await languageSeenLast();
  const offline = languagesFrom(languageNamedIn(url), lastSeen).map((language) =>
    choiceAddress(PATHS.offline, language),
  );
  for (const address of [...savedAddresses(url, lastSeen), ...offline]) {
    const saved = await findSaved(address);
    if (saved) return saved;
  }
  return undefined;
}

/** The saved page of a trip that the visitor keeps and that began before today. */
export async function findPastTrip(url: URL, today: IsoDate): Promise<Response | undefined> {
  const date = url.searchParams.get('date');
  if (!date || date >= today) return undefined;
  const cache = await caches.open(KEPT_TRIPS);
  const named = languageNamedIn(url);
  for (const address of savedAddresses(url, await languageSeenLast())) {
    // A request for another language gets the server's response.
    if (named && languageNamedIn(new URL(address, url)) !== named) continue;
    const kept = await cache.match(address, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Removes the offline pages of earlier builds, and files that no saved page needs. */
export async function removeOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OFFLINE) && name !== OFFLINE + BUILD) await caches.delete(name);
  }
  const lists = await Promise.all(
    [PAGES, SEARCHES, PLANS, KEPT_TRIPS].map(async (name) => (await caches.open(name)).matchAll()),
  );
  const pages = lists.flat();
  await removeOldFiles(await Promise.all(pages.map((page) => page.text())));
}
