import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';

/** The travel times from a station of the map to all others, for the map's island. */
export async function mapReach(
  { planner }: SiteRequest,
  { file = '' }: PathParams,
): Promise<SiteResponse> {
  const key = file.replace(/\.json$/, '');
  if (!STATION_BY_KEY.has(key) || key === file) return MISSING_FILE;
  return sharedFile(JSON.stringify(await reachData(planner, key)), 'application/json', 0);
}
