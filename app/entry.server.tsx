import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { CITY_FILTER_FIELDS } from '#app/domain/cities/city-filter.ts';
import { MISSING_FIELD } from '#app/domain/missing-path.ts';
import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { pageTexts } from '#app/i18n/page-texts.server.ts';
import { TextsProvider } from '#app/i18n/translator.ts';
import { MAP_FIELDS } from './map/model/map-view.ts';
import { siteRequest } from './site-context.server.ts';
import { IslandScripts } from './ui/island/island.tsx';

export { createRequestHandler, matchRoutes } from 'react-router';
export { createLoadContext } from './site-context.server.ts';

/** The page that says that there is no such page. */
export const notFoundPath = PATHS.notFound;

/** Every query field that shapes a page, beside the language; the server takes all others away. */
export const pageFields: readonly string[] = [
  ...SEARCH_FIELDS,
  'destination',
  FREE_SEARCH_FIELD,
  'token',
  MISSING_FIELD,
  ...MAP_FIELDS,
  ...CITY_FILTER_FIELDS,
];

/**
 * Renders a page to its end before it answers: programs that run no script read all of it, and the
 * server keeps it whole in the page cache. A stream is used all the same, since `renderToString`
 * waits for nothing that a page awaits.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { entry, hmr } = routerContext.manifest;
  const page = (
    <TextsProvider value={pageTexts(siteRequest(loadContext).language)}>
      <IslandScripts value={{ entry: entry.module, tools: hmr?.runtime }}>
        <ServerRouter context={routerContext} url={request.url} />
      </IslandScripts>
    </TextsProvider>
  );
  const html = await renderToReadableStream(page, {
    // A large section would else be sent apart and put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await html.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/**
 * Writes down what broke on our side; what a visitor sent is in the request's own line of the log
 * already.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // Another site's form: the router refuses it with 400, but tells of it as if something had
  // broken.
  const origin = request.headers.get('Origin');
  if (request.method !== 'GET' && origin !== null && origin !== new URL(request.url).origin) return;
  console.error(error);
}
