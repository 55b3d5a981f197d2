import type { Ride, RideIndex } from './network.ts';

/**
 * What a change of trains costs, in minutes. Trenitalia sells connections from about 10 minutes in a large
 * Italian station; a quarter of an hour adds the wait for the next train on lines that run every half hour or
 * more often, and keeps a late arrival from breaking the journey.
 */
export const CHANGE_MINUTES = 15;

/** A fastest journey from the origin of a search. */
export type Journey = {
  /** From the first departure to the last arrival, changes included; 0 at the origin. */
  readonly minutes: number;
  /** Where to change, in order; empty on a direct train. */
  readonly changes: readonly string[];
  readonly rides: readonly Ride[];
};

type Reached = { minutes: number; rides: number; by: Ride | undefined };

/**
 * Finds the fastest journey to every station that can be reached from `origin`, and lists them by time.
 *
 * A ride covers all stops between boarding and alighting, so two rides in a row are always two trains, and a
 * change costs {@link CHANGE_MINUTES} wherever it is made. Of equally fast journeys the one with fewer changes
 * wins, then the one found first, in the order of the network.
 *
 * @returns the journeys by station key, the origin first and the farthest last; stations out of reach are left out.
 * @throws RangeError when the network has no station `origin`.
 */
export function travelTimesFrom(index: RideIndex, origin: string): ReadonlyMap<string, Journey> {
  if (!index.ridesFrom.has(origin)) throw new RangeError(`No such station: ${origin}`);
  const open = new Map<string, Reached>([[origin, { minutes: 0, rides: 0, by: undefined }]]);
  const journeys = new Map<string, Journey>();
  for (let next = earliest(open); next; next = earliest(open)) {
    const [station, reached] = next;
    open.delete(station);
    journeys.set(station, journeyBy(reached, journeys));
    const boardingMinutes = reached.minutes + (reached.by ? CHANGE_MINUTES : 0);
    for (const ride of index.ridesFrom.get(station) ?? []) {
      if (journeys.has(ride.to)) continue;
      const arrival = { minutes: boardingMinutes + ride.minutes, rides: reached.rides + 1, by: ride };
      const known = open.get(ride.to);
      if (!known || isBefore(arrival, known)) open.set(ride.to, arrival);
    }
  }
  return journeys;
}

// With fewer than a hundred stations a scan is as fast as a heap, and shorter.
function earliest(open: ReadonlyMap<string, Reached>): readonly [string, Reached] | undefined {
  let first: readonly [string, Reached] | undefined;
  for (const entry of open) if (!first || isBefore(entry[1], first[1])) first = entry;
  return first;
}

function isBefore(a: Reached, b: Reached): boolean {
  return a.minutes < b.minutes || (a.minutes === b.minutes && a.rides < b.rides);
}

function journeyBy({ minutes, by }: Reached, journeys: ReadonlyMap<string, Journey>): Journey {
  const before = by && journeys.get(by.from);
  if (!by || !before) return { minutes, changes: [], rides: [] };
  return {
    minutes,
    changes: before.rides.length > 0 ? [...before.changes, by.from] : [],
    rides: [...before.rides, by],
  };
}
