import { join } from 'node:path';
import { packTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { FeedCopy } from './feed-copies.ts';
import type { FeedNetwork } from './feed-network.ts';
import { openFeed } from './feed-tables.ts';
import { type Fetched, fetchFeed, isAddress, openFeedFile, type Validators } from './fetch-feed.ts';
import { feedPeriod, joinFeeds } from './join-feeds.ts';
import { MATCH_METHODS } from './match-stops.ts';
import { plainText, shownSource } from './plain-text.ts';
import { type ReadFeed, readFeed } from './read-feed.ts';
import { LIMITS, Refused } from './refused.ts';
import { createRowCount, type RowCount } from './row-count.ts';

/** A file or an address of a feed, with the copy of the address if there is one. */
export interface FeedSource {
  readonly source: string;
  readonly copy?: Pick<FeedCopy, 'path' | 'validators'> | undefined;
  /** The result of fetching its address earlier in this import. */
  readonly fetched?: Pick<MadeFeed, 'download' | 'failure'> | undefined;
}

/** The sources of a timetable. It can be sent to another process. */
export interface TimetableRequest {
  readonly feeds: readonly FeedSource[];
  readonly today: IsoDate;
  /** The folder of downloads. */
  readonly folder: string;
  /**
   * Whether a feed that cannot be fetched or read is replaced by its copy, or left out. Otherwise
   * it refuses the import.
   */
  readonly isTolerant: boolean;
  /** Whether the timetable in use was made of the copies, and is current unless one changes. */
  readonly isMade: boolean;
}

/** A feed of a timetable that was made. */
export interface MadeFeed {
  readonly source: string;
  /** The companies whose trains it gave to the timetable; none if it was not used. */
  readonly companies?: readonly string[];
  /** Its new content. */
  readonly download?: { readonly path: string; readonly validators: Validators };
  /** Why the address could not be used. */
  readonly failure?: string;
}

/** A new timetable, or that no feed has changed. */
export type MadeTimetable =
  | { readonly kind: 'made'; readonly file: Uint8Array; readonly feeds: readonly MadeFeed[] }
  | { readonly kind: 'unchanged'; readonly feeds: readonly MadeFeed[] };

/** The callbacks of a timetable's maker. */
export interface TimetableReports {
  /** A line for the operator. */
  readonly out: (line: string) => void;
  /** The share of a step that is done, from 0 to 1. */
  readonly onProgress: (step: string, done: number) => void;
}

/**
 * Makes a timetable, maybe in another process.
 *
 * @param limitMs the milliseconds that its import has left; without it, those of a whole one
 */
export type MakeTimetable = (
  request: TimetableRequest,
  reports: TimetableReports,
  limitMs?: number,
) => Promise<MadeTimetable>;

/** A source after fetching: the files to read, the newest first. */
interface FetchedSource extends Pick<MadeFeed, 'download' | 'failure'> {
  readonly source: string;
  readonly paths: readonly string[];
}

const SHOWN_NAMES = 10;

/**
 * Creates the maker of timetables from feeds. It writes downloads and no other file.
 *
 * @param signal ends the fetching of a feed; without one it ends with the time of an import
 */
export function createTimetableMaker(
  network: FeedNetwork,
  signal: AbortSignal = AbortSignal.timeout(LIMITS.totalMs),
): MakeTimetable {
  return async (request, reports) => {
    const fetched: FetchedSource[] = [];
    for (const feed of request.feeds)
      fetched.push(await fetchSource(feed, fetched.length, request, { network, signal, reports }));
    const failures = fetched.flatMap(({ failure }) => failure ?? []);
    if (request.isMade && failures.length === fetched.length)
      throw new Refused(failures.join('; '));
    if (request.isMade && fetched.every(({ download }) => download === undefined))
      return { kind: 'unchanged', feeds: fetched.map(({ paths: _, ...feed }) => feed) };

    const count = createRowCount();
    const read: ReadFeed[] = [];
    const feeds: MadeFeed[] = [];
    for (const one of fetched) {
      const { made, feed } = await readSource(one, request, count, reports);
      feeds.push(made);
      if (feed) read.push(feed);
    }
    if (read.length === 0) throw new Refused(feeds.map(({ failure }) => failure).join('; '));
    return { kind: 'made', file: packTimetableFile(joinOrRefuse(read, request.today)), feeds };
  };
}

interface Fetching {
  readonly network: FeedNetwork;
  readonly signal: AbortSignal;
  readonly reports: TimetableReports;
}

async function fetchSource(
  { source, copy, fetched: known }: FeedSource,
  number: number,
  { folder, isTolerant }: TimetableRequest,
  { network, signal, reports }: Fetching,
): Promise<FetchedSource> {
  if (!isAddress(source)) return { source, paths: [source] };
  const name = shownSource(source);
  const path = join(folder, `feed-${number}.part`);
  const copies = copy ? [copy.path] : [];
  if (known)
    return {
      source,
      paths: [...(known.download ? [known.download.path] : []), ...copies],
      ...known,
    };
  let fetched: Fetched;
  try {
    fetched = await fetchFeed(source, {
      validators: copy?.validators ?? {},
      path,
      network,
      signal,
      onProgress: (done) => reports.onProgress(`fetching ${name}`, done),
    });
  } catch (error) {
    if (!isTolerant || !(error instanceof Refused)) throw error;
    return { source, paths: copies, failure: error.message };
  }
  if (fetched.kind === 'unchanged') return { source, paths: copies };
  const { validators } = fetched;
  return { source, paths: [path, ...copies], download: { path, validators } };
}

/** Reads a source from the first of its files that can be used. */
async function readSource(
  { source, paths, download, failure }: FetchedSource,
  { today, isTolerant }: TimetableRequest,
  count: RowCount,
  reports: TimetableReports,
): Promise<{ readonly made: MadeFeed; readonly feed?: ReadFeed }> {
  const failures = failure === undefined ? [] : [failure];
  const failed = () => (failures.length > 0 ? { failure: failures.join('; ') } : {});
  for (const path of paths) {
    try {
      const feed = await readFile(path, source, { today, count, reports });
      const isNew = download?.path === path;
      const companies = [...new Set(feed.trips.map(({ company }) => company))];
      const made = { source, companies, ...(isNew && { download }), ...failed() };
      return { made, feed };
    } catch (error) {
      if (!isTolerant || !(error instanceof Refused)) throw error;
      failures.push(error.message);
    }
  }
  return { made: { source, ...failed() } };
}

interface Reading {
  readonly today: IsoDate;
  readonly count: RowCount;
  readonly reports: TimetableReports;
}

/** @throws Refused when it is no feed, or has no train from today on */
async function readFile(
  path: string,
  source: string,
  { today, count, reports: { out, onProgress } }: Reading,
): Promise<ReadFeed> {
  const name = shownSource(source);
  const file = await openFeedFile(path, name);
  try {
    count.beginFeed();
    const tables = await openFeed(file, {
      name,
      count,
      onProgress: (done) => onProgress(`reading ${name}`, done),
    });
    const feed = await readFeed(tables, today);
    feedPeriod(feed, today);
    reportFeed(feed, out);
    return feed;
  } finally {
    await file.close();
  }
}

/** @throws Refused when there is more than fits into a timetable */
function joinOrRefuse(feeds: readonly ReadFeed[], today: IsoDate): Uint8Array {
  try {
    return joinFeeds(feeds, today);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(error.message);
    throw error;
  }
}

function reportFeed({ name, trips, stops }: ReadFeed, out: (line: string) => void): void {
  const methods = MATCH_METHODS.map((method) => `${method} ${stops.counts[method]}`).join(', ');
  out(`${name}: ${trips.length} trips; stops by ${methods}`);
  const unknown = [...stops.unknown];
  if (unknown.length === 0) return;
  const more = unknown.length > SHOWN_NAMES ? ` and ${unknown.length - SHOWN_NAMES} more` : '';
  out(`  not in the list: ${unknown.slice(0, SHOWN_NAMES).map(plainText).join(', ')}${more}`);
}
