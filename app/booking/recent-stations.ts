import type { ChosenStation } from '#app/domain/search/check-search.ts';

const STORAGE_KEY = 'binario-recent-stations';
const LIMIT = 5;

const STATION_ID = /^\d{8}$/;

/** The ids of the stations chosen last in this browser, the latest first; empty when nothing readable is kept. */
export function readRecentStations(storage: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id): id is string => typeof id === 'string' && STATION_ID.test(id)).slice(0, LIMIT);
  } catch {
    // Storage that is closed, or a text there that is not ours: the same as nothing kept.
    return [];
  }
}

/** Puts a station in front of those kept; the oldest beyond five falls out. */
export function rememberStation(storage: Storage, { id }: Pick<ChosenStation, 'id'>): void {
  write(storage, [id, ...readRecentStations(storage).filter((kept) => kept !== id)].slice(0, LIMIT));
}

/** Forgets one station, or all of them. */
export function forgetStation(storage: Storage, id?: string): void {
  write(storage, id ? readRecentStations(storage).filter((kept) => kept !== id) : []);
}

function write(storage: Storage, ids: readonly string[]): void {
  try {
    if (ids.length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // A full or closed storage only means that nothing is remembered.
  }
}
