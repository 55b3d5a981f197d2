import type { Language } from '#app/domain/language.ts';

/** The path of the times between all guide cities. */
export const CITY_TIMES_PATH = '/map/city-times.json';

/** The path of the lines in words, in a language. */
export const mapLinesPath = (language: Language) => `/map/lines/${language}.json`;

/**
 * Fetches a file of the map that is made from the timetable. Undefined where there is none, and
 * where it is of another timetable than the page: a link then leads to a page that is of one.
 */
export async function fetchMapFile<File extends { readonly version: string }>(
  path: string,
  version: string,
  signal: AbortSignal,
): Promise<File | undefined> {
  const response = await fetch(path, { signal });
  if (!response.ok) return undefined;
  const file = (await response.json()) as File;
  return file.version === version ? file : undefined;
}
