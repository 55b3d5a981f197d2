import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { canonicalPath, isFilePath } from '#app/domain/canonical-path.ts';
import type { PageRequest } from '#app/domain/site.ts';
import { isTripPath } from '#app/domain/trips/parse-trip-path.ts';
import type { CachedResponse, Reply } from './cached-response.ts';

/** Some 55 social pictures; those requested less often are drawn again. */
const PICTURE_BYTES = 6 * 1024 * 1024;
/** The trains of some ten days on the map; a day that is not kept takes 0.15 seconds. */
const TRAIN_BYTES = 2 * 1024 * 1024;

/** The groups have a cache each: a program that fetches all of one group displaces no other. */
export type ResponseGroup = 'pages' | 'pictures' | 'trains';

/** Paths of pictures that are drawn for a request, which keeps a second processor busy. */
const PICTURE = /^\/(?:social|posters)\//;
/** Paths of the trains of a day on the map, of which a timetable has two large files a date. */
const TRAINS = /^\/map\/(?:now|trains?)\//;

/** Pages that wait to be compressed again; a popular one that finds no place comes again soon. */
const MOST_WAITING = 100;

/** The group of a canonical path. */
export function groupOf(path: string): ResponseGroup {
  if (PICTURE.test(path)) return 'pictures';
  return TRAINS.test(path) ? 'trains' : 'pages';
}

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
  get(request: PageRequest): CachedResponse | undefined;
  /** The kept response to a request, as it is sent to one client. */
  reply(request: PageRequest, headers: IncomingHttpHeaders): Hit | undefined;
  set(request: PageRequest, response: CachedResponse): void;
  /** Compresses one page better that was requested again; false where there is none. */
  compressOne(): Promise<boolean>;
}

/**
 * Keeps pages up to a number of bytes, pictures and trains up to fixed ones; the least recently
 * used of a group are dropped first.
 */
export function createResponseCache(pageBytes: number): ResponseCache {
  const createCache = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      maxSize,
      sizeCalculation: (response, key) => response.size + key.length * 2,
    });
  const caches = {
    pages: createCache(pageBytes),
    pictures: createCache(PICTURE_BYTES),
    trains: createCache(TRAIN_BYTES),
  };
  const all = Object.values(caches);
  const cacheOf = (path: string) => caches[groupOf(path)];
  /** Pages that were requested again, by their keys. */
  const popular = new Map<string, CachedResponse>();

  /** Stores an entry again at its new size, unless another one has taken its place. */
  function resize(cache: LRUCache<string, CachedResponse>, key: string, response: CachedResponse) {
    if (cache.peek(key) !== response) return;
    cache.delete(key);
    cache.set(key, response);
  }

  return {
    bytes: () => all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    count: () => all.reduce((sum, { size }) => sum + size, 0),
    clear() {
      for (const cache of all) cache.clear();
      popular.clear();
    },
    get(request) {
      const key = cacheKey(request);
      return key === undefined ? undefined : cacheOf(request.path).get(key);
    },
    reply(request, headers) {
      const key = cacheKey(request);
      const cached = cacheOf(request.path);
      const response = key === undefined ? undefined : cached.get(key);
      if (key === undefined || !response) return undefined;
      const before = response.size;
      const isRepeated = response.wasSent;
      const reply = response.reply(request.method, headers);
      // A new encoding was added.
      if (response.size !== before) resize(cached, key, response);
      if (isRepeated && response.mayShrink && popular.size < MOST_WAITING)
        popular.set(key, response);
      return { kind: response.kind, reply };
    },
    set(request, response) {
      const key = cacheKey(request);
      if (key !== undefined) cacheOf(request.path).set(key, response);
    },
    async compressOne() {
      const [next] = popular;
      if (!next) return false;
      const [key, response] = next;
      popular.delete(key);
      await response.compressAgain();
      resize(caches.pages, key, response);
      return true;
    },
  };
}
