import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { SchematicLine } from '#app/data/network/schematic.ts';
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
    SCHEMATIC_AXES.map(({ id, lines, calledAt }) => [id, countTrains(planner, lines, calledAt)]),
  );
}

/** The same of the parts of a line on which more trains run than all the way. */
export function schematicShorterRuns(planner: Planner): Record<string, readonly number[]> {
  return Object.fromEntries(
    SCHEMATIC_AXES.flatMap(({ id, shorterRuns, calledAt }) =>
      shorterRuns ? [[id, countTrains(planner, shorterRuns, calledAt)]] : [],
    ),
  );
}

function countTrains(planner: Planner, lines: readonly SchematicLine[], calledAt = ''): number[] {
  return lines.map((line) =>
    countThroughTrains(
      planner,
      line.flatMap((place) => STATION_BY_KEY.get(String(place))?.stationId ?? []),
      isLongDistance,
      STATION_BY_KEY.get(calledAt)?.stationId,
    ),
  );
}
