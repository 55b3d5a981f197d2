import { robotsText } from '#app/seo/robots.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  return sharedFile(robotsText(siteRequest(context).settings.publicOrigin), 'text/plain');
}
