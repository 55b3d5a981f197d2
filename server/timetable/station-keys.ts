import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { expandShortForms, fold, joinWords } from '#app/domain/stations/fold.ts';
import type { Station } from '#app/domain/stations/station.ts';

/** Normalizes a name so that timetables and the station list can be compared. */
export function nameKey(name: string): string {
  return joinWords(expandShortForms(fold(name)));
}

type StationIds = ReadonlyMap<string, ReadonlySet<string>>;

let byNameKey: StationIds | undefined;
let byFoldedName: StationIds | undefined;

/**
 * The station ids of each name in any language, by `nameKey`. A name may have several stations.
 * Memoized: folding all names takes a good part of reading a feed.
 */
export function idsByNameKey(): StationIds {
  byNameKey ??= collectIds(nameKey);
  return byNameKey;
}

/** The station ids of each name in any language, by the folded name with all its words. */
export function idsByFoldedName(): StationIds {
  byFoldedName ??= collectIds(fold);
  return byFoldedName;
}

function collectIds(keyOf: (name: string) => string): StationIds {
  const ids = new Map<string, Set<string>>();
  const add = (name: string, { id }: Station) => {
    const key = keyOf(name);
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  };
  for (const language of LANGUAGES) {
    for (const station of stationIndexFor(language).stations) {
      for (const name of [station.label, ...station.aliases]) add(name, station);
    }
  }
  return ids;
}
