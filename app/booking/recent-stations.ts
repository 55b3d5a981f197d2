import type { Station } from '#app/domain/stations/station.ts';
import { isStationId } from '#app/domain/stations/station-id.ts';

const STORAGE_KEY = 'binario-recent-stations';
const LIMIT = 5;

type RecentStation = Pick<Station, 'id' | 'earlierId'>;

/**
 * The ids of the stations chosen last in this browser, the latest first; empty when nothing
 * readable is stored.
 */
export function readRecentStations(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id): id is string => typeof id === 'string' && isStationId(id))
      .slice(0, LIMIT);
  } catch {
    // Storage that is closed, or a text there that is not ours: the same as nothing stored.
    return [];
  }
}

/** Puts a station in front of the others; the oldest beyond five falls out. */
export function rememberStation(station: RecentStation): void {
  write([station.id, ...othersThan(station)].slice(0, LIMIT));
}

/** Forgets one station, or all of them. */
export function forgetStation(station?: RecentStation): void {
  write(station ? othersThan(station) : []);
}

/** The ids of all other stations; this one may be stored under its earlier id. */
function othersThan({ id, earlierId }: RecentStation): string[] {
  return readRecentStations().filter((other) => other !== id && other !== earlierId);
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // A full or closed storage only means that nothing is remembered.
  }
}
