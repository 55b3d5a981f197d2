import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { keptAddress, keptAddresses, keptLanguage, languagesFrom, surplus } from './kept-address.ts';
import { keepFilesNamedIn, keepFilesOfPage } from './kept-files.ts';
import { isKeepable, isWholePage } from './request-rule.ts';

const PAGES = 'binario-pages';
const PAGES_LIMIT = 30;
const OFFLINE = 'binario-offline-';

/** The language of the page that was opened last; undefined where none is kept. */
export async function languageSeenLast(): Promise<Language | undefined> {
  const cache = await caches.open(PAGES);
  return keptLanguage((await cache.keys()).at(-1)?.url);
}

/** Keeps a page that has just been opened, and the offline page in its language; anything else passes. */
export async function keepPage(url: URL, response: Response, build: string): Promise<void> {
  if (!isKeepable(url) || !isWholePage(response)) return;
  const language = parseLanguage(response.headers.get('Content-Language')) ?? DEFAULT_LANGUAGE;
  const address = keptAddress(url.pathname, language);
  const cache = await caches.open(PAGES);
  // Taken out first, so that the pages stand in the order in which they were opened last.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  for (const old of surplus(await cache.keys(), PAGES_LIMIT)) await cache.delete(old, { ignoreVary: true });
  await keepOfflinePage(language, build);
}

/** Keeps the page that the visitor has open when the worker is installed: it was fetched before anybody could keep it. */
export async function keepOpenPage(url: URL, build: string): Promise<void> {
  if (!isKeepable(url)) return;
  const response = await fetch(url);
  const html = await response.clone().text();
  await keepPage(url, response, build);
  await keepFilesOfPage(html);
}

/**
 * Keeps the offline page in a language, with everything that it shows.
 *
 * @param language without one, the language that the server finds for this visitor
 */
export async function keepOfflinePage(language: Language | undefined, build: string): Promise<void> {
  const cache = await caches.open(OFFLINE + build);
  if (language && (await cache.match(keptAddress(PATHS.offline, language), { ignoreVary: true }))) return;
  // Without credentials the answer cannot change the visitor's choice of language.
  const response = language
    ? await fetch(`${PATHS.offline}?${LANGUAGE_QUERY}=${language}`, { credentials: 'omit' })
    : await fetch(PATHS.offline);
  if (!isWholePage(response)) throw new Error(`The offline page answered ${response.status}`);
  const written = parseLanguage(response.headers.get('Content-Language')) ?? DEFAULT_LANGUAGE;
  await keepFilesNamedIn(await response.clone().text(), cache);
  await cache.put(keptAddress(PATHS.offline, written), response);
}

/** What stands in for a page that the network did not give: its kept copy, else the offline page. */
export async function findKeptPage(url: URL, build: string): Promise<Response | undefined> {
  const lastSeen = await languageSeenLast();
  const offline = languagesFrom(keptLanguage(url.href), lastSeen).map((language) =>
    keptAddress(PATHS.offline, language),
  );
  return (
    (await firstMatch(await caches.open(PAGES), keptAddresses(url, lastSeen))) ??
    (await firstMatch(await caches.open(OFFLINE + build), offline))
  );
}

async function firstMatch(cache: Cache, addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    const match = await cache.match(address, { ignoreVary: true });
    if (match) return match;
  }
  return undefined;
}

/** Removes the offline pages of other builds. */
export async function removeOldOfflinePages(build: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OFFLINE) && name !== OFFLINE + build) await caches.delete(name);
  }
}

/** The HTML of every kept page. */
export async function keptHtml(): Promise<string[]> {
  const pages = await caches.open(PAGES);
  const responses = await pages.matchAll();
  return Promise.all(responses.map((response) => response.text()));
}
