const HOUR_SECONDS = 60 * 60;
/** How long pictures may be kept. */
export const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS;

/**
 * Answers with a file that is the same for everybody who asks for its address, and that anyone may keep for a while.
 *
 * @param type its media type; a text's without a charset
 * @param seconds how long it may be kept
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
