const HOUR_SECONDS = 60 * 60;
/** How long pictures may be kept. */
export const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS;

/**
 * The response with a file that is the same for everybody. Caches may keep it for the given
 * seconds. A text type has no charset.
 */
export function sharedFile(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  seconds = HOUR_SECONDS,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
      'Cache-Control': `public, max-age=${seconds}`,
    },
  });
}
