import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { jsonFile, jsonName, MISSING_FILE } from '#app/seo/shared-file.ts';

/** The travel times from a station of the map to all others, for the map's island. */
export async function mapReach(
  { planner }: SiteRequest,
  { file }: PathParams,
): Promise<SiteResponse> {
  const key = jsonName(file);
  if (key === undefined || !STATION_BY_KEY.has(key)) return MISSING_FILE;
  return jsonFile(await reachData(planner, key));
}
