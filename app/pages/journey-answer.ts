import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { PathEnd } from '#app/data/stations/trip-paths.server.ts';
import { DEFAULT_LANGUAGE, findLanguage } from '#app/domain/language.ts';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { checkDate, parseText } from '#app/domain/search/journey-search.ts';
import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { journeyAnswer } from '#app/journeys/journey-answer.ts';
import { chosenStation, endOfSearch, readEnd } from '#app/journeys/searched-end.ts';
import { jsonFile, jsonName, MISSING_FILE, withoutCache } from '#app/seo/shared-file.ts';

/** The form's answer about a journey, by the ids of its stations, its date and a language. */
export async function journeyAnswerFile(
  request: SiteRequest,
  { language: code, from = '', to = '', file }: PathParams,
): Promise<SiteResponse> {
  const language = findLanguage(code);
  const date = parseIsoDate(jsonName(file) ?? '');
  const { stationsById } = stationIndexFor(DEFAULT_LANGUAGE);
  const isKnown = stationsById.has(from) && stationsById.has(to) && from !== to;
  if (!language || !date || !isKnown || checkDate(date, request.today)) return MISSING_FILE;
  /** The end of the journey, with the place beyond it that the form's field names. */
  const endOf = (stationId: string, field: string): PathEnd => {
    const end = readEnd(parseText(request.fields.get(field)), language);
    if (!('station' in end) || end.station.id !== stationId) return { stationId };
    return endOfSearch(chosenStation(end, language));
  };
  const { settings } = parseTrainChoices(request.fields);
  const ends = { from: endOf(from, 'from'), to: endOf(to, 'to') };
  const answer = jsonFile(await journeyAnswer({ ...request, language }, ends, date, settings));
  // The trains that are left today are fewer every minute.
  return date === request.today ? withoutCache(answer) : answer;
}
