import type { IncomingMessage } from 'node:http';

/** More than any page has, by far; each field of a query costs time before anything is known of it. */
const MOST_FIELDS = 400;
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST'];

/**
 * Brings a request into the one form that all else reads: its target is a path and a query, its host is nobody's, since
 * the site has one public origin by its settings, whoever asks and by what name.
 *
 * @returns why the request is refused: a method that no page has, two hosts, no path, a backslash that browsers take for
 * a slash, too many fields; undefined when all is well
 */
export function admit(incoming: IncomingMessage) {
  if (!METHODS.includes(incoming.method))
    return { status: 405, text: 'No page has this method.', headers: { Allow: METHODS.join(', ') } };
  if ((incoming.headersDistinct.host?.length ?? 0) > 1)
    return { status: 400, text: 'One Host header is expected.' };
  incoming.headers.host = 'localhost';
  let target = incoming.url ?? '';
  if (!target.startsWith('/')) {
    // The absolute form (RFC 9112, section 3.2.2); the authority in it is as little trusted as the Host header.
    const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
    if (rest === target) return { status: 400, text: 'A path is expected.' };
    target = rest.startsWith('/') ? rest : `/${rest}`;
    incoming.url = target;
  }
  const end = target.search(/\?|$/);
  if (target.slice(0, end).includes('\\')) return { status: 400, text: 'A path has no backslash.' };
  if (target.slice(end).split('&').length > MOST_FIELDS)
    return { status: 400, text: 'The query has too many fields.' };
  return undefined;
}
