import { findLanguage } from '#app/domain/language.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { networkLines } from '#app/journeys/network-lines.ts';
import { jsonFile, jsonName, MISSING_FILE } from '#app/seo/shared-file.ts';

/** The lines of the map in words, in a language, for the map's island. */
export async function mapLines(
  { planner }: SiteRequest,
  { file }: PathParams,
): Promise<SiteResponse> {
  const language = findLanguage(jsonName(file));
  if (!language) return MISSING_FILE;
  return jsonFile(await networkLines(planner, language));
}
