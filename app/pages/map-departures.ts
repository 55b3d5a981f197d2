import { findLanguage } from '#app/domain/language.ts';
import { parseIsoDate, parseMinute } from '#app/domain/search/iso-date.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { isShownDay } from '#app/domain/timetable/shown-days.ts';
import { stationDepartures } from '#app/journeys/station-departures.ts';
import { jsonFile, jsonName, MISSING_FILE, withoutCache } from '#app/seo/shared-file.ts';

/**
 * The next trains of a station, for the map's island: by the site's clock, so that they are others
 * every minute, or from a minute of a day.
 */
export async function mapDepartures(
  request: SiteRequest,
  { language: code, file, day: date, minute }: PathParams,
): Promise<SiteResponse> {
  const language = findLanguage(code);
  const key = jsonName(file);
  const day = date === undefined ? request.today : parseIsoDate(date);
  const minuteOfDay = minute === undefined ? request.minuteOfDay : parseMinute(minute);
  if (!language || key === undefined || !day || minuteOfDay === undefined) return MISSING_FILE;
  if (!isShownDay(day, request.today)) return MISSING_FILE;
  const departures = stationDepartures({ ...request, language, minuteOfDay }, key, day);
  return departures ? withoutCache(jsonFile(departures)) : MISSING_FILE;
}
