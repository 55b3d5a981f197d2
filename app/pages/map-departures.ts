import { LANGUAGES } from '#app/domain/language.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { stationDepartures } from '#app/journeys/station-departures.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';

/** The next trains of a station, for the map's island. They are others every minute. */
export async function mapDepartures(
  request: SiteRequest,
  { language: name, file = '' }: PathParams,
): Promise<SiteResponse> {
  const language = LANGUAGES.find((known) => known === name);
  const key = file.replace(/\.json$/, '');
  const departures =
    language && key !== file ? stationDepartures({ ...request, language }, key) : undefined;
  if (!departures) return MISSING_FILE;
  const response = sharedFile(JSON.stringify(departures), 'application/json', 0);
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } };
}
