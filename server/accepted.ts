import { parseAccept } from 'hono/utils/accept';

/** More than any browser sends, in characters; the rest of a longer header is not read. */
const LONGEST_HEADER = 500;

/**
 * The values that a header such as `Accept-Encoding` accepts, in lower case, the best first; `q=0`
 * refuses (RFC 9110, section 12.4.2).
 */
export function accepted(header = ''): readonly string[] {
  const choices = parseAccept(header.slice(0, LONGEST_HEADER).toLowerCase());
  return choices.filter(({ q }) => q > 0).map(({ type }) => type);
}
