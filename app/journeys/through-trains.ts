import type { Planner } from '#app/domain/timetable/planner.ts';
import { type TrainKind, WEDNESDAY } from '#app/domain/timetable/timetable.ts';

/**
 * How many trains run through from end to end of a line on a weekday, both directions together. A
 * train counts where it also calls between the ends, so that none counts that takes another way.
 *
 * @param stations the ids of the line's stations in their order
 * @param isCounted whether trains of a kind count; undefined where the feed does not name it
 * @param calledAt a station between the ends where all that count call; without it, anywhere
 */
export function countThroughTrains(
  { directTrains }: Planner,
  stations: readonly string[],
  isCounted: (kind: TrainKind | undefined) => boolean,
  calledAt?: string,
): number {
  const trips = (from: string, to: string) =>
    directTrains(from, to, WEDNESDAY).flatMap(({ rides: [ride] }) =>
      ride && isCounted(ride.kind) ? [ride.trip] : [],
    );
  const count = (line: readonly string[]) => {
    const [from = '', to = ''] = [line[0], line.at(-1)];
    const inner = line.slice(1, -1);
    const between = calledAt && inner.includes(calledAt) ? [calledAt] : inner;
    if (between.length === 0) return trips(from, to).length;
    // A night train may only take people in near its start and only let them out near its end.
    const thisWay = new Set(
      between.flatMap((station) => [...trips(from, station), ...trips(station, to)]),
    );
    return trips(from, to).filter((trip) => thisWay.has(trip)).length;
  };
  return count(stations) + count(stations.toReversed());
}
