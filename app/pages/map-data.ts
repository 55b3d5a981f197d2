import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { STAGE_FIELD } from '#app/i18n/addresses.ts';
import { headersOfMap, mapData as mapIslandData } from '#app/map/map-data.server.ts';
import { jsonFile } from '#app/seo/shared-file.ts';

/** The data of the map's island, for the same query as the page that it stands on. */
export async function mapData(request: SiteRequest): Promise<SiteResponse> {
  const data = await mapIslandData(request, { isStage: request.fields.has(STAGE_FIELD) });
  const response = jsonFile(data);
  return { ...response, headers: { ...response.headers, ...headersOfMap(data) } };
}
