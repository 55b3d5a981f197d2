import type { ServerSettings } from '../env.ts';
import { openSharedTimetable, type SharedTimetable } from '../timetable/shared-timetable.ts';

/** Runs a command with the timetable of several machines, where the settings name a database. */
export async function withSharedTimetable<Result>(
  { newsletter: { databaseUrl } }: Pick<ServerSettings, 'newsletter'>,
  use: (shared: SharedTimetable | undefined) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return use(undefined);
  const shared = openSharedTimetable(databaseUrl, () => {});
  try {
    return await use(shared);
  } finally {
    await shared.close();
  }
}
