import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { MAP_DATA_PATH, PATHS } from '#app/i18n/addresses.ts';

const BUILT_FILE = '/assets/';

/**
 * How a request is handled: a page, or what its map begins with, comes from the network and, only
 * where that fails, from what is saved; a built file from what is saved, since its name changes
 * with its content; everything else is none of the worker's business.
 */
export function requestRule(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'file' | 'none' {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (mode === 'navigate' || address.pathname === MAP_DATA_PATH) return 'page';
  return address.pathname.startsWith(BUILT_FILE) ? 'file' : 'none';
}

/**
 * Pages that are never saved: a visitor's search, pages behind a mail's link, and those with
 * nothing of their own.
 */
const NEVER_SAVED: readonly string[] = [PATHS.search, PATHS.notFound, PATHS.offline];

/** Whether the page at a path may be saved at all. */
export function hasSavablePath({ pathname }: URL): boolean {
  return !NEVER_SAVED.includes(pathname) && !pathname.startsWith(`${PATHS.newsletter}/`);
}

/** Whether a page at an address may be saved: none that a query shapes, beside its language. */
export function isSavable(address: URL): boolean {
  return (
    hasSavablePath(address) &&
    [...address.searchParams.keys()].every((name) => name === LANGUAGE_QUERY)
  );
}

/**
 * Whether an answer is a page worth saving: whole, found where it was asked for, and not forbidden
 * to be saved.
 */
export function isWholePage(answer: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const isPage = /^text\/html/.test(answer.headers.get('Content-Type') ?? '');
  const isForbidden = /no-store/.test(answer.headers.get('Cache-Control') ?? '');
  return answer.status === 200 && !answer.redirected && isPage && !isForbidden;
}

/**
 * The built files that a page or a script names, each once: in HTML from the root, in code beside
 * it as well.
 */
export function filesNamedIn(text: string): string[] {
  const names = text.matchAll(/(?:\/assets|["'`](?:\.|assets))\/([\w-]+(?:\.[\w-]+)+)/g);
  return [...new Set([...names].map(([, name]) => `${BUILT_FILE}${name}`))];
}

/** Whether a file is part of the page itself rather than a picture on it. */
export function isPagePart(file: string): boolean {
  return /\.(?:css|js|woff2)$/.test(file);
}
