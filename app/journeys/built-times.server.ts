import { existsSync, readFileSync } from 'node:fs';
import type { Reach } from '#app/domain/timetable/reach.ts';

/** The travel times between the map's stations that the build has computed. */
export interface BuiltTimes {
  /** The digest of the timetable that they were made from. */
  readonly timetable: string;
  /** Minutes and changes by the keys of both stations. */
  readonly times: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
}

/** The name of their file, in the folder of the build. */
export const BUILT_TIMES = 'travel-times.json';

/**
 * Reads the travel times from a station out of the file that lies beside the module of a built
 * site; undefined for another timetable, for a station that is not on the map, and without a file,
 * as where the sources themselves run.
 *
 * @param module the address of the module
 */
export function createBuiltTimes(
  module: string,
): (timetable: string, key: string) => ReadonlyMap<string, Reach> | undefined {
  const file = new URL(BUILT_TIMES, module);
  const built = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltTimes)
    : undefined;
  return (timetable, key) => {
    const times = built?.timetable === timetable ? built.times[key] : undefined;
    if (!times) return undefined;
    return new Map(
      Object.entries(times).map(([to, [minutes, changes]]) => [to, { minutes, changes }]),
    );
  };
}
