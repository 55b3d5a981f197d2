import { TAIL_MINUTES } from '#app/data/moving-trains/moving-trains.ts';
import { classOfTrain, isOnItsWay, placeTrain } from '#app/data/moving-trains/train-place.ts';
import { type TrainSet, unpackTrains } from '#app/data/moving-trains/unpack.ts';
import type { MapPoint } from '#app/domain/lines/polyline.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { Day } from '#app/domain/timetable/timetable.ts';
import { packedTrains } from './packed-trains.ts';

/** Where the trains of a day are at a minute, in map units. */
export interface TrainsAt {
  /** The place of each high-speed train, and those of the minutes before. */
  readonly fast: readonly (readonly MapPoint[])[];
  readonly long: readonly MapPoint[];
  readonly regional: readonly MapPoint[];
}

/** Finds where the trains of a day are at a minute. */
export async function trainsAt(planner: Planner, day: Day, minute: number): Promise<TrainsAt> {
  const fast = unpackTrains(await packedTrains(planner, day, 'fast'));
  const regional = unpackTrains(await packedTrains(planner, day, 'regional'));
  return {
    fast: runningTrains(fast, minute)
      .filter((train) => classOfTrain(fast, train) === 'high-speed')
      .map((train) =>
        Array.from({ length: TAIL_MINUTES + 1 }, (_, back) => placeAt(fast, train, minute - back)),
      ),
    long: runningTrains(fast, minute)
      .filter((train) => classOfTrain(fast, train) === 'long-distance')
      .map((train) => placeAt(fast, train, minute)),
    regional: runningTrains(regional, minute).map((train) => placeAt(regional, train, minute)),
  };
}

function runningTrains(set: TrainSet, minute: number): number[] {
  return [...Array(set.count).keys()].filter((train) => isOnItsWay(set, train, minute));
}

function placeAt(set: TrainSet, train: number, minute: number): MapPoint {
  const place = { x: 0, y: 0 };
  placeTrain(set, train, minute, place);
  return [Math.round(place.x), Math.round(place.y)];
}
