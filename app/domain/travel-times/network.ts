/** A stop: station key, minutes since leaving the stop before (0 at the first), minutes of standing there. */
export type Stop = readonly [station: string, minutes: number, dwellMinutes?: number];

/** A train service that runs both ways over its stops in the same time. */
export type ServiceLine = { readonly id: string; readonly stops: readonly Stop[] };

/** What the search needs of the rail network. Station keys are unique; every stop names one of them. */
export type Network = { readonly stations: readonly string[]; readonly lines: readonly ServiceLine[] };

/** How long a train stands at a stop that states no time, in minutes. */
const USUAL_DWELL_MINUTES = 2;

/** One ride without a change: the line, where to board and alight, and its minutes. */
export type Ride = {
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
};

/** The rides that leave each station, prepared once for many searches. */
export type RideIndex = {
  readonly network: Network;
  readonly ridesFrom: ReadonlyMap<string, readonly Ride[]>;
};

/**
 * Prepares a network for searching: for each station the fastest ride to every station that some line reaches
 * from it without a change. Of equally fast rides the line that the network names first is kept.
 *
 * @throws RangeError when a line stops at a station that the network does not name.
 */
export function indexNetwork(network: Network): RideIndex {
  const fastest = new Map<string, Map<string, Ride>>();
  for (const station of network.stations) fastest.set(station, new Map());
  for (const line of network.lines) {
    for (const [i, [from]] of line.stops.entries()) {
      let minutes = 0;
      for (const [to, legMinutes, dwellMinutes = USUAL_DWELL_MINUTES] of line.stops.slice(i + 1)) {
        minutes += legMinutes;
        keepFastest(fastest, { line: line.id, from, to, minutes });
        keepFastest(fastest, { line: line.id, from: to, to: from, minutes });
        minutes += dwellMinutes;
      }
    }
  }
  const ridesFrom = new Map<string, readonly Ride[]>();
  for (const [station, rides] of fastest) ridesFrom.set(station, [...rides.values()]);
  return { network, ridesFrom };
}

function keepFastest(fastest: ReadonlyMap<string, Map<string, Ride>>, ride: Ride): void {
  const rides = fastest.get(ride.from);
  if (!rides || !fastest.has(ride.to)) {
    throw new RangeError(`Line ${ride.line} stops at an unknown station: ${rides ? ride.to : ride.from}`);
  }
  const known = rides.get(ride.to);
  if (!known || ride.minutes < known.minutes) rides.set(ride.to, ride);
}
