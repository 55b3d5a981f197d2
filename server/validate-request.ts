import type { IncomingMessage } from 'node:http';
import { LONGEST_LOCATION } from '#app/domain/canonical-path.ts';
import { hasBody } from './request-body.ts';

/** Far more than any page has; parsing the fields of a query takes time. */
const MOST_FIELDS = 400;
/** Some five times those of a browser behind a proxy. Node keeps no more of a request. */
export const MOST_HEADER_LINES = 100;
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST'];
/** Checks of the server's state, which take no form. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];

/** Why a request is refused, or where it is redirected. */
export interface Refusal {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Refuses malformed requests, and normalises the others in place: the target becomes a path with a
 * query, and the host becomes `localhost`, since the site has one public origin by its settings,
 * under any name that reaches it.
 *
 * @returns a refusal for a method that no page has, a body that is no form's, too many headers, no
 * host or two, an expectation that is not met, no path, a backslash that browsers take for a slash,
 * too many fields, or a form for a health check; a redirect from a path with a doubled slash;
 * undefined for a valid request
 */
export function validateRequest(incoming: IncomingMessage): Refusal | undefined {
  const refusal = refuseMethodOrBody(incoming) ?? refuseHeaders(incoming);
  if (refusal) return refusal;
  incoming.headers.host = 'localhost';
  const target = pathOfTarget(incoming.url ?? '');
  if (target === undefined) return { status: 400, text: 'A path is expected.' };
  incoming.url = target;
  return refuseTarget(target, incoming.method);
}

function refuseMethodOrBody(incoming: IncomingMessage): Refusal | undefined {
  if (!METHODS.includes(incoming.method))
    return {
      status: 405,
      text: 'No page has this method.',
      headers: { Allow: METHODS.join(', ') },
    };
  if (incoming.method !== 'POST' && hasBody(incoming))
    return { status: 400, text: 'Only a form has a body.' };
  return undefined;
}

function refuseHeaders(incoming: IncomingMessage): Refusal | undefined {
  // Each line is two entries. Beyond the bound Node keeps none, so a second host or the length of a
  // body may be missing.
  if (incoming.rawHeaders.length > 2 * MOST_HEADER_LINES)
    return {
      status: 431,
      text: 'The request has too many headers.',
      headers: { Connection: 'close' },
    };
  const hosts = incoming.headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && incoming.httpVersion === '1.1'))
    return { status: 400, text: 'One Host header is expected.' };
  const { expect } = incoming.headers;
  if (expect !== undefined && !/100-continue/i.test(expect))
    return { status: 417, text: 'Only 100-continue can be expected.' };
  return undefined;
}

/**
 * The path and query of a target, also of one in the absolute form (RFC 9112, section 3.2.2), whose
 * host is ignored like the Host header; undefined for any other target.
 */
function pathOfTarget(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (rest === target) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function refuseTarget(target: string, method: string | undefined): Refusal | undefined {
  const endOfPath = target.search(/\?|$/);
  const [path, query] = [target.slice(0, endOfPath), target.slice(endOfPath)];
  if (path.includes('\\')) return { status: 400, text: 'A path has no backslash.' };
  if (query.split('&').length > MOST_FIELDS)
    return { status: 400, text: 'The query has too many fields.' };
  if (path.includes('//')) return redirectToSingleSlashes(target);
  if (method === 'POST' && HEALTH_PATHS.includes(target))
    return { status: 405, text: 'A check takes no form.', headers: { Allow: 'GET, HEAD' } };
  return undefined;
}

/** A redirect to the path with one slash in place of several; always one of this site. */
function redirectToSingleSlashes(target: string): Refusal {
  const { pathname, search } = new URL(`http://localhost${target}`);
  const location = pathname.replace(/\/{2,}/g, '/') + search;
  if (location.length > LONGEST_LOCATION)
    return { status: 400, text: 'A path has no doubled slash.' };
  return { status: 308, text: location, headers: { Location: location } };
}
