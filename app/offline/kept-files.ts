import { surplus } from './kept-address.ts';
import { filesNamedIn, isPagePart } from './request-rule.ts';

const FILES = 'binario-files';
// More than one build has, so that only the leftovers of several builds ever reach it.
const FILES_LIMIT = 200;

/** The kept copy of a built file. */
export function findKeptFile(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}

/** Keeps a built file that has just been fetched. */
export async function keepFile(url: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const cache = await caches.open(FILES);
  await cache.put(url, response);
  for (const old of surplus(await cache.keys(), FILES_LIMIT)) await cache.delete(old, { ignoreVary: true });
}

/**
 * Keeps what an open page has fetched already: its own parts, and those of its pictures that the browser still has. A
 * picture further down the page, which nobody has seen, is not worth a traveller's data.
 */
export async function keepFilesOfPage(html: string): Promise<void> {
  await Promise.all(
    filesNamedIn(html).map(async (file) => {
      if (await findKeptFile(file)) return;
      const how: RequestInit = isPagePart(file) ? {} : { cache: 'only-if-cached', mode: 'same-origin' };
      const response = await fetch(file, how).catch(() => undefined);
      if (response) await keepFile(file, response);
    }),
  );
}

/** Keeps every file that a page names; rejects when one is missing. */
export function keepFilesNamedIn(html: string, cache: Cache): Promise<void> {
  return cache.addAll(filesNamedIn(html));
}

/** Removes the files that no kept page names, which are those of builds before this one. */
export async function removeOldFiles(keptHtml: readonly string[]): Promise<void> {
  const named = new Set(keptHtml.flatMap(filesNamedIn));
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!named.has(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
  }
}
