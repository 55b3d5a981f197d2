import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, type MapPoint, pointAt, polylineOf } from '#app/domain/lines/polyline.ts';
import { type Leg, type MovingTrain, TRAIN_CLASSES } from './moving-trains.ts';
import { packTrains } from './pack.ts';
import { isOnItsWay, placeTrain } from './train-place.ts';
import { unpackTrains } from './unpack.ts';

const seed = 39;

const mapPoint = fc.tuple(
  fc.integer({ min: -2500, max: 6000 }),
  fc.integer({ min: -2500, max: 6000 }),
);

/** Ways through some stops in a row, each with points between two of them. */
const ways = fc
  .array(fc.tuple(mapPoint, fc.array(mapPoint, { maxLength: 3 })), { minLength: 2, maxLength: 6 })
  .map((stops) =>
    stops.slice(1).map(([to], at): Leg => {
      const [from = to, between = []] = stops[at] ?? [];
      return { points: [from, ...between, to] };
    }),
  );

/** Trains over one way. */
const groups = fc.tuple(
  ways,
  fc.constantFrom(...TRAIN_CLASSES),
  fc.array(
    fc.record({
      trip: fc.integer({ min: 0, max: 30_000 }),
      start: fc.integer({ min: -900, max: 1439 }),
      minutes: fc.array(fc.integer({ min: 0, max: 240 }), { minLength: 11, maxLength: 11 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
);

const trainSets = fc.array(groups, { maxLength: 5 }).map((all) =>
  all.flatMap(([legs, trainClass, runs]) =>
    runs.map(({ trip, start, minutes }): MovingTrain => {
      let time = start;
      const events = minutes.map((passed, at) => {
        time += at === 0 ? 0 : passed;
        return time;
      });
      return {
        trip,
        trainClass,
        legs,
        departures: legs.map((_, at) => events[2 * at] ?? 0),
        arrivals: legs.map((_, at) => events[2 * at + 1] ?? 0),
      };
    }),
  ),
);

/** Where a train is, found in the simplest way. */
function placeOf({ legs, departures, arrivals }: MovingTrain, minute: number): MapPoint {
  const at = departures.findLastIndex((departure) => departure <= minute);
  if (at < 0) return legs[0]?.points[0] ?? [0, 0];
  const line = polylineOf(legs[at]?.points ?? []);
  const [from = 0, to = 0] = [departures[at], arrivals[at]];
  const share = minute === from ? 0 : Math.min(1, (minute - from) / (to - from));
  return pointAt(line, share * lengthOf(line));
}

describe('packed trains', () => {
  it('are at the places of the trains at every minute', () => {
    fc.assert(
      fc.property(trainSets, fc.double({ min: -950, max: 3000, noNaN: true }), (trains, minute) => {
        const set = unpackTrains(packTrains(trains));
        expect(set.count).toBe(trains.length);
        const place = { x: 0, y: 0 };
        for (const [number, train] of trains.entries()) {
          placeTrain(set, number, minute, place);
          const [x, y] = placeOf(train, minute);
          expect(Math.hypot(place.x - x, place.y - y)).toBeLessThan(0.5);
          expect(set.trips[number]).toBe(train.trip);
          expect(TRAIN_CLASSES[set.classes[number] ?? -1]).toBe(train.trainClass);
          const [first = 0, last = 0] = [train.departures[0], train.arrivals.at(-1)];
          expect(isOnItsWay(set, number, minute)).toBe(minute >= first && minute <= last);
        }
      }),
      { seed, numRuns: 200 },
    );
  });

  it('are refused where they end too early', () => {
    const leg: Leg = {
      points: [
        [0, 0],
        [40, 30],
      ],
    };
    const train = { trip: 7, trainClass: 'regional', legs: [leg] } as const;
    const bytes = packTrains([{ ...train, departures: [480], arrivals: [490] }]);
    const place = { x: 0, y: 0 };
    placeTrain(unpackTrains(bytes), 0, 485, place);
    expect(place).toEqual({ x: 20, y: 15 });
    for (let length = 0; length < bytes.length; length++)
      expect(() => unpackTrains(bytes.subarray(0, length))).toThrow(RangeError);
  });
});
