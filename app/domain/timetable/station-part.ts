import type { StationParts, TrainKind } from './timetable.ts';

/**
 * Finds the part of a station that a train leaves from: by the line that it takes, else by its
 * kind.
 *
 * @param calledIds the stations at which the train calls
 * @returns the place in `parts`; −1 where the train does not tell its part
 */
export function placeOfPart(
  parts: StationParts['parts'],
  kind: TrainKind | undefined,
  calledIds: ReadonlySet<string>,
): number {
  const byLine = parts.findIndex(({ ofTrainsTo = [] }) =>
    ofTrainsTo.some((id) => calledIds.has(id)),
  );
  if (byLine >= 0) return byLine;
  return parts.findIndex(({ kinds }) => kind !== undefined && kinds.includes(kind));
}
