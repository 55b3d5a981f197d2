import type { Station } from '#app/domain/stations/station.ts';
import { isStationId } from '#app/domain/stations/station-id.ts';

const STORAGE_KEY = 'binario-recent-stations';
const LIMIT = 5;

type RecentStation = Pick<Station, 'id' | 'earlierId'>;

/** The ids of at most five stations chosen last in this browser, the latest first. */
export function readRecentStations(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id): id is string => typeof id === 'string' && isStationId(id))
      .slice(0, LIMIT);
  } catch {
    // The storage is blocked, or holds no JSON.
    return [];
  }
}

/** Stores a station as the latest, and drops the oldest beyond five. */
export function rememberStation(station: RecentStation): void {
  write([station.id, ...othersThan(station)].slice(0, LIMIT));
}

/** Removes one station, or all of them. */
export function forgetStation(station?: RecentStation): void {
  write(station ? othersThan(station) : []);
}

/** The stored ids without a station, which may be stored under its earlier id. */
function othersThan({ id, earlierId }: RecentStation): string[] {
  return readRecentStations().filter((other) => other !== id && other !== earlierId);
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // The storage is full or blocked: nothing is stored.
  }
}
