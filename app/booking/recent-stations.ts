import type { Station } from '#app/domain/stations/station.ts';

const STORAGE_KEY = 'binario-recent-stations';
const LIMIT = 5;

type RecentStation = Pick<Station, 'id' | 'earlierId'>;

const STATION_ID = /^\d{8}$/;

/** The ids of the stations chosen last in this browser, the latest first; empty when nothing readable is stored. */
export function readRecentStations(storage: Storage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((id): id is string => typeof id === 'string' && STATION_ID.test(id)).slice(0, LIMIT);
  } catch {
    // Storage that is closed, or a text there that is not ours: the same as nothing stored.
    return [];
  }
}

/** Puts a station in front of the others; the oldest beyond five falls out. */
export function rememberStation(storage: Storage, station: RecentStation): void {
  write(storage, [station.id, ...othersThan(storage, station)].slice(0, LIMIT));
}

/** Forgets one station, or all of them. */
export function forgetStation(storage: Storage, station?: RecentStation): void {
  write(storage, station ? othersThan(storage, station) : []);
}

/** The ids of all other stations; this one may be stored under its earlier id. */
function othersThan(storage: Storage, { id, earlierId }: RecentStation): string[] {
  return readRecentStations(storage).filter((other) => other !== id && other !== earlierId);
}

function write(storage: Storage, ids: readonly string[]): void {
  try {
    if (ids.length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // A full or closed storage only means that nothing is remembered.
  }
}
