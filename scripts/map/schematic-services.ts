import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { countThroughTrains } from '#app/journeys/through-trains.ts';

function isLongDistance(kind: TrainKind | undefined): boolean {
  return kind !== undefined && kind !== 'bus' && kind !== 'train' && !isRegionalKind(kind);
}

/**
 * How many long-distance trains run through from end to end of each line of the diagram on a
 * weekday, both directions together: by axis, in the order of its lines.
 */
export function schematicServices(planner: Planner): Record<string, readonly number[]> {
  return Object.fromEntries(
    SCHEMATIC_AXES.map(({ id, lines, calledAt = '' }) => {
      const trains = lines.map((line) => {
        const stations = line.flatMap(
          (place) => STATION_BY_KEY.get(String(place))?.stationId ?? [],
        );
        return countThroughTrains(
          planner,
          stations,
          isLongDistance,
          STATION_BY_KEY.get(calledAt)?.stationId,
        );
      });
      return [id, trains];
    }),
  );
}
