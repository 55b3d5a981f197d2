import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTimetableFile, timetableDigest } from '#app/data/timetable/timetable-file.server.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';

/** The name of the timetable in the data folder, which `npm run timetable` writes. */
export const TIMETABLE_FILE = 'timetable.bin';

/** The timetable that comes with the project, seen from here as from the built server. */
export const OWN_TIMETABLE = new URL(
  '../app/data/timetable/generated/timetable.bin',
  import.meta.url.includes('/build/') ? import.meta.url : new URL('..', import.meta.url),
);

const LOOK_MS = 20_000;

/** Takes one event of the timetable for the log. */
type Log = (event: string, fields: Record<string, unknown>) => void;

/** A timetable with its file. */
export interface ReadTimetable {
  readonly timetable: Timetable;
  readonly file: Uint8Array;
  /** The SHA-256 of the file's content in hexadecimal. */
  readonly digest: string;
}

/** The timetable that pages are made from. */
export interface CurrentTimetable {
  /** The newest timetable that could be read. */
  current(): ReadTimetable;
  /** Looks whether the data folder has another timetable and takes it; true when it did. Never rejects. */
  look(): Promise<boolean>;
  /** Looks every 20 seconds, and calls `onChange` when there is another timetable. */
  start(onChange: () => void): void;
  stop(): void;
}

/**
 * Reads the timetable of the data folder, or the project's own where there is none or it cannot be read (which is logged).
 *
 * @param ownFile the file that comes with the project
 * @throws TimetableFileError when the project's own file cannot be read
 */
export async function openCurrentTimetable(
  ownFile: string | URL,
  dataFolder: string,
  log: Log,
): Promise<CurrentTimetable> {
  const path = join(dataFolder, TIMETABLE_FILE);
  let seen = '';
  let current = read(await readFile(ownFile));
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<boolean> {
    try {
      const { ino, mtimeMs, size } = await stat(path);
      const found = [ino, mtimeMs, size].join(' ');
      if (found === seen) return false;
      // A file that cannot be read is not tried again before it changes.
      seen = found;
      const next = read(await readFile(path));
      if (next.digest === current.digest) return false;
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
    look,
    start(onChange) {
      timer = setInterval(() => void look().then((changed) => changed && onChange()), LOOK_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

function read(file: Uint8Array): ReadTimetable {
  return { timetable: readTimetableFile(file), file, digest: timetableDigest(file) };
}
