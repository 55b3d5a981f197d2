import type { Journey } from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { trainAddress } from './train-key.ts';
import { type ListedDay, markedAsFastest } from './train-rows.ts';
import { HIGH_SPEED } from './train-words.ts';

/** The fewest trains that make a picture of a day. */
const FEWEST_DRAWN = 4;
/** The height of a lane, in the picture's own units. */
export const LANE = 10;
/** The fewest minutes between two bars of a lane, so that they do not seem to be one train. */
const LEAST_GAP = 12;
/** Hours between two that are named below the bars, few enough to be written as times. */
const HOUR_STEP = 4;
const SHORT_STEP = 2;
/** The most hours of a day that is drawn with the shorter steps. */
const SHORT_DAY = 10;

/** A day's trains as bars from departure to arrival, one coordinate a minute. */
export interface DayStripData {
  readonly height: number;
  /** The first and the last hour: those around the first departure and the last arrival. */
  readonly ends: readonly [first: number, last: number];
  /** The hours that are named below the bars. */
  readonly hours: readonly number[];
  readonly bars: readonly {
    /** The address of the search page that opens the train. */
    readonly address: string;
    /** Minutes after midnight, within the day. */
    readonly start: number;
    readonly minutes: number;
    /** The upper edge of its lane. */
    readonly top: number;
    readonly isFast: boolean;
    /**
     * The parts in high-speed trains, as its own start and minutes; empty where all of it is one,
     * or none.
     */
    readonly fastParts: readonly (readonly [start: number, minutes: number])[];
    /** It arrives on a later day. */
    readonly isCut: boolean;
    /** It is marked as one of the fastest. */
    readonly isFastest: boolean;
  }[];
}

type Bars = DayStripData['bars'];

/** Draws the trains of a day; undefined for a day with few. Bars that overlap have lanes. */
export function dayStrip({ journeys, now, search, field }: ListedDay): DayStripData | undefined {
  if (journeys.length < FEWEST_DRAWN) return undefined;
  const laneEnds: number[] = [];
  const fastest = markedAsFastest(journeys, now);
  const bars = journeys.map((journey) => {
    const start = Math.max(0, journey.departure);
    const end = Math.min(DAY_MINUTES, journey.arrival);
    const free = laneEnds.findIndex((laneEnd) => laneEnd + LEAST_GAP <= start);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = end;
    return {
      address: trainAddress(search, journey, field),
      start,
      minutes: end - start,
      top: lane * LANE,
      isFast: isHighSpeed(journey),
      fastParts: fastParts(journey),
      isCut: journey.arrival > DAY_MINUTES,
      isFastest: fastest.has(journey),
    };
  });
  const first = Math.floor(Math.min(...bars.map(({ start }) => start)) / 60);
  const last = Math.ceil(Math.max(...laneEnds) / 60);
  return {
    height: laneEnds.length * LANE,
    ends: [first, last],
    hours: namedHours(first, last),
    bars,
  };
}

function namedHours(first: number, last: number): readonly number[] {
  const step = last - first > SHORT_DAY ? HOUR_STEP : SHORT_STEP;
  const start = Math.ceil(first / step);
  return Array.from(
    { length: Math.floor(last / step) - start + 1 },
    (_, at) => (start + at) * step,
  );
}

/** Where a journey is in high-speed trains, if it is in others too. */
function fastParts({ rides }: Journey): Bars[number]['fastParts'] {
  if (rides.every(({ kind }) => HIGH_SPEED.has(kind))) return [];
  const parts: [start: number, minutes: number][] = [];
  let open: [start: number, minutes: number] | undefined;
  for (const { kind, departure, arrival } of rides) {
    const start = Math.max(0, departure);
    const end = Math.min(DAY_MINUTES, arrival);
    if (!HIGH_SPEED.has(kind)) open = undefined;
    // A change between two of them is no other train.
    else if (open) open[1] = end - open[0];
    else if (end > start) {
      open = [start, end - start];
      parts.push(open);
    }
  }
  return parts;
}

/** Whether a journey has a high-speed train. */
export function isHighSpeed({ rides }: Journey): boolean {
  return rides.some(({ kind }) => HIGH_SPEED.has(kind));
}
