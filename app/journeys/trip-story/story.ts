import type { Language } from '#app/domain/language.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Journey, Ride } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';

/** With fewer departures, each is named. */
export const FEW = 4;

/** The trains that a story describes, with the words for their ends. */
export interface Story {
  readonly figures: Figures;
  /** The trains of the day that the story describes, in the order of their departures. */
  readonly trains: readonly Journey[];
  readonly timetable: Timetable;
  readonly language: Language;
  readonly names: Readonly<Record<'from' | 'to', string>>;
  /** The page of the route names an interval, beside which another would seem a mistake. */
  readonly hasStatedInterval: boolean;
}

export const isBus = ({ kind }: Ride) => kind === 'bus';
