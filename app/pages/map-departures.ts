import { LANGUAGES } from '#app/domain/language.ts';
import { parseIsoDate, parseMinute } from '#app/domain/search/iso-date.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { isShownDay } from '#app/domain/timetable/shown-days.ts';
import { stationDepartures } from '#app/journeys/station-departures.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';

/**
 * The next trains of a station, for the map's island: by the site's clock, so that they are others
 * every minute, or from a minute of a day.
 */
export async function mapDepartures(
  request: SiteRequest,
  { language: name, file = '', day: date, minute }: PathParams,
): Promise<SiteResponse> {
  const language = LANGUAGES.find((known) => known === name);
  const key = file.replace(/\.json$/, '');
  const day = date === undefined ? request.today : parseIsoDate(date);
  const minuteOfDay = minute === undefined ? request.minuteOfDay : parseMinute(minute);
  if (!language || key === file || !day || minuteOfDay === undefined) return MISSING_FILE;
  if (!isShownDay(day, request.today)) return MISSING_FILE;
  const departures = stationDepartures({ ...request, language, minuteOfDay }, key, day);
  if (!departures) return MISSING_FILE;
  const response = sharedFile(JSON.stringify(departures), 'application/json', 0);
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } };
}
