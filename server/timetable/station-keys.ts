import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { expandShortForms, fold, joinWords } from '#app/domain/stations/fold.ts';
import type { Station } from '#app/domain/stations/station.ts';

/** Normalizes a name so that timetables and the station list can be compared. */
export function nameKey(name: string): string {
  return joinWords(expandShortForms(fold(name)));
}

/** The station ids of each name in any language, by `nameKey`. A name may have several stations. */
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
