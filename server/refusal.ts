import type { IncomingMessage } from 'node:http';

/**
 * More than any page has, by far; each field of a query costs time before anything is known of it.
 */
const MOST_FIELDS = 400;
/** Proxies take no response whose headers are longer than some kilobytes. */
const LONGEST_LOCATION = 2_000;
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST'];

/**
 * Brings a request into the one form that all else reads: its target is a path and a query, its
 * host is nobody's, since the site has one public origin by its settings, under any name it is
 * reached by.
 *
 * @returns why the request is refused: a method that no page has, no host or two, an expectation
 * that is not met, no path, a backslash that browsers take for a slash, too many fields; or where
 * it is led, from a path with a doubled slash; undefined when all is well
 */
export function admit(incoming: IncomingMessage) {
  if (!METHODS.includes(incoming.method))
    return {
      status: 405,
      text: 'No page has this method.',
      headers: { Allow: METHODS.join(', ') },
    };
  const hosts = incoming.headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && incoming.httpVersion === '1.1'))
    return { status: 400, text: 'One Host header is expected.' };
  const { expect } = incoming.headers;
  if (expect !== undefined && !/100-continue/i.test(expect))
    return { status: 417, text: 'Only 100-continue can be expected.' };
  incoming.headers.host = 'localhost';
  let target = incoming.url ?? '';
  if (!target.startsWith('/')) {
    // The absolute form (RFC 9112, section 3.2.2); the authority in it is as little trusted as the
    // Host header.
    const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
    if (rest === target) return { status: 400, text: 'A path is expected.' };
    target = rest.startsWith('/') ? rest : `/${rest}`;
    incoming.url = target;
  }
  const end = target.search(/\?|$/);
  if (target.slice(0, end).includes('\\')) return { status: 400, text: 'A path has no backslash.' };
  if (target.slice(end).split('&').length > MOST_FIELDS)
    return { status: 400, text: 'The query has too many fields.' };
  if (target.slice(0, end).includes('//')) return leadToOneSlash(target);
  return undefined;
}

/** Leads to the path with one slash in place of several, which is always one of this site. */
function leadToOneSlash(target: string) {
  const { pathname, search } = new URL(`http://localhost${target}`);
  const location = pathname.replace(/\/{2,}/g, '/') + search;
  if (location.length > LONGEST_LOCATION)
    return { status: 400, text: 'A path has no doubled slash.' };
  return { status: 308, text: location, headers: { Location: location } };
}
