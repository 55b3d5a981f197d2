import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { choiceAddress, PATHS } from '#app/i18n/addresses.ts';
import { filesNamedIn, isSavable, isWholePage } from './request-rule.ts';
import { removeOldest, saveFilesOfPage } from './saved-files.ts';

const PAGES = 'binario-pages';
const PAGES_LIMIT = 30;
const OFFLINE = 'binario-offline-';

/** The language in which a page is saved under an address. */
export function savedLanguage(address: string | undefined): Language | undefined {
  return address === undefined
    ? undefined
    : parseLanguage(new URL(address, 'http://localhost').searchParams.get(LANGUAGE_QUERY));
}

/**
 * The addresses under which a page may be saved, best first: in the language that the address names and no other; where
 * it names none, in the language seen last, then in any. None for a page that is never saved.
 */
export function savedAddresses(asked: URL, lastSeen: Language | undefined): string[] {
  if (!isSavable(asked)) return [];
  const named = parseLanguage(asked.searchParams.get(LANGUAGE_QUERY));
  const languages = named ? [named] : languagesFrom(lastSeen);
  return languages.map((language) => choiceAddress(asked.pathname, language));
}

/** Every language once, those that are given first. */
export function languagesFrom(...first: readonly (Language | undefined)[]): Language[] {
  return [...new Set([...first.filter((language) => language !== undefined), ...LANGUAGES])];
}

/** The language of the page that was opened last; undefined where none is saved. */
export async function languageSeenLast(): Promise<Language | undefined> {
  const cache = await caches.open(PAGES);
  return savedLanguage((await cache.keys()).at(-1)?.url);
}

/** Saves a page that has just been opened, and the offline page in its language; anything else passes. */
export async function savePage(url: URL, response: Response, build: string): Promise<void> {
  if (!isSavable(url) || !isWholePage(response)) return;
  const language = parseLanguage(response.headers.get('Content-Language')) ?? DEFAULT_LANGUAGE;
  const address = choiceAddress(url.pathname, language);
  const cache = await caches.open(PAGES);
  // Taken out first, so that the pages stand in the order in which they were opened last.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  await removeOldest(cache, PAGES_LIMIT);
  await saveOfflinePage(language, build);
}

/** Saves the page that the visitor has open when the worker is installed: it was fetched before anybody could save it. */
export async function saveOpenPage(url: URL, build: string): Promise<void> {
  if (!isSavable(url)) return;
  const response = await fetch(url);
  const html = await response.clone().text();
  await savePage(url, response, build);
  await saveFilesOfPage(html);
}

/** Saves the offline page with everything that it shows; without a language, in the one that the server finds. */
export async function saveOfflinePage(language: Language | undefined, build: string): Promise<void> {
  const cache = await caches.open(OFFLINE + build);
  if (language && (await cache.match(choiceAddress(PATHS.offline, language), { ignoreVary: true }))) return;
  const response = await fetch(language ? choiceAddress(PATHS.offline, language) : PATHS.offline);
  if (!isWholePage(response)) throw new Error(`The offline page answered ${response.status}`);
  const written = parseLanguage(response.headers.get('Content-Language')) ?? DEFAULT_LANGUAGE;
  await cache.addAll(filesNamedIn(await response.clone().text()));
  await cache.put(choiceAddress(PATHS.offline, written), response);
}

/** What stands in for a page that the network did not give: its saved copy, else the offline page. */
export async function findSavedPage(url: URL, build: string): Promise<Response | undefined> {
  const lastSeen = await languageSeenLast();
  const offline = languagesFrom(savedLanguage(url.href), lastSeen).map((language) =>
    choiceAddress(PATHS.offline, language),
  );
  return (
    (await firstMatch(await caches.open(PAGES), savedAddresses(url, lastSeen))) ??
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

/** The HTML of every saved page. */
export async function savedHtml(): Promise<string[]> {
  const responses = await (await caches.open(PAGES)).matchAll();
  return Promise.all(responses.map((response) => response.text()));
}
