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
