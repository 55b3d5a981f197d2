/** A line with its way over the drawn segments, one list for each stop but the first. */
export type DrawnLine = {
  readonly stops: readonly (readonly [station: string, ...rest: unknown[]])[];
  readonly ways: readonly (readonly number[])[];
};

/** A segment of a ride: its place in the list of segments, and whether the train runs it against its drawing. */
export type RideSegment = { readonly segment: number; readonly isReversed: boolean };

/**
 * Lists the segments that a ride runs over, in the order of travel.
 *
 * In the generated data a way names a segment by its place `n`, or by `-n - 1` when the line runs it from its
 * last point to its first.
 *
 * @throws RangeError when the line does not stop at both stations.
 */
export function rideSegments(line: DrawnLine, from: string, to: string): RideSegment[] {
  const start = line.stops.findIndex(([station]) => station === from);
  const end = line.stops.findIndex(([station]) => station === to);
  if (start === -1 || end === -1) throw new RangeError(`No stop at ${start === -1 ? from : to}`);
  const forward = line.ways
    .slice(Math.min(start, end), Math.max(start, end))
    .flat()
    .map(
      (step): RideSegment =>
        step < 0 ? { segment: -step - 1, isReversed: true } : { segment: step, isReversed: false },
    );
  if (start <= end) return forward;
  return forward.reverse().map(({ segment, isReversed }) => ({ segment, isReversed: !isReversed }));
}
