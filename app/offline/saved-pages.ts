import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { choiceAddress, MAP_DATA_PATH, PATHS } from '#app/i18n/addresses.ts';
import { filesNamedIn, hasSavablePath, isSavable, isWholePage } from './request-rule.ts';
import { findSaved, removeOldest, removeOldFiles, saveFilesOfPage } from './saved-files.ts';

const PAGES = 'binario-pages';
const PAGES_LIMIT = 30;
const OFFLINE = 'binario-offline-';

/** Names the build, so that each build's worker is another file and is installed anew. */
declare const BUILD: string;

export function languageNamedIn({ searchParams }: URL): Language | undefined {
  return parseLanguage(searchParams.get(LANGUAGE_QUERY));
}

/**
 * The addresses under which a page may be saved, best first: in the language that the address names
 * and no other; where it names none, in the language seen last, then in any. What else the query
 * says is for the page itself to read. None for a page that is never saved.
 */
export function savedAddresses(asked: URL, lastSeen: Language | undefined): string[] {
  if (!hasSavablePath(asked)) return [];
  const named = languageNamedIn(asked);
  const languages = named ? [named] : languagesFrom(lastSeen);
  return languages.map((language) => choiceAddress(asked.pathname, language));
}

/** Every language once, those that are given first. */
export function languagesFrom(...first: readonly (Language | undefined)[]): Language[] {
  return [...new Set([...first.filter((language) => language !== undefined), ...LANGUAGES])];
}

/** The language of the page that was opened last; undefined where none is saved. */
export async function languageSeenLast(): Promise<Language | undefined> {
  const last = (await (await caches.open(PAGES)).keys()).at(-1);
  return last && languageNamedIn(new URL(last.url));
}

/**
 * Saves a page that has just been opened, what its map wakes with, and the offline page in its
 * language; anything else passes.
 */
export async function savePage(url: URL, response: Response): Promise<void> {
  if (!isSavable(url) || !isWholePage(response)) return;
  const language = writtenLanguage(response);
  const address = choiceAddress(url.pathname, language);
  const cache = await caches.open(PAGES);
  // Taken out first, so that the pages stand in the order in which they were opened last.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response.clone());
  await removeOldest(cache, PAGES_LIMIT);
  await saveOfflinePage(language);
  if (url.pathname !== PATHS.home) return;
  // The map wakes when somebody scrolls to it, which may be where there is no connection.
  await cache.add(choiceAddress(MAP_DATA_PATH, language));
  await saveFilesOfPage(await response.text());
}

/**
 * Saves the page that the visitor has open when the worker is installed: it was fetched before
 * anybody could save it.
 */
export async function saveOpenPage(url: URL): Promise<void> {
  if (!isSavable(url)) return;
  const response = await fetch(url);
  await savePage(url, response.clone());
  await saveFilesOfPage(await response.text());
}

/**
 * Saves the offline page with everything that it shows; without a language, in the one that the
 * server finds.
 */
export async function saveOfflinePage(language: Language | undefined): Promise<void> {
  const cache = await caches.open(OFFLINE + BUILD);
  const address = language ? choiceAddress(PATHS.offline, language) : PATHS.offline;
  if (await cache.match(address, { ignoreVary: true })) return;
  const response = await fetch(address);
  if (!isWholePage(response)) throw new Error(`The offline page answered ${response.status}`);
  await cache.addAll(filesNamedIn(await response.clone().text()));
  await cache.put(choiceAddress(PATHS.offline, writtenLanguage(response)), response);
}

function writtenLanguage({ headers }: Response): Language {
  return parseLanguage(headers.get('Content-Language')) ?? DEFAULT_LANGUAGE;
}

/**
 * What stands in for a page that the network did not give: its saved copy, else the offline page.
 */
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

/**
 * Removes what builds before this one left: their offline pages, and files that no saved page
 * needs.
 */
export async function removeOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OFFLINE) && name !== OFFLINE + BUILD) await caches.delete(name);
  }
  const pages = await (await caches.open(PAGES)).matchAll();
  await removeOldFiles(await Promise.all(pages.map((page) => page.text())));
}
