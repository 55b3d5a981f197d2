import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/map-reach';

/** How far one gets from a station of the map, for the map itself. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const key = params.file.replace(/\.json$/, '');
  if (!STATION_BY_KEY.has(key) || key === params.file)
    return new Response('Not found', { status: 404 });
  const { planner } = siteRequest(context);
  return sharedFile(JSON.stringify(await reachData(planner, key)), 'application/json');
}
