import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { canonicalPath, isFilePath } from '#app/domain/canonical-path.ts';
import type { PageRequest } from '#app/domain/site.ts';
import { isTripPath } from '#app/domain/trips/parse-trip-path.ts';
import type { CachedResponse, Reply } from './cached-response.ts';
import { groupOf, type ResponseGroup } from './response-groups.ts';

type GroupCache = LRUCache<string, CachedResponse>;

/** The bound of pictures: some 55 of them. Those requested less often are drawn again. */
const PICTURE_BYTES = 6 * 1024 * 1024;
/** The bound of trains: some ten days on the map. A day that is not kept takes 0.15 seconds. */
const TRAIN_BYTES = 2 * 1024 * 1024;

/** The most pages that wait to be compressed again. One without a place is soon requested again. */
const MOST_WAITING = 100;

/**
 * The key of a response: the day is part of it, since a page may show today's date. All spellings
 * of the path of a trip or a file share one entry. Undefined where nothing is kept: for a form, for
 * a visitor's own query, and for another spelling of any other path, which is redirected.
 */
function cacheKey(request: PageRequest): string | undefined {
  const { method, pathname, path, fields, language, today } = request;
  if (method === 'POST' || fields.size > 0) return undefined;
  const isCanonical = canonicalPath(pathname) === pathname;
  if (!isCanonical && !isFilePath(path) && !isTripPath(pathname)) return undefined;
  return `${today} ${language} ${path}`;
}

/** A response found in the cache, as it is sent to one client. */
export interface Hit {
  readonly kind: string;
  readonly reply: Reply;
}

/** Responses that are kept, by the path, the language and the day of their request. */
export interface ResponseCache {
  /** The memory that all entries take. */
  bytes(): number;
  /** The number of entries. */
  count(): number;
  /** Drops everything, since the data behind it has changed. */
  clear(): void;
  /** The kept response to a request in all its encodings. */
  get(request: PageRequest): CachedResponse | undefined;
  /** The kept response to a request, as it is sent to one client. */
  reply(request: PageRequest, headers: IncomingHttpHeaders): Hit | undefined;
  /** Keeps a response, unless its request is one of those without a key. */
  set(request: PageRequest, response: CachedResponse): void;
  /**
   * Compresses the next page that was requested again, at a better level.
   *
   * @returns false where there is none
   */
  compressNextPopular(): Promise<boolean>;
}

/**
 * Keeps pages up to a number of bytes, pictures and trains up to fixed ones; the least recently
 * used of a group are dropped first.
 */
export function createResponseCache(pageBytes: number): ResponseCache {
  const caches: Readonly<Record<ResponseGroup, GroupCache>> = {
    pages: createGroupCache(pageBytes),
    pictures: createGroupCache(PICTURE_BYTES),
    trains: createGroupCache(TRAIN_BYTES),
  };
  const allCaches = Object.values(caches);
  const cacheOf = (path: string) => caches[groupOf(path)];
  /** Pages that were requested again, by their keys. */
  const popular = new Map<string, CachedResponse>();

  return {
    bytes: () => allCaches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    count: () => allCaches.reduce((sum, { size }) => sum + size, 0),
    clear() {
      for (const cache of allCaches) cache.clear();
      popular.clear();
    },
    get(request) {
      const key = cacheKey(request);
      return key === undefined ? undefined : cacheOf(request.path).get(key);
    },
    reply(request, headers) {
      const key = cacheKey(request);
      if (key === undefined) return undefined;
      const cache = cacheOf(request.path);
      const response = cache.get(key);
      if (!response) return undefined;
      const { size: sizeBefore, wasSent: isRepeated } = response;
      const reply = response.reply(request.method, headers);
      const hasNewEncoding = response.size !== sizeBefore;
      if (hasNewEncoding) updateSize(cache, key, response);
      if (isRepeated && response.mayShrink && popular.size < MOST_WAITING)
        popular.set(key, response);
      return { kind: response.kind, reply };
    },
    set(request, response) {
      const key = cacheKey(request);
      if (key !== undefined) cacheOf(request.path).set(key, response);
    },
    async compressNextPopular() {
      const [next] = popular;
      if (!next) return false;
      const [key, response] = next;
      popular.delete(key);
      await response.compressAgain();
      updateSize(caches.pages, key, response);
      return true;
    },
  };
}

function createGroupCache(maxSize: number): GroupCache {
  return new LRUCache<string, CachedResponse>({
    maxSize,
    // A character of the key takes two bytes.
    sizeCalculation: (response, key) => response.size + key.length * 2,
  });
}

/** Stores an entry again at its new size, unless another one has taken its place. */
function updateSize(cache: GroupCache, key: string, response: CachedResponse): void {
  if (cache.peek(key) !== response) return;
  cache.delete(key);
  cache.set(key, response);
}
