import { isFilePath } from '#app/domain/canonical-path.ts';
import { romeMinutes } from '#app/domain/search/iso-date.ts';
import type { PathParams, Site, SiteRequest, SiteResponse, SiteRoute } from '#app/domain/site.ts';
import { CachedResponse } from './cached-response.ts';
import type { ReadClientSubnet } from './client-subnet.ts';
import type { ServerSettings } from './env.ts';
import { describeFailure, type Log } from './log.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { createPageHeaders, mayBeKept } from './page-headers.ts';
import { type PostedForm, parseForm, readForm } from './posted-form.ts';
import type { SiteContext } from './request-context.ts';
import type { RequestQueues } from './request-queues.ts';
import type { ResponseCache } from './response-cache.ts';
import type { CompleteHeaders, PolicyHeaders } from './security-headers.ts';
import type { CurrentTimetable } from './timetable.ts';

/** The dependencies of the handler of pages. */
export interface PageOptions {
  readonly site: Site;
  readonly settings: ServerSettings;
  readonly newsletter: Pick<Newsletter, 'service'>;
  readonly timetable: Pick<CurrentTimetable, 'current'>;
  readonly cache: ResponseCache;
  readonly queues: RequestQueues;
  readonly completeHeaders: CompleteHeaders;
  readonly policyHeaders: PolicyHeaders;
  /** Reads the client's subnet. Logs once if requests come without the header that names it. */
  readonly clientSubnet: ReadClientSubnet;
  readonly log: Log;
}

/** Responds to a request by its route. */
export type RespondByRoute = (route: SiteRoute, c: SiteContext) => Promise<Response>;

/** The methods of a page without a form. */
const ALLOWED = 'GET, HEAD';

/** Makes the handler of pages and files, which caches those that all clients may get. */
export function createPages(options: PageOptions): RespondByRoute {
  const { site, settings, cache, queues, log } = options;
  const headersOf = createPageHeaders(options.completeHeaders, options.policyHeaders);

  /** Calls a route by the method of the request; a form for a page without one gets 405. */
  async function callRoute(
    route: SiteRoute,
    request: SiteRequest,
    params: PathParams,
    form: PostedForm | undefined,
  ): Promise<SiteResponse> {
    if (!form) return await route.get(request, params);
    if (route.post) return await route.post(request, await parseForm(form));
    if (isFilePath(request.path)) return { status: 405, headers: { Allow: ALLOWED }, body: '' };
    const page = await site.renderMessage('notFound', 405, request);
    return { ...page, headers: { ...page.headers, Allow: ALLOWED } };
  }

  /** Makes a response, and caches it if other clients may get the same one. */
  async function makeResponse(
    route: SiteRoute,
    c: SiteContext,
    form: PostedForm | undefined,
  ): Promise<CachedResponse> {
    const { page } = c.env;
    const { planner } = options.timetable.current();
    const request: SiteRequest = {
      ...page,
      settings: settings.site,
      minuteOfDay: romeMinutes(page.now),
      newsletter: options.newsletter.service,
      planner,
      clientSubnet: options.clientSubnet(c.env.incoming),
    };
    const made = await callRoute(route, request, c.req.param(), form).catch(async (error) => {
      log('failure', { id: c.env.id, ...describeFailure(error) });
      return await site.renderMessage('failure', 500, request);
    });
    const { status, body } = made;
    const headers = headersOf(made, page);
    const response = new CachedResponse({ kind: route.kind, status, body, headers });
    // The cache was emptied if another timetable was loaded meanwhile.
    const isCurrent = options.timetable.current().planner === planner;
    if (isCurrent && mayBeKept(made)) cache.set(page, response);
    return response;
  }

  async function respond(route: SiteRoute, c: SiteContext): Promise<Response> {
    const { page } = c.env;
    c.env.kind = route.kind;
    // Read before the queue, so that a slow sender holds no place in it; its fields, which take a
    // hundred times the memory of their bytes, are parsed in its turn.
    const form = page.method === 'POST' ? await readForm(c) : undefined;
    const response = await queues.inTurn(
      queues.of(route, page),
      c,
      // The same page may have been made while this request waited.
      async () => cache.get(page) ?? (await makeResponse(route, c, form)),
    );
    if (response instanceof Response) return response;
    const headers = c.req.header();
    // By the cache, which updates the entry's size if the reply adds an encoding.
    c.env.reply = cache.reply(page, headers)?.reply ?? response.reply(page.method, headers);
    return c.body(null);
  }

  return respond;
}
