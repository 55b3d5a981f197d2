import type { TrainFile } from '#app/data/moving-trains/moving-trains.ts';
import { type TrainSet, unpackingTrains } from '#app/data/moving-trains/unpack.ts';
import { runInPieces } from '#app/domain/run-generator.ts';

/** A press waits no longer than this for a piece of the work, on a fast phone. */
const PIECE_MS = 5;

/**
 * Fetches the trains of a day's file and unpacks them in pieces. Undefined where there is none: of
 * another timetable than the page.
 *
 * @param folder the version of the timetable and the day
 */
export async function loadTrains(
  folder: string,
  file: TrainFile,
  signal: AbortSignal,
): Promise<TrainSet | undefined> {
  const response = await fetch(`/map/trains/${folder}/${file}.bin`, { signal });
  if (!response.ok) return undefined;
  const unpacking = unpackingTrains(new Uint8Array(await response.arrayBuffer()));
  return runInPieces(unpacking, PIECE_MS, async () => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  });
}
