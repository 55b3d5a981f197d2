import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { SiteRoute } from '#app/domain/site.ts';
import { refuseForeignForms } from './form-origin.ts';
import { describeFailure, type Log } from './log.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import { MAIL_PATHS } from './newsletter/mail/compose.ts';
import type { RespondByRoute } from './pages.ts';
import { PLAIN_TEXTS } from './plain-texts.ts';
import { LARGEST_BODY_BYTES } from './request-body.ts';
import type { RequestContext, SiteContext } from './request-context.ts';
import type { RequestQueues } from './request-queues.ts';
import type { CompleteHeaders } from './security-headers.ts';

type Next = () => Promise<void>;

/** The dependencies of the router. */
export interface RouterOptions {
  readonly siteRoutes: readonly SiteRoute[];
  /** Responds with the page or file of a route. */
  readonly respond: RespondByRoute;
  readonly newsletterRoutes: Newsletter['routes'];
  readonly queueAsForm: RequestQueues['queueAsForm'];
  readonly completeHeaders: CompleteHeaders;
  /** The origin of the site's own forms. */
  readonly publicOrigin: string;
  readonly log: Log;
}

/** A Hono application whose bindings are the context of the request. */
export type Router = Hono<{ Bindings: RequestContext }>;

/**
 * Makes the Hono application: its middleware, in this order, and a route for each page and file.
 * It never rejects: an error gives a response in plain text.
 */
export function createRouter(options: RouterOptions): Router {
  const { siteRoutes, respond, newsletterRoutes, publicOrigin, log } = options;
  // The path was parsed once, before the router.
  const router: Router = new Hono({
    getPath: (_, { env } = {}) => (env as RequestContext).page.path,
  });
  router.use(addMissingHeaders(options.completeHeaders));
  router.use(MAIL_PATHS.oneClick, nameKind('newsletter-one-click'));
  // Queued: a single valid link could be sent thousands of times at once, each a transaction.
  router.post(MAIL_PATHS.oneClick, options.queueAsForm);
  router.route('/', newsletterRoutes);
  router.post('*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }), refuseForeignForms(publicOrigin));
  for (const route of siteRoutes) router.on(['GET', 'POST'], route.path, (c) => respond(route, c));
  router.onError((error, c) => respondToError(error, c, log));
  return router;
}

/** Middleware that adds the headers of every response; those that the response sets stay. */
function addMissingHeaders(completeHeaders: CompleteHeaders) {
  return async (c: SiteContext, next: Next): Promise<void> => {
    await next();
    // A reply from memory has its headers already.
    if (c.env.reply) return;
    for (const [name, value] of Object.entries(completeHeaders(c.env.page.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** Middleware that names a request for the log. */
function nameKind(kind: string) {
  return async (c: SiteContext, next: Next): Promise<void> => {
    c.env.kind = kind;
    await next();
  };
}

function respondToError(
  error: unknown,
  c: Context<{ Bindings: RequestContext }>,
  log: Log,
): Response {
  // A refused request, such as one with too long a body; nothing failed here.
  if (error instanceof HTTPException) return error.getResponse();
  const { id, incoming } = c.env;
  // The client has disconnected; no response is needed.
  if (incoming?.errored) return c.body(null, 400);
  log('failure', { id, ...describeFailure(error) });
  return c.text(PLAIN_TEXTS.failure, 500);
}
