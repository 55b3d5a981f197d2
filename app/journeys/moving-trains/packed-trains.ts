import type { Leg, MovingTrain, TrainFile } from '#app/data/moving-trains/moving-trains.ts';
import { packingTrains } from '#app/data/moving-trains/pack.ts';
import { memoize, memoizeByObject } from '#app/domain/memoize.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { Day } from '#app/domain/timetable/timetable.ts';
import { pathBetween } from '../train-paths.ts';
import { findingTrains, type TrainOfDay } from './trains-of-day.ts';

/** More than any timetable has pairs of stops that follow each other. */
const MOST_LEGS = 50_000;
/** The files of two days, of some 200 KB a day. */
const MOST_FILES = 4;

const packedByPlanner = memoizeByObject((planner: Planner) =>
  memoize(MOST_FILES, (day: Day, file: TrainFile) =>
    planner.doInPieces(packing(planner, day, file)),
  ),
);

/**
 * The packed trains of a day's file for the map, those of the last days memoized for each planner.
 * The first day takes up to a second of work, which is done in pieces.
 *
 * @param day a date that the timetable covers, or a day of the usual week
 */
export function packedTrains(
  planner: Planner,
  day: Day,
  file: TrainFile,
): Promise<Uint8Array<ArrayBuffer>> {
  return packedByPlanner(planner)(day, file);
}

function* packing(
  { timetable }: Planner,
  day: Day,
  file: TrainFile,
): Generator<void, Uint8Array<ArrayBuffer>> {
  const trains = yield* findingTrains(timetable, day, file);
  // The same leg wherever a way is the same.
  const legOf = memoize(
    MOST_LEGS,
    (from: string, to: string): Leg => ({
      points: pathBetween(from, to) ?? [],
    }),
  );
  const moving: MovingTrain[] = [];
  for (const train of trains) {
    moving.push(movingTrain(train, legOf));
    yield;
  }
  return yield* packingTrains(moving);
}

function movingTrain(
  { trip, trainClass, calls }: TrainOfDay,
  legOf: (from: string, to: string) => Leg,
): MovingTrain {
  return {
    trip,
    trainClass,
    legs: calls.slice(1).map(({ station }, at) => legOf(calls[at]?.station ?? '', station)),
    departures: calls.slice(0, -1).map(({ departure }) => departure),
    arrivals: calls.slice(1).map(({ arrival }) => arrival),
  };
}
