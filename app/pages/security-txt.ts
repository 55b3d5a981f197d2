import { securityTxt } from '#app/seo/security-txt.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/security-txt';

/** Answers at the standard's path and at the older one, at the root. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, today } = siteRequest(context);
  const text = securityTxt(settings, today);
  return text ? sharedFile(text, 'text/plain') : new Response('Not found', { status: 404 });
}
