import type { Language } from '#app/domain/language.ts';
import { filesNamedIn, isMapScript, isPagePart } from './request-rule.ts';

const FILES = 'binario-files';
// More than one build has, so that only files of several builds reach it.
const FILES_LIMIT = 200;

/** The saved response for an address, from any cache. */
export function findSaved(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}

/** Saves the response with a built file. */
export async function saveFile(url: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const cache = await caches.open(FILES);
  await cache.put(url, response);
  await removeOldest(cache, FILES_LIMIT);
}

interface PageParts {
  /** Whether the map's scripts are saved too, with all that they name. */
  readonly withMap: boolean;
}

/**
 * Saves the files of an open page: its sheets, scripts and fonts, the list of stations in its
 * language, and the pictures in the browser's cache. Pictures that the visitor has not scrolled to
 * are not downloaded, to save mobile data.
 */
export async function saveFilesOfPage(
  html: string,
  language: Language,
  { withMap }: PageParts,
): Promise<void> {
  const cache = await caches.open(FILES);
  const known = new Set<string>();
  // The page's script imports those of the islands, which name further files.
  let files = filesNamedIn(html);
  while (files.length > 0) {
    for (const file of files) known.add(file);
    await Promise.all(files.map((file) => saveFileOfPage(cache, file, language)));
    const named = await Promise.all(files.map(filesNamedByScript));
    files = [...new Set(named.flat())].filter(
      (file) => !known.has(file) && (withMap || !isMapScript(file)),
    );
  }
  await removeOldest(cache, FILES_LIMIT);
}

async function saveFileOfPage(cache: Cache, file: string, language: Language): Promise<void> {
  if (await findSaved(file)) return;
  const options: RequestInit = isPagePart(file, language)
    ? {}
    : { cache: 'only-if-cached', mode: 'same-origin' };
  const response = await fetch(file, options).catch(() => undefined);
  if (response?.status === 200) await cache.put(file, response);
}

/** The files that a saved script refers to; none for other files. */
async function filesNamedByScript(file: string): Promise<string[]> {
  const script = file.endsWith('.js') ? await findSaved(file) : undefined;
  return script ? filesNamedIn(await script.text()) : [];
}

/** Removes the files of earlier builds, to which no saved page or its scripts refer. */
export async function removeOldFiles(savedHtml: readonly string[]): Promise<void> {
  const named = new Set(savedHtml.flatMap(filesNamedIn));
  // A Set also iterates over the files that are added meanwhile.
  for (const file of named) {
    for (const name of await filesNamedByScript(file)) named.add(name);
  }
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!named.has(new URL(request.url).pathname))
      await cache.delete(request, { ignoreVary: true });
  }
}

/** Removes the oldest entries of a cache beyond `limit`. */
export async function removeOldest(
  cache: Pick<Cache, 'keys' | 'delete'>,
  limit: number,
): Promise<void> {
  for (const old of (await cache.keys()).slice(0, -limit))
    await cache.delete(old, { ignoreVary: true });
}
