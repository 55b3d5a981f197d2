import { entryAt } from '#app/domain/entries.ts';
import { runToEnd } from '#app/domain/run-generator.ts';
import { NumberReader } from '../numbers/number-reader.ts';

/**
 * The trains of a day in typed arrays, so that a thousand can be placed in a part of a
 * millisecond. A train is a number; those over the same legs share them, and their minutes where
 * these are equal.
 */
export interface TrainSet {
  /** How many trains there are. */
  readonly count: number;
  /** Of each train its trip in the timetable. */
  readonly trips: Uint32Array;
  /** Places in `TRAIN_CLASSES`. */
  readonly classes: Uint8Array;
  /** Minutes after midnight of the first departure; negative on the day before. */
  readonly starts: Int16Array;
  /** The last arrival, likewise. */
  readonly ends: Int16Array;
  /** Where the legs of a train begin in `legs`. */
  readonly firstLegs: Uint32Array;
  readonly legCounts: Uint16Array;
  /** Where the minutes of a train begin in `minutes`. */
  readonly firstMinutes: Uint32Array;
  /** Numbers of legs. */
  readonly legs: Uint16Array;
  /** After the first departure: each arrival, and the departure after it; the last has none. */
  readonly minutes: Uint16Array;
  /** Of each leg where its points begin; the last entry is their end. */
  readonly pointStart: Uint32Array;
  /** Of each point its place in map units, and the length of the leg up to it. */
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  readonly lengths: Float32Array;
}

type Legs = Pick<TrainSet, 'pointStart' | 'xs' | 'ys' | 'lengths'>;

/**
 * Reads the trains that `packTrains` has packed, in the same order.
 *
 * @yields after each part of the work, so that a page may react
 * @throws RangeError for bytes that end too early
 */
export function* unpackingTrains(bytes: Uint8Array): Generator<void, TrainSet> {
  const input = new NumberReader(bytes, 0);
  const ways = yield* readLegs(input);
  const groups = input.next();
  const legs = new Uint16Array(input.next());
  const count = input.next();
  const minutes: number[] = [];
  const trains = {
    trips: new Uint32Array(count),
    classes: new Uint8Array(count),
    starts: new Int16Array(count),
    ends: new Int16Array(count),
    firstLegs: new Uint32Array(count),
    legCounts: new Uint16Array(count),
    firstMinutes: new Uint32Array(count),
  };
  let [leg, train, trip] = [0, 0, -1];
  for (let group = 0; group < groups; group++) {
    yield;
    const trainClass = input.next();
    const legCount = input.next();
    const firstLeg = leg;
    for (let last = -1; leg < firstLeg + legCount; leg++) {
      last += input.signed() + 1;
      legs[leg] = last;
    }
    const profiles = readProfiles(input, legCount, minutes);
    let start = 0;
    for (const end = train + input.next(); train < end; train++) {
      start += input.signed();
      trip += input.signed() + 1;
      const firstMinute = entryAt(profiles, input.next());
      trains.trips[train] = trip;
      trains.classes[train] = trainClass;
      trains.starts[train] = start;
      trains.ends[train] = start + entryAt(minutes, firstMinute + 2 * legCount - 2);
      trains.firstLegs[train] = firstLeg;
      trains.legCounts[train] = legCount;
      trains.firstMinutes[train] = firstMinute;
    }
  }
  return { count, ...trains, legs, minutes: Uint16Array.from(minutes), ...ways };
}

/** Reads trains as `unpackingTrains` does, without a pause. */
export function unpackTrains(bytes: Uint8Array): TrainSet {
  return runToEnd(unpackingTrains(bytes));
}

/** Reads the minutes that some trains share, and says where each row of them begins. */
function readProfiles(input: NumberReader, legCount: number, minutes: number[]): number[] {
  return Array.from({ length: input.next() }, () => {
    const first = minutes.length;
    let time = 0;
    for (let event = 0; event < 2 * legCount - 1; event++) {
      time += input.next();
      minutes.push(time);
    }
    return first;
  });
}

function* readLegs(input: NumberReader): Generator<void, Legs> {
  const stops = input.next();
  const stopXs = new Int16Array(stops);
  const stopYs = new Int16Array(stops);
  let [x, y] = [0, 0];
  for (let stop = 0; stop < stops; stop++) {
    stopXs[stop] = x += input.signed();
    stopYs[stop] = y += input.signed();
  }
  const count = input.next();
  const points = input.next();
  const pointStart = new Uint32Array(count + 1);
  const xs = new Int16Array(points);
  const ys = new Int16Array(points);
  const lengths = new Float32Array(points);
  let [at, last] = [0, 0];
  const add = (pointX: number, pointY: number, length: number) => {
    xs[at] = pointX;
    ys[at] = pointY;
    lengths[at++] = length;
  };
  for (let leg = 0; leg < count; leg++) {
    yield;
    pointStart[leg] = at;
    const from = last + input.signed();
    const to = from + input.signed();
    last = to;
    [x, y] = [entryAt(stopXs, from), entryAt(stopYs, from)];
    let length = 0;
    add(x, y, length);
    for (let between = input.next(); between > 0; between--) {
      const [right, down] = [input.signed(), input.signed()];
      [x, y] = [x + right, y + down];
      length += Math.hypot(right, down);
      add(x, y, length);
    }
    const [endX, endY] = [entryAt(stopXs, to), entryAt(stopYs, to)];
    add(endX, endY, length + Math.hypot(endX - x, endY - y));
  }
  pointStart[count] = at;
  return { pointStart, xs, ys, lengths };
}
