import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LONGEST_LOCATION } from '#app/domain/canonical-path.ts';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import { MAIL_PATHS } from './mail/compose.ts';

const MAX_BODY_BYTES = 4_096;
const RETRY_AFTER_SECONDS = '300';

/**
 * Serves the one-click unsubscription of RFC 8058, which mail programs request without cookie or
 * script: POST with the body `List-Unsubscribe=One-Click` (urlencoded or multipart) and the token
 * in the address. Responds in plain text: 200 done (also when repeated), 400 for another body or an
 * invalid token, 503 when the store is unavailable. A GET, from programs that open the address as a
 * page, is redirected to the page with the button.
 */
export function createNewsletterRoutes(service: Pick<NewsletterService, 'unsubscribe'>): Hono {
  const routes = new Hono();
  routes.use(MAIL_PATHS.oneClick, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  routes.post(MAIL_PATHS.oneClick, bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    const body = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    if (body['List-Unsubscribe'] !== 'One-Click')
      return context.text('Expected List-Unsubscribe=One-Click.', 400);
    const result = await service.unsubscribe(context.req.query('token') ?? '');
    if (result === 'invalid') return context.text('This unsubscribe link is not valid.', 400);
    if (result === 'unsubscribed') return context.text('Unsubscribed.');
    context.header('Retry-After', RETRY_AFTER_SECONDS);
    return context.text('Please try again in a few minutes.', 503);
  });
  routes.get(MAIL_PATHS.oneClick, (context) => {
    const { search } = new URL(context.req.url);
    // No token is as long, and a proxy refuses a response with such a header.
    const fields = search.length < LONGEST_LOCATION ? search : '';
    return context.redirect(`${MAIL_PATHS.unsubscribe}${fields}`, 302);
  });
  return routes;
}
