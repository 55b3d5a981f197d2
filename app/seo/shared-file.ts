/** How long a file for machines may be kept by anyone: an hour, in seconds. */
const KEPT_SECONDS = 60 * 60;

/**
 * Answers with a text file that is the same for everybody and may be kept for an hour.
 *
 * @param type its media type, without a charset
 * @param headers further headers, as where an answer depends on the language
 */
export function sharedFile(text: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      ...headers,
    },
  });
}
