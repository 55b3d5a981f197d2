import { fileURLToPath } from 'node:url';
import type {
  createRequestHandler,
  LoaderFunction,
  matchRoutes,
  RouteObject,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import type { SiteRequest } from '#app/domain/site-request.ts';

/** What the application's server entry exports for the server, beside the rendering itself. */
export interface ServerEntry {
  /** The build carries its own copy of the router, and only that copy knows its contexts. */
  readonly createRequestHandler: typeof createRequestHandler;
  readonly matchRoutes: typeof matchRoutes;
  readonly createLoadContext: (request: SiteRequest) => RouterContextProvider;
  /** The page that says that there is no such page. */
  readonly notFoundPath: string;
  /**
   * Query fields that change what a page shows; all others are taken away before it is rendered.
   */
  readonly pageFields: readonly string[];
}

/** A built application: its entry, what renders a page, and the folder of the built files. */
export type SiteBuild = Awaited<ReturnType<typeof loadBuild>>;

/** Loads a built application. Rejects when there is no build. */
export async function loadBuild(folder = new URL('../build/', import.meta.url)) {
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild;
  const entry = build.entry.module as unknown as ServerEntry;
  return {
    entry,
    render: entry.createRequestHandler(
      { ...build, routes: withoutHandoff(build.routes) },
      'production',
    ),
    pageKind: pageKinds(build.routes, entry.matchRoutes),
    clientFolder: fileURLToPath(new URL('client', folder)),
  };
}

/** Makes the reader of a page's kind from its path: the name of its route, such as `city`. */
export function pageKinds(
  routes: ServerBuild['routes'],
  match: ServerEntry['matchRoutes'],
): (path: string) => string {
  const table = Object.values(routes)
    .filter((route) => route?.parentId)
    .map(
      (route) =>
        ({ id: route?.id, path: route?.path, index: route?.index === true }) as RouteObject,
    );
  return (path) => match(table, path)?.at(-1)?.route.id?.replace(/^.*\//, '') ?? 'none';
}

/**
 * The router writes what loaders give a second time, for its code in the browser, which no page
 * here loads; of a page with hundreds of trains that took a tenth of its time. It writes what is
 * listed as an object's keys: here that is nothing.
 */
function withoutHandoff(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const given = route?.module.loader;
      if (!given) return [id, route];
      const loader: LoaderFunction = async (...args) => {
        const data: unknown = await given(...args);
        return data?.constructor === Object ? new Proxy(data, { ownKeys: () => [] }) : data;
      };
      return [id, { ...route, module: { ...route.module, loader } }];
    }),
  );
}
