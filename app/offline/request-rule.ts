import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { MAP_DATA_PATH, PATHS } from '#app/i18n/addresses.ts';

const BUILT_FILE = '/assets/';

/**
 * How the worker handles a request. Pages and the map's data come from the network, or from the
 * cache if that fails. Built files come from the cache first, since their names contain a hash. The
 * worker ignores everything else.
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

/** Pages that are never saved, besides those behind the links of the newsletter's mails. */
const NEVER_SAVED: readonly string[] = [PATHS.search, PATHS.notFound, PATHS.offline];

/** Whether the page at a path may be saved. */
export function hasSavablePath({ pathname }: URL): boolean {
  return !NEVER_SAVED.includes(pathname) && !pathname.startsWith(`${PATHS.newsletter}/`);
}

/** Whether the page at an address may be saved: its query may only contain a language. */
export function isSavable(address: URL): boolean {
  return (
    hasSavablePath(address) &&
    [...address.searchParams.keys()].every((name) => name === LANGUAGE_QUERY)
  );
}

/** Whether a response is a complete HTML page that may be stored, without a redirect. */
export function isStorablePage({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const isPage = /^text\/html/.test(headers.get('Content-Type') ?? '');
  const isForbidden = /no-store/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && !redirected && isPage && !isForbidden;
}

/** The paths of the built files that a page or a script refers to, each once. */
export function filesNamedIn(text: string): string[] {
  const names = text.matchAll(/(?:\/assets|["'`](?:\.|assets))\/([\w-]+(?:\.[\w-]+)+)/g);
  return [...new Set([...names].map(([, name]) => `${BUILT_FILE}${name}`))];
}

/**
 * Whether a page in a language needs a file for its form to work: a style sheet, script or font, or
 * the list of stations in that language; not a picture.
 */
export function isPagePart(file: string, language: Language): boolean {
  return (
    /\.(?:css|js|woff2)$/.test(file) ||
    (file.startsWith(`${BUILT_FILE}stations.${language}`) && file.endsWith('.json'))
  );
}

/** Whether a file is the map's first script, which names all the others of the map. */
export function isMapScript(file: string): boolean {
  return /\/map-[\w-]+\.js$/.test(file);
}
