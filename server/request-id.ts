import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Harmless in a header and in the log, and too short for a token of a mail. */
const PLAIN = /^[\w.-]{8,64}$/;

/**
 * The id of a request: the proxy's own, so that its log and the site's can be read together, else a
 * random one, which tells nobody how many requests there are.
 *
 * @param isBehindProxy without a proxy the header is the client's, and so is not read
 */
export function requestId(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = isBehindProxy ? String(headers['x-request-id'] ?? '') : '';
  return PLAIN.test(given) ? given : randomUUID();
}
