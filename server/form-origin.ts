import { isIPv6, type Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import type { RequestContext } from './request-context.ts';

/** The values of `Sec-Fetch-Site` for a page of another origin. */
const FOREIGN_SITES: readonly (string | undefined)[] = ['cross-site', 'same-site'];

/** Middleware that refuses the forms of other sites (CSRF). */
export function refuseForeignForms(
  publicOrigin: string,
): MiddlewareHandler<{ Bindings: RequestContext }> {
  const refuseOtherOrigins = csrf({
    origin: (origin, c) => isOwnOrigin(origin, publicOrigin, c.env.incoming?.socket),
    // To a browser, a foreign domain that resolves to this server is "same-origin".
    secFetchSite: [],
  });
  return async (c, next) => {
    // Browsers send this header whatever the origin is (Fetch Metadata).
    if (FOREIGN_SITES.includes(c.req.header('Sec-Fetch-Site'))) return c.text('Forbidden', 403);
    // Every browser sends the origin of a form. A request without one comes from another program,
    // which has no visitor's cookies.
    if (c.req.header('Origin') === undefined) await next();
    else await refuseOtherOrigins(c, next);
    return undefined;
  };
}

/**
 * Whether a form comes from a page of this site: from the public origin, or from the address that
 * the server listens on.
 */
function isOwnOrigin(origin: string, publicOrigin: string, socket?: Socket): boolean {
  return origin === publicOrigin || (socket ? listeningOrigins(socket).includes(origin) : false);
}

/** The origins under which a connection reaches the server without a proxy. */
function listeningOrigins({ localAddress = '', localPort }: Socket): readonly string[] {
  const address = localAddress.replace(/^::ffff:/, '');
  const host = isIPv6(address) ? `[${address}]` : address;
  const hosts = host === '127.0.0.1' || host === '[::1]' ? [host, 'localhost'] : [host];
  return hosts.map((name) => URL.parse(`http://${name}:${localPort}`)?.origin ?? '');
}
