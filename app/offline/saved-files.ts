import { filesNamedIn, isPagePart } from './request-rule.ts';

const FILES = 'binario-files';
// More than one build has, so that only the leftovers of several builds ever reach it.
const FILES_LIMIT = 200;

/** What is saved under an address, in whichever cache. */
export function findSaved(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true });
}

/** Saves a built file that has just been fetched. */
export async function saveFile(url: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const cache = await caches.open(FILES);
  await cache.put(url, response);
  await removeOldest(cache, FILES_LIMIT);
}

/**
 * Saves what an open page has fetched already: its own parts, and those of its pictures that the
 * browser still has. A picture further down the page, which nobody has seen, is not worth a
 * traveller's data.
 */
export async function saveFilesOfPage(html: string): Promise<void> {
  const files = filesNamedIn(html);
  await Promise.all(files.map(saveFileOfPage));
  // The page's one script names those that bring its form to life.
  const named = await Promise.all(files.map(filesNamedByScript));
  await Promise.all(named.flat().map(saveFileOfPage));
}

async function saveFileOfPage(file: string): Promise<void> {
  if (await findSaved(file)) return;
  const how: RequestInit = isPagePart(file) ? {} : { cache: 'only-if-cached', mode: 'same-origin' };
  const response = await fetch(file, how).catch(() => undefined);
  if (response) await saveFile(file, response);
}

/** The files that a saved script names; none for other files. */
async function filesNamedByScript(file: string): Promise<string[]> {
  const script = file.endsWith('.js') ? await findSaved(file) : undefined;
  return script ? filesNamedIn(await script.text()) : [];
}

/**
 * Removes the files that no saved page names, nor any script of it, which are those of builds
 * before this one.
 */
export async function removeOldFiles(savedHtml: readonly string[]): Promise<void> {
  const named = new Set(savedHtml.flatMap(filesNamedIn));
  // What is added on the way is gone through as well.
  for (const file of named) for (const name of await filesNamedByScript(file)) named.add(name);
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!named.has(new URL(request.url).pathname))
      await cache.delete(request, { ignoreVary: true });
  }
}

/** Removes what was put into a cache first, until no more than `limit` entries are left. */
export async function removeOldest(
  cache: Pick<Cache, 'keys' | 'delete'>,
  limit: number,
): Promise<void> {
  for (const old of (await cache.keys()).slice(0, -limit))
    await cache.delete(old, { ignoreVary: true });
}
