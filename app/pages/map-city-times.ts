import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { cityTimes } from '#app/journeys/city-times.ts';
import { sharedFile } from '#app/seo/shared-file.ts';

/** The times between all guide cities, for the map's island. */
export async function mapCityTimes({ planner }: SiteRequest): Promise<SiteResponse> {
  return sharedFile(JSON.stringify(await cityTimes(planner)), 'application/json', 0);
}
