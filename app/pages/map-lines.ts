import { LANGUAGES } from '#app/domain/language.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { networkLines } from '#app/journeys/network-lines.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';

/** The lines of the map in words, in a language, for the map's island. */
export async function mapLines(
  { planner }: SiteRequest,
  { file = '' }: PathParams,
): Promise<SiteResponse> {
  const language = LANGUAGES.find((known) => `${known}.json` === file);
  if (!language) return MISSING_FILE;
  const lines = await networkLines(planner, language);
  return sharedFile(JSON.stringify(lines), 'application/json', 0);
}
