import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';

/** A search or a plan that is kept on this device. */
export interface KeptTrip {
  /** Of its page, from the root of the site. */
  readonly address: string;
  /** The words that the visitor sees: the places, and their day, or the time of a train. */
  readonly places: string;
  readonly when: string;
}

/** The trips of this device, the latest first. */
export interface KeptTrips {
  /** The trips that the visitor has kept. */
  readonly kept: readonly KeptTrip[];
  /** The searches whose pages were opened last. */
  readonly searched: readonly KeptTrip[];
}

const STORAGE_KEY = 'binario-trips';
const ADDRESS = /^\/(?:search|plan)\?/;
const LIMITS = { kept: 30, searched: 10 } as const;

/** The trips in this browser's storage; none where it is blocked or holds something else. */
export function readTrips(): KeptTrips {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const { kept, searched } = stored as Partial<Record<keyof KeptTrips, unknown>>;
    return { kept: tripsIn(kept), searched: tripsIn(searched) };
  } catch {
    return { kept: [], searched: [] };
  }
}

/** At the end of the address of every kept trip. */
const LANGUAGE_FIELD = new RegExp(`[?&]${LANGUAGE_QUERY}=[^&]*$`);

/**
 * Adds a trip to a list as its latest, in place of the same one; of searches also in place of the
 * same one in another language, and of one that reads the same, which differs in its options alone.
 *
 * @returns whether this browser has stored it
 */
export function addTrip(list: keyof KeptTrips, trip: KeptTrip): boolean {
  const trips = readTrips();
  const searchOf = (address: string) => address.replace(LANGUAGE_FIELD, '');
  const isOther = (other: KeptTrip) =>
    list === 'kept'
      ? other.address !== trip.address
      : searchOf(other.address) !== searchOf(trip.address) && tripTitle(other) !== tripTitle(trip);
  const others = trips[list].filter(isOther);
  return write({ ...trips, [list]: [trip, ...others].slice(0, LIMITS[list]) });
}

/** Removes a trip from both lists. */
export function removeTrip(address: string): void {
  const { kept, searched } = readTrips();
  const isOther = (trip: KeptTrip) => trip.address !== address;
  write({ kept: kept.filter(isOther), searched: searched.filter(isOther) });
}

/** Removes all trips. */
export function forgetTrips(): void {
  write({ kept: [], searched: [] });
}

/** A trip in words: its places and when it is. */
export function tripTitle({ places, when }: KeptTrip): string {
  return [places, when].filter(Boolean).join(', ');
}

function tripsIn(list: unknown): readonly KeptTrip[] {
  return Array.isArray(list) ? list.flatMap(tripIn) : [];
}

function tripIn(stored: Partial<Record<keyof KeptTrip | 'title', unknown>> | null): KeptTrip[] {
  const { address, title, places, when } = stored ?? {};
  if (typeof address !== 'string' || !ADDRESS.test(address)) return [];
  if (typeof places === 'string' && typeof when === 'string') return [{ address, places, when }];
  if (typeof title !== 'string') return [];
  // Earlier the two were one text, in which most places end at the first comma.
  const [first = '', ...others] = title.split(', ');
  return [{ address, places: first, when: others.join(', ') }];
}

/** Whether the browser has stored the trips: its storage may be full or blocked. */
function write(trips: KeptTrips): boolean {
  try {
    if (trips.kept.length + trips.searched.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(trips));
    return true;
  } catch {
    return false;
  }
}
