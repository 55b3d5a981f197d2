import type { SiteResponse } from '#app/domain/site.ts';

const HOUR_SECONDS = 60 * 60;
/** How long pictures may be kept. */
export const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS;

/** The response at a path that no file has. */
export const MISSING_FILE: SiteResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Not found',
};

/**
 * A file that is the same for every client, so that any cache may keep it.
 *
 * @param type its media type; the charset is added to that of a text
 * @param seconds how long it may be kept
 */
export function sharedFile(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  seconds = HOUR_SECONDS,
): SiteResponse {
  return {
    status: 200,
    headers: {
      'content-type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
      'cache-control': `public, max-age=${seconds}`,
    },
    body,
  };
}

/**
 * Data for the site's own code. Its address is the same for every timetable, so a cache may keep it
 * but has to ask again each time.
 */
export function jsonFile(content: object): SiteResponse {
  return sharedFile(JSON.stringify(content), 'application/json', 0);
}

/** A file that no cache may keep, since it changes every minute. */
export function withoutCache(file: SiteResponse): SiteResponse {
  return { ...file, headers: { ...file.headers, 'cache-control': 'no-store' } };
}

/**
 * The name of a requested file of JSON without its ending; undefined for another file.
 *
 * @example jsonName('2026-12-18.json') // '2026-12-18'
 */
export function jsonName(file = ''): string | undefined {
  return file.endsWith('.json') ? file.slice(0, -'.json'.length) : undefined;
}
