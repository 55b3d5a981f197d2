import { mapData } from '#app/map/map-data.server.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/map-data';

/**
 * What the map's code begins with, for the same query as the page that it stands on; asked for
 * anew, as that is.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { planner, language } = siteRequest(context);
  const data = await mapData(url.searchParams, language, planner);
  return sharedFile(JSON.stringify(data), 'application/json', 0);
}
