import type { ServerSettings } from '../env.ts';
import {
  openSharedTimetable,
  type SharedTimetable,
  type SharedTimetableOptions,
} from '../timetable/shared-timetable.ts';

/**
 * Runs a command with the timetable of several machines, where the settings name a database.
 *
 * @param options `readsOnly` leaves the tables of the database as they are
 */
export async function withSharedTimetable<Result>(
  { newsletter: { databaseUrl } }: Pick<ServerSettings, 'newsletter'>,
  use: (shared: SharedTimetable | undefined) => Promise<Result>,
  options: SharedTimetableOptions = {},
): Promise<Result> {
  if (databaseUrl === undefined) return use(undefined);
  const shared = openSharedTimetable(databaseUrl, () => {}, options);
  try {
    return await use(shared);
  } finally {
    await shared.close();
  }
}
