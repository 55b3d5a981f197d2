import type { Station } from '#app/domain/stations/station.ts';

/** A search that has taken in a list: the station that it answers first to a text, or undefined for none. */
export type FirstAnswer = (text: string) => Station | undefined;

/** A way of searching stations by their names. */
export interface Contender {
  readonly name: string;
  /** Takes in the list; not part of the time of a keystroke. */
  readonly prepare: (stations: readonly Station[]) => FirstAnswer;
}

/** One name of a station, its marks and signs folded: every contender searches the same folded texts. */
export interface NameRow {
  readonly name: string;
  readonly station: Station;
  readonly isLabel: boolean;
}

/** How many answers each contender is asked for, as the form shows them. */
export const ANSWERS = 8;
