import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Safe in a header and in the log, and too short for a mail's token. */
const PLAIN = /^[\w.-]{8,64}$/;

/** 72 random bits, so that no two requests in a log have one id: 12 letters in every response. */
const ID_BYTES = 9;

/**
 * The id of a request: the proxy's, so that its log and the site's can be correlated, or a random
 * one, which does not reveal the number of requests.
 *
 * @param isBehindProxy without a proxy the header is the client's and is ignored
 */
export function requestId(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const id = isBehindProxy ? String(headers['x-request-id'] ?? '') : '';
  return PLAIN.test(id) ? id : randomBytes(ID_BYTES).toString('base64url');
}
