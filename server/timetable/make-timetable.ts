import type { FileHandle } from 'node:fs/promises';
import {
  isTimetableFile,
  packTimetableFile,
  readTimetableFile,
  TimetableFileError,
} from '#app/data/timetable/timetable-file.server.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { FeedNetwork } from './feed-network.ts';
import { openFeed } from './feed-tables.ts';
import { type Fetched, fetchFeed, type Validators } from './fetch-feed.ts';
import { joinFeeds } from './join-feeds.ts';
import { MATCH_WAYS } from './match-stops.ts';
import { plainText, shownSource } from './plain-text.ts';
import { type ReadFeed, readFeed } from './read-feed.ts';
import { inMegabytes, LIMITS, Refused } from './refused.ts';
import { createRowCount } from './row-count.ts';

/** The sources of a timetable. It can be sent to another process. */
export interface TimetableRequest {
  readonly sources: readonly string[];
  /** The validators of the last import of the same sources. */
  readonly validators: Validators;
  readonly today: IsoDate;
  /** Where downloads are kept while they are read. */
  readonly folder: string;
}

/** A timetable that was made of feeds, or the news that its only source has not changed. */
export type MadeTimetable =
  | { readonly kind: 'made'; readonly file: Uint8Array; readonly validators: Validators }
  | { readonly kind: 'unchanged' };

/** What making a timetable tells while it goes on. */
export interface TimetableReports {
  /** A line for the operator. */
  readonly out: (line: string) => void;
  /** The share of a step that is done, from 0 to 1. */
  readonly onProgress: (step: string, done: number) => void;
}

/** Makes a timetable; another process may do it. */
export type MakeTimetable = (
  request: TimetableRequest,
  reports: TimetableReports,
) => Promise<MadeTimetable>;

const SHOWN_NAMES = 10;

/**
 * Creates the maker of timetables from feeds, or from one timetable file of another machine. It
 * changes no file.
 *
 * @param signal ends the fetching of a feed; without one it ends with the time of an import
 */
export function createTimetableMaker(
  network: FeedNetwork,
  signal: AbortSignal = AbortSignal.timeout(LIMITS.totalMs),
): MakeTimetable {
  return async ({ sources, validators: known, today, folder }, { out, onProgress }) => {
    const feeds: ReadFeed[] = [];
    const count = createRowCount();
    let validators: Validators = {};
    for (const source of sources) {
      const name = shownSource(source);
      const fetched = await fetchFeed(source, {
        // Of several sources each is needed, even if only one has changed.
        validators: sources.length === 1 ? known : {},
        folder,
        network,
        signal,
        onProgress: (done) => onProgress(`fetching ${name}`, done),
      });
      if (fetched.kind === 'unchanged') return fetched;
      validators = fetched.validators;
      try {
        if (await isTimetable(fetched.file)) {
          if (sources.length > 1)
            throw new Refused(`${name} is a whole timetable and cannot be joined with others`);
          return { kind: 'made', file: await readTimetable(fetched, name), validators };
        }
        count.beginFeed();
        const tables = await openFeed(fetched.file, {
          name,
          count,
          onProgress: (done) => onProgress(`reading ${name}`, done),
        });
        const feed = await readFeed(tables, today);
        feeds.push(feed);
        reportFeed(feed, out);
      } finally {
        await fetched.file.close();
      }
    }
    return { kind: 'made', file: packTimetableFile(join(feeds, today)), validators };
  };
}

/** @throws Refused when there is more than fits into a timetable */
function join(feeds: readonly ReadFeed[], today: IsoDate): Uint8Array {
  try {
    return joinFeeds(feeds, today);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(error.message);
    throw error;
  }
}

async function isTimetable(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
  return isTimetableFile(buffer.subarray(0, bytesRead));
}

/** Reads and checks a timetable's file. */
async function readTimetable(
  { file, bytes }: Fetched & { kind: 'new' },
  name: string,
): Promise<Uint8Array> {
  if (bytes > LIMITS.timetableBytes)
    throw new Refused(`${name} is larger than ${inMegabytes(LIMITS.timetableBytes)}`);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
  const read = buffer.subarray(0, bytesRead);
  try {
    readTimetableFile(read);
  } catch (error) {
    if (error instanceof TimetableFileError) throw new Refused(`${name}: ${error.message}`);
    throw error;
  }
  return read;
}

function reportFeed({ name, trips, stops }: ReadFeed, out: (line: string) => void): void {
  const ways = MATCH_WAYS.map((way) => `${way} ${stops.counts[way]}`).join(', ');
  out(`${name}: ${trips.length} trips; stops by ${ways}`);
  const unknown = [...stops.unknown];
  if (unknown.length === 0) return;
  const more = unknown.length > SHOWN_NAMES ? ` and ${unknown.length - SHOWN_NAMES} more` : '';
  out(`  not in the list: ${unknown.slice(0, SHOWN_NAMES).map(plainText).join(', ')}${more}`);
}
