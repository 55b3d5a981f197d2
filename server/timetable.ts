import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTimetableFile, timetableDigest } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { CachedResponse } from './cached-response.ts';
import type { Log } from './log.ts';
import type { CompleteHeaders } from './security-headers.ts';

/** The name of the timetable in the data folder, which `npm run binario -- timetable` writes. */
export const TIMETABLE_FILE = 'timetable.bin';
/** The path of the timetable's file on the site. */
export const TIMETABLE_PATH = `/${TIMETABLE_FILE}`;

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
  readonly file: Uint8Array<ArrayBuffer>;
  /** The SHA-256 of the file in hexadecimal. */
  readonly digest: string;
}

/** The timetable that pages are made from. */
export interface CurrentTimetable {
  /** The newest timetable that could be read. */
  current(): LoadedTimetable;
  /** Takes a newer timetable from the data folder; true when there was one. Never rejects. */
  look(): Promise<boolean>;
  /** Looks every 20 seconds, and calls `onChange` when there is another timetable. */
  start(onChange: () => void): void;
}

/**
 * Reads the timetable of the data folder, or the project's own where there is none or it cannot be
 * read (which is logged).
 *
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
      setInterval(() => void look().then((changed) => changed && onChange()), LOOK_MS).unref();
    },
  };
}

function read(file: Uint8Array<ArrayBuffer>): LoadedTimetable {
  const timetable = readTimetableFile(file);
  return { timetable, planner: createPlanner(timetable), file, digest: timetableDigest(file) };
}

/**
 * The timetable's file for other machines, which fetch it with `npm run binario -- timetable`. Its
 * ETag is the file's digest: a request that names the newest one gets 304.
 *
 * @returns the response with the newest file, made once for each file
 */
export function timetableResponse(
  timetable: Pick<CurrentTimetable, 'current'>,
  completeHeaders: CompleteHeaders,
): () => CachedResponse {
  const make = ({ file, digest }: LoadedTimetable): CachedResponse =>
    new CachedResponse({
      kind: 'timetable',
      status: 200,
      body: file,
      bodies: { identity: file },
      digest,
      headers: completeHeaders(TIMETABLE_PATH, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'application/octet-stream',
      }),
    });
  let made: CachedResponse | undefined;
  let madeFrom: LoadedTimetable | undefined;
  return () => {
    const current = timetable.current();
    if (!made || madeFrom?.digest !== current.digest) made = make(current);
    madeFrom = current;
    return made;
  };
}
