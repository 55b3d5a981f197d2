import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { cityTimes } from '#app/journeys/city-times.ts';
import { jsonFile } from '#app/seo/shared-file.ts';

/** The times between all guide cities, for the map's island. */
export async function mapCityTimes({ planner }: SiteRequest): Promise<SiteResponse> {
  return jsonFile(await cityTimes(planner));
}
