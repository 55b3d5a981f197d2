import type { IncomingMessage } from 'node:http';
import { SERVICE_WORKER_PATH } from '#app/domain/service-worker-path.ts';
import type { PageRequest } from '#app/domain/site.ts';
import { readBuiltFiles } from './built-files.ts';
import { clientSubnetReader, type ReadClientSubnet } from './client-subnet.ts';
import type { ServerSettings } from './env.ts';
import { createFinishedResponses, type FindFinishedResponse } from './finished-responses.ts';
import type { SiteBuild } from './load-build.ts';
import { createLocalRequest, type RequestLocally } from './local-request.ts';
import type { Log } from './log.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { createPageRequestParser, type ParsePageRequest } from './page-request.ts';
import { createPages } from './pages.ts';
import type { RequestContext } from './request-context.ts';
import { createRequestQueues, type RequestQueues } from './request-queues.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { createRouter } from './router.ts';
import {
  type CompleteHeaders,
  createCompleteHeaders,
  createPolicyHeaders,
  filePolicy,
  pagePolicy,
} from './security-headers.ts';
import { describeFeed } from './timetable/feed-status.ts';
import type { CurrentTimetable } from './timetable.ts';

/** The dependencies of the application; tests set their own clock and log. */
export interface AppOptions extends SiteBuild {
  readonly settings: ServerSettings;
  readonly newsletter: Pick<Newsletter, 'service' | 'routes'>;
  readonly timetable: Pick<CurrentTimetable, 'current' | 'feeds'>;
  readonly log: Log;
  readonly now: () => Date;
  /** The script that reloads a page in development. */
  readonly developmentClient?: string;
}

/** The application behind a server. */
export interface SiteApp {
  readonly parse: ParsePageRequest;
  /** The response that is in memory: a file of the build or a cached page. */
  readonly lookup: FindFinishedResponse;
  /** Whether a request for a page that is not in memory finds no place in its queue. */
  readonly isRefused: (page: PageRequest, incoming: IncomingMessage) => boolean;
  /** Handles a request by its route; the response may be the context's `reply` instead. */
  readonly fetch: (request: Request, context: RequestContext) => Promise<Response>;
  /** Responds to a request without a connection. */
  readonly request: RequestLocally;
  /** The feeds of the timetable in use, one line each. */
  readonly describeTimetable: () => readonly string[];
  /** The client of a request for the bounds of what waits: its subnet. */
  readonly clientOf: ReadClientSubnet;
  readonly cache: ResponseCache;
  readonly queues: RequestQueues['byKind'];
  readonly completeHeaders: CompleteHeaders;
  readonly isBehindProxy: boolean;
}

/**
 * Makes the application: files, cache, queues, pages and router, each with its dependencies.
 *
 * @throws when the folder of the built files cannot be read
 */
export function createApp(options: AppOptions): SiteApp {
  const { settings, newsletter, timetable, log, now } = options;
  const completeHeaders = createCompleteHeaders(settings.hsts);
  const files = readSiteFiles(options, completeHeaders);
  const site = makeSite(options, files.integrityOf);
  const cache = createResponseCache(settings.pageCacheBytes);
  // Does not log a missing header, as the reader of sign-ups does: health checks have none.
  const clientOf = clientSubnetReader(settings.clientAddress, () => {});
  const queues = createRequestQueues(clientOf);
  const respond = createPages({
    site,
    settings,
    newsletter,
    timetable,
    cache,
    queues,
    completeHeaders,
    policyHeaders: makePolicyHeaders(options),
    clientSubnet: clientSubnetReader(settings.clientAddress, log),
    log,
  });
  const router = createRouter({
    siteRoutes: site.routes,
    respond,
    newsletterRoutes: newsletter.routes,
    queueAsForm: queues.queueAsForm,
    completeHeaders,
    publicOrigin: settings.site.publicOrigin,
    log,
  });

  const parse = createPageRequestParser(options.entry, now);
  const lookup = createFinishedResponses({ files, cache, completeHeaders });
  const fetch: SiteApp['fetch'] = async (request, context) => await router.fetch(request, context);
  return {
    parse,
    lookup,
    // A form is read before it needs a place.
    isRefused: (page, incoming) =>
      page.method !== 'POST' && queues.ofPage(page).isFull(clientOf(incoming)),
    fetch,
    request: createLocalRequest({ parse, lookup, fetch }),
    describeTimetable: () => timetable.feeds().map((feed) => describeFeed(feed, now())),
    clientOf,
    cache,
    queues: queues.byKind,
    completeHeaders,
    isBehindProxy: settings.clientAddress.header !== undefined,
  };
}

function readSiteFiles({ clientFolder }: AppOptions, completeHeaders: CompleteHeaders) {
  return readBuiltFiles({
    folder: clientFolder,
    headersOf: (path, content) =>
      completeHeaders(path, {
        'Content-Security-Policy': filePolicy(path, content),
        ...(path === SERVICE_WORKER_PATH && { 'cache-control': 'no-cache' }),
      }),
  });
}

function makeSite(
  { entry, entryScript, developmentClient }: AppOptions,
  integrityOf: (path: string) => string | undefined,
) {
  return entry.createSite({
    entry: entryScript,
    ...(developmentClient && { developmentClient }),
    integrityOf,
  });
}

function makePolicyHeaders({ entry, settings, developmentClient }: AppOptions) {
  // Vite's development client runs text as code, which the policy forbids.
  const policy = developmentClient ? '' : pagePolicy(entry.inlineScripts);
  return createPolicyHeaders(policy, settings.site.policyReportAddress);
}
