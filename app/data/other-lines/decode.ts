import type { CheckedOn } from '#app/domain/facts/checked.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';

/** The kind of vehicle on a line. */
export type LineKind = 'train' | 'bus';

/** A sequence of stops of a route, as the generator packs it. */
export interface PackedLine {
  readonly route: string;
  readonly kind: LineKind;
  /** Trains of a weekday. */
  readonly trains: number;
  /** Places in `PackedLines.stations`. */
  readonly stops: readonly number[];
  /** Median minutes from the first stop, for each stop. */
  readonly minutes: readonly number[];
}

/** The lines of a company's published timetable. */
export interface PackedLines {
  readonly stations: readonly string[];
  readonly lines: readonly PackedLine[];
}

/** A stop of a line. */
export interface LineStop {
  readonly stationId: string;
  /** The name of the company's own station there, where it is another one. */
  readonly ownName?: string;
  /** Minutes from the first stop; undefined where they are not known. */
  readonly minutes?: number;
}

/** A line of another company, in one direction. */
export interface Line {
  /** Its name, the same in every language; undefined for one that has none. */
  readonly name?: string;
  /** The company's id. */
  readonly operator: string;
  readonly kind: LineKind;
  readonly stops: readonly LineStop[];
  /** Trains of a weekday; undefined where they are not known. */
  readonly trains?: number;
  readonly checkedOn: CheckedOn;
  readonly reviewBy: IsoDate;
}

/** The lines of a company from their packed form, each with the same facts about its source. */
export function decodeLines(
  { stations, lines }: PackedLines,
  facts: Pick<Line, 'operator' | 'checkedOn' | 'reviewBy'>,
): readonly Line[] {
  return lines.map(({ route, kind, trains, stops, minutes }) => ({
    name: route,
    kind,
    trains,
    stops: stops.map((place, at) => ({
      stationId: stations[place] ?? '',
      minutes: minutes[at] ?? 0,
    })),
    ...facts,
  }));
}
