import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import { type TrainKind, WEDNESDAY } from '#app/domain/timetable/timetable.ts';

function isLongDistance(kind: TrainKind): boolean {
  return kind !== 'bus' && kind !== 'train' && !isRegionalKind(kind);
}

/**
 * How many long-distance trains run through from end to end of each line of the diagram on a
 * weekday, both directions together: by axis, in the order of its lines. A train counts where it
 * also calls between the ends, so that none counts that takes another way.
 */
export function schematicServices({ directTrains }: Planner): Record<string, readonly number[]> {
  const trips = (from: string, to: string) =>
    directTrains(from, to, WEDNESDAY).flatMap(({ rides: [ride] }) =>
      ride && isLongDistance(ride.kind) ? [ride.trip] : [],
    );
  const count = (stations: readonly string[]) => {
    const [from = '', to = ''] = [stations[0], stations.at(-1)];
    const thisWay = new Set(
      stations
        .slice(1, -1)
        // A night train may only take people in near its start and only let them out near its end.
        .flatMap((between) => [...trips(from, between), ...trips(between, to)]),
    );
    return trips(from, to).filter((trip) => thisWay.has(trip)).length;
  };
  return Object.fromEntries(
    SCHEMATIC_AXES.map(({ id, lines }) => {
      const trains = lines.map((line) => {
        const stations = line.flatMap(
          (place) => STATION_BY_KEY.get(String(place))?.stationId ?? [],
        );
        return count(stations) + count(stations.toReversed());
      });
      return [id, trains];
    }),
  );
}
