import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import type { Log } from './log.ts';
import { type FeedStatus, feedStatuses } from './timetable/feed-status.ts';
import { type ImportRecord, readRecord } from './timetable/import-record.ts';
import type { SharedTimetable } from './timetable/shared-timetable.ts';
import { TIMETABLE_FILE, takeShared } from './timetable/timetable-folder.ts';

/** The timetable that comes with the project, seen from here as from the built server. */
export const OWN_TIMETABLE = new URL(
  '../app/data/timetable/generated/timetable.bin',
  import.meta.url,
);

const LOOK_MS = 20_000;

/** A timetable that was read from its file. */
interface LoadedTimetable {
  readonly timetable: Timetable;
  readonly planner: Planner;
}

/** The timetable that pages are made from. */
export interface CurrentTimetable {
  /** The newest timetable that could be read. */
  current(): LoadedTimetable;
  /** Its feeds with their age. */
  feeds(): readonly FeedStatus[];
  /**
   * Takes a newer timetable from its folder, or from the database into that folder; true when there
   * was one. Never rejects.
   */
  look(): Promise<boolean>;
  /** Looks every 20 seconds, and calls `onChange` when there is another timetable. */
  start(onChange: () => void): void;
}

/**
 * Reads the timetable of its folder, or the project's own where there is none or it cannot be read
 * (which is logged).
 *
 * @throws TimetableFileError when the project's own file cannot be read
 */
export async function openCurrentTimetable(
  ownFile: string | URL,
  folder: string,
  log: Log,
  shared?: SharedTimetable,
): Promise<CurrentTimetable> {
  const path = join(folder, TIMETABLE_FILE);
  let seen = '';
  let current = read(await readFile(ownFile));
  let record: ImportRecord | undefined;
  let isSharedAway = false;

  async function takeFromOthers(): Promise<void> {
    if (!shared) return;
    try {
      await takeShared(folder, shared);
      isSharedAway = false;
    } catch (error) {
      // Logged once, not with every look.
      if (!isSharedAway) log('timetable.not-shared', { reason: (error as Error).message });
      isSharedAway = true;
    }
  }

  async function look(): Promise<boolean> {
    await takeFromOthers();
    record = await readRecord(folder);
    try {
      const { ino, mtimeMs, size } = await stat(path);
      const found = [ino, mtimeMs, size].join(' ');
      if (found === seen) return false;
      // A file that cannot be read is not tried again before it changes.
      seen = found;
      const next = read(await readFile(path));
      if (next.timetable.digest === current.timetable.digest) return false;
      current = next;
      log('timetable.read', { feeds: next.timetable.feeds.map(({ name }) => name) });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        log('timetable.not-read', { reason: (error as Error).message });
      }
      return false;
    }
  }

  await look();
  return {
    current: () => current,
    feeds: () => feedStatuses(current.timetable, record),
    look,
    start(onChange) {
      setInterval(() => void look().then((changed) => changed && onChange()), LOOK_MS).unref();
    },
  };
}

function read(file: Uint8Array<ArrayBuffer>): LoadedTimetable {
  const timetable = readTimetableFile(file);
  return { timetable, planner: createPlanner(timetable) };
}
