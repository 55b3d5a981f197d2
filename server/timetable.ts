import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { waitForTurn } from './event-loop.ts';
import type { Log } from './log.ts';
import { type FeedStatus, feedStatuses } from './timetable/feed-status.ts';
import { type ImportRecord, readRecord } from './timetable/import-record.ts';
import type { SharedTimetable } from './timetable/shared-timetable.ts';
import { TIMETABLE_FILE, takeShared } from './timetable/timetable-folder.ts';

/** The included timetable; the path is the same from here and from the built server. */
export const INCLUDED_TIMETABLE = new URL(
  '../app/data/timetable/generated/timetable.bin',
  import.meta.url,
);

const POLL_MS = 20_000;

/** A timetable that was read from its file. */
interface LoadedTimetable {
  readonly timetable: Timetable;
  readonly planner: Planner;
}

/** The timetable in use. */
export interface CurrentTimetable {
  /** The newest timetable that could be read. */
  current(): LoadedTimetable;
  /** Its feeds with their age. */
  feeds(): readonly FeedStatus[];
  /**
   * Loads a newer timetable from its folder, or from the database into that folder; true if there
   * was one. Never rejects.
   */
  poll(): Promise<boolean>;
  /** Polls every 20 seconds, and calls `onChange` when there is another timetable. */
  start(onChange: () => void): void;
}

/**
 * Reads the timetable of its folder, or the included one if there is none or it cannot be read
 * (which is logged).
 *
 * @throws TimetableFileError when the included file cannot be read
 */
export async function openCurrentTimetable(
  includedFile: string | URL,
  folder: string,
  log: Log,
  shared?: SharedTimetable,
): Promise<CurrentTimetable> {
  const path = join(folder, TIMETABLE_FILE);
  let lastFile = '';
  let current = read(await readFile(includedFile));
  let record: ImportRecord | undefined;
  let isDatabaseFailing = false;

  async function copyShared(): Promise<void> {
    if (!shared) return;
    try {
      await takeShared(folder, shared);
      isDatabaseFailing = false;
    } catch (error) {
      // Logged once, not with every poll.
      if (!isDatabaseFailing) log('timetable.not-shared', { reason: (error as Error).message });
      isDatabaseFailing = true;
    }
  }

  async function poll(): Promise<boolean> {
    await copyShared();
    record = await readRecord(folder);
    try {
      const { ino, mtimeMs, size } = await stat(path);
      const found = [ino, mtimeMs, size].join(' ');
      if (found === lastFile) return false;
      // A file that cannot be read is not tried again before it changes.
      lastFile = found;
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

  await poll();
  return {
    current: () => current,
    feeds: () => feedStatuses(current.timetable, record),
    poll,
    start(onChange) {
      setInterval(() => void poll().then((changed) => changed && onChange()), POLL_MS).unref();
    },
  };
}

function read(file: Uint8Array<ArrayBuffer>): LoadedTimetable {
  const timetable = readTimetableFile(file);
  // The trains of a day take up to a second, in which new connections must not wait.
  return { timetable, planner: createPlanner(timetable, waitForTurn) };
}
