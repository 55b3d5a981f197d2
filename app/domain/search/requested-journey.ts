import type { ChosenStation } from './check-search.ts';

/** A journey that some part of a page asks the booking form for. */
export interface RequestedJourney {
  readonly from: ChosenStation;
  readonly to: ChosenStation;
}
