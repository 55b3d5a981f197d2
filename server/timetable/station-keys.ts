import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { expandShortForms, fold, joinWords } from '#app/domain/stations/fold.ts';
import type { Station } from '#app/domain/stations/station.ts';

/** A name in the form in which timetables and the station list can be compared. */
export function nameKey(name: string): string {
  return joinWords(expandShortForms(fold(name)));
}

/**
 * The ids of the project's stations by the key of each of their names in any language; names of two
 * stations have both.
 */
export function idsByName(): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  const add = (name: string, { id }: Station) => {
    const key = nameKey(name);
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  };
  for (const language of LANGUAGES) {
    for (const station of stationIndexFor(language).stations) {
      for (const name of [station.label, ...station.aliases]) add(name, station);
    }
  }
  return ids;
}
