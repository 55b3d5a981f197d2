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
/** Hours between two that are named below the bars. */
const HOUR_STEP = 3;

/** A day's trains as bars from departure to arrival, one coordinate a minute. */
export interface DayStripData {
  readonly height: number;
  /** The hours below the bars, from the one before the first train to the one after the last. */
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
    /** It is marked as one of the fastest. */
    readonly isFastest: boolean;
  }[];
}

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
      isFastest: fastest.has(journey),
    };
  });
  const starts = bars.map(({ start }) => start);
  return { height: laneEnds.length * LANE, hours: hoursAround(starts, laneEnds), bars };
}

/** Named hours from the one before the first departure to the one after the last arrival. */
function hoursAround(starts: readonly number[], ends: readonly number[]): readonly number[] {
  const step = HOUR_STEP * 60;
  const first = Math.floor(Math.min(...starts) / step);
  const last = Math.ceil(Math.max(...ends) / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * HOUR_STEP);
}

/** Whether a journey has a high-speed train. */
export function isHighSpeed({ rides }: Journey): boolean {
  return rides.some(({ kind }) => HIGH_SPEED.has(kind));
}
