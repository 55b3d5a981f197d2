import { TRAIN_FILES } from '#app/data/moving-trains/moving-trains.ts';
import { findLanguage } from '#app/domain/language.ts';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { isShownDay } from '#app/domain/timetable/shown-days.ts';
import { dayOfFolder, nowDay, trainsVersion } from '#app/journeys/moving-trains/now-day.ts';
import { packedTrains } from '#app/journeys/moving-trains/packed-trains.ts';
import { trainOnMap } from '#app/journeys/moving-trains/train-on-map.ts';
import { jsonFile, jsonName, MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';

/** A day of trains in numbers and words, for the map's island. */
export async function mapNow(
  request: SiteRequest,
  { language: code, file }: PathParams,
): Promise<SiteResponse> {
  const language = findLanguage(code);
  const day = parseIsoDate(jsonName(file) ?? '');
  if (!language || !day || !isShownDay(day, request.today)) return MISSING_FILE;
  return jsonFile(await nowDay({ ...request, language }, day));
}

/** The packed trains of a day, for the map's island: of the timetable that the address names. */
export async function mapTrains(
  { planner }: SiteRequest,
  { version = '', day: folder = '', file = '' }: PathParams,
): Promise<SiteResponse> {
  const { timetable } = planner;
  const trainFile = TRAIN_FILES.find((known) => `${known}.bin` === file);
  const day = dayOfFolder(timetable, folder);
  if (version !== trainsVersion(timetable) || !trainFile || day === undefined) return MISSING_FILE;
  return sharedFile(await packedTrains(planner, day, trainFile), 'application/octet-stream');
}

/** A train in words, for the map's island: of the timetable that the address names. */
export async function mapTrain(
  { planner }: SiteRequest,
  { language: code, version = '', file = '' }: PathParams,
): Promise<SiteResponse> {
  const language = findLanguage(code);
  const trip = /^(\d{1,6})\.json$/.exec(file)?.[1];
  if (!language || !trip || version !== trainsVersion(planner.timetable)) return MISSING_FILE;
  const train = trainOnMap(planner.timetable, Number(trip), language);
  return train ? sharedFile(JSON.stringify(train), 'application/json') : MISSING_FILE;
}
