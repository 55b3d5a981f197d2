import type { Leg, MovingTrain, TrainFile } from '#app/data/moving-trains/moving-trains.ts';
import { packTrains } from '#app/data/moving-trains/pack.ts';
import { memoize } from '#app/domain/memoize.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { type TrainOfDay, trainsOfDay } from './trains-of-day.ts';
import { stationPoint, wayBetween } from './ways.ts';

type LegOf = (from: string, to: string) => Leg | undefined;

/** The legs of each timetable, for as long as its planner is in use. */
const legsByPlanner = new WeakMap<Planner, LegOf>();

/** More than any timetable has pairs of stops that follow each other. */
const MOST_LEGS = 50_000;

/** The ways between the stops of a timetable's trains, each found once. */
function legsOf(planner: Planner): LegOf {
  const known = legsByPlanner.get(planner);
  if (known) return known;
  const pointOf = memoize(MOST_LEGS, stationPoint);
  const legOf = memoize(MOST_LEGS, (from: string, to: string): Leg | undefined => {
    const [start, end] = [pointOf(from), pointOf(to)];
    return start && end && { points: wayBetween(start, end) };
  });
  legsByPlanner.set(planner, legOf);
  return legOf;
}

/** The trains of a day's file in the order of its bytes, each with its way on the map. */
export function drawnTrains(
  planner: Planner,
  date: IsoDate,
  file: TrainFile,
): readonly { readonly train: TrainOfDay; readonly moving: MovingTrain }[] {
  const legOf = legsOf(planner);
  return trainsOfDay(planner.timetable, date, file).flatMap((train) => {
    const moving = movingTrain(train, legOf);
    return moving ? [{ train, moving }] : [];
  });
}

/** Packs the trains of a day's file for the map. */
export function packedTrains(
  planner: Planner,
  date: IsoDate,
  file: TrainFile,
): Uint8Array<ArrayBuffer> {
  return packTrains(drawnTrains(planner, date, file).map(({ moving }) => moving));
}

/** Undefined for a train with a stop whose place nobody knows. */
function movingTrain({ trainClass, calls }: TrainOfDay, legOf: LegOf): MovingTrain | undefined {
  const legs: Leg[] = [];
  for (const [at, { stationId }] of calls.slice(1).entries()) {
    const leg = legOf(calls[at]?.stationId ?? '', stationId);
    if (!leg) return undefined;
    legs.push(leg);
  }
  return {
    trainClass,
    legs,
    departures: calls.slice(0, -1).map(({ departure }) => departure),
    arrivals: calls.slice(1).map(({ arrival }) => arrival),
  };
}
