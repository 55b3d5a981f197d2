import { type MiddlewareFunction, redirect } from 'react-router';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { siteRequest } from '#app/site-context.server.ts';

const FIXED_PATHS: ReadonlySet<string> = new Set(Object.values(PATHS));
/** Proxies take no answer whose headers are longer than some kilobytes. */
const LONGEST_ADDRESS = 2_000;
const SECTION = /^\/(?:cities|hotels|routes)\/./;

/**
 * The path of the page that a visitor means who writes it in other letter cases or with slashes
 * behind it; undefined where it is written as it should be, or where no page of that name is.
 * Whether a city is one is left to its own page.
 */
export function ownPath(path: string): string | undefined {
  const own = path.replace(/(?<=[^/])\/+$/, '').toLowerCase();
  const isPage = FIXED_PATHS.has(own) || SECTION.test(own);
  return isPage && own !== path ? own : undefined;
}

/**
 * Sends readers of a page to its own path for good; a form that was sent is answered where it
 * arrived, and so is a longer address.
 */
export const toOwnPath: MiddlewareFunction<Response> = ({ context, request, url }) => {
  const own = request.method === 'GET' ? ownPath(url.pathname) : undefined;
  if (own === undefined) return;
  const query = Object.fromEntries(url.searchParams);
  const address = localAddress(own, siteRequest(context).language, query);
  if (address.length <= LONGEST_ADDRESS) throw redirect(address, 301);
};
