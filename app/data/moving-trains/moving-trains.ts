import type { MapPoint } from '#app/domain/lines/polyline.ts';

/** How a train is drawn: high-speed, other long-distance, or regional. */
export const TRAIN_CLASSES = ['high-speed', 'long-distance', 'regional'] as const;
export type TrainClass = (typeof TRAIN_CLASSES)[number];

/** The two files of a day's trains; the smaller one is read first. */
export const TRAIN_FILES = ['fast', 'regional'] as const;
export type TrainFile = (typeof TRAIN_FILES)[number];

/** A way from a stop to the next one. */
export interface Leg {
  /** From one stop to the other, both included, in map units. */
  readonly points: readonly MapPoint[];
}

/** A train with its stops; all times in minutes after midnight of the day, negative before it. */
export interface MovingTrain {
  /** Its number in the timetable. */
  readonly trip: number;
  readonly trainClass: TrainClass;
  readonly legs: readonly Leg[];
  /** From the stop at the beginning of each leg. */
  readonly departures: readonly number[];
  /** At the stop at the end of each leg. */
  readonly arrivals: readonly number[];
}

/** The tail of a high-speed train is the way of its last minutes, with a point for each. */
export const TAIL_MINUTES = 6;
