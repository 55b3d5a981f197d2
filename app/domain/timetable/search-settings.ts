/** The minutes to change that a traveller may ask for, beside those of the stations. */
export const LEAST_CHANGES = [15, 25, 40] as const;

/** One of those minutes. */
export type LeastChange = (typeof LEAST_CHANGES)[number];

/** A traveller's settings of a search; without any, all trains and the stations' own minutes. */
export interface SearchSettings {
  /**
   * No change is shorter, in minutes from the arrival of one train to the departure of the next; a
   * station whose own change takes longer keeps its minutes.
   */
  readonly leastChange?: LeastChange | undefined;
  /** The regional service alone, by `isRegionalTrip`. */
  readonly kinds?: 'regional' | undefined;
}
