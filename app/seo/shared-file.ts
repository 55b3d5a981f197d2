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
 * A file that is the same for everybody and may be kept by any cache.
 *
 * @param type its media type; a text's type is given its charset
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
