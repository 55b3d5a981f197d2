import { isDeepStrictEqual } from 'node:util';
import { TimetableFileError, timetableDigest } from '#app/data/timetable/timetable-file.server.ts';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { makeFolder } from '../make-folder.ts';
import {
  confirmCopy,
  copiesFolder,
  deleteDownloads,
  findCopy,
  keepDownload,
  prepareCopies,
} from './feed-copies.ts';
import { refuseWorse, trainsADay } from './guard.ts';
import { type HeldBackTimetable, makeHoldingBack } from './hold-back.ts';
import { withImportLock } from './import-lock.ts';
import { type ImportRecord, type RecordedFeed, readRecord, writeRecord } from './import-record.ts';
import type { FeedSource, MadeFeed, MadeTimetable, MakeTimetable } from './make-timetable.ts';
import { shownSource } from './plain-text.ts';
import { LIMITS, Refused } from './refused.ts';
import type { SharedTimetable } from './shared-timetable.ts';
import {
  importedTimetable,
  TIMETABLE_FILE,
  takeShared,
  timetableInUse,
} from './timetable-folder.ts';
import { deleteOldParts, writeAtomically } from './write-atomically.ts';

/** The parameters of an import. */
export interface ImportOptions {
  /** Files and addresses of feeds. */
  readonly sources: readonly string[];
  /**
   * Whether these are the feeds of the settings. Then an address is fetched only if it has changed,
   * and one that cannot be fetched is replaced by its copy.
   */
  readonly isAutomatic: boolean;
  /** Does nothing if an automatic import of the same sources was begun within this time. */
  readonly pauseMs?: number;
  /** Where the timetable is kept. */
  readonly folder: string;
  /** The timetable of the site's other machines. */
  readonly shared?: SharedTimetable | undefined;
  /** The included timetable, which is used until the first import. */
  readonly includedFile: string | URL;
  readonly now: Date;
  /** Accepts a timetable with far fewer trains than the current one, and one that begins later. */
  readonly accept: boolean;
  readonly out: (line: string) => void;
  readonly onProgress: (step: string, done: number) => void;
  /** Fetches and reads the feeds. */
  readonly make: MakeTimetable;
}

/** The result of an import: `recent` if another server had just done the same. */
export interface ImportResult {
  readonly kind: 'made' | 'unchanged' | 'recent';
  readonly feeds: readonly RecordedFeed[];
}

/**
 * Imports feeds into a folder, and into the database of several machines. The file is replaced by a
 * rename. Two imports run one after the other.
 *
 * @throws Refused when the timetable cannot be used; the current one stays
 */
export async function importTimetable(options: ImportOptions): Promise<ImportResult> {
  const { folder, shared } = options;
  makeFolder(folder);
  const onWait = () => options.onProgress('waiting for another import', 0);
  const run = () => withImportLock(folder, onWait, () => importAlone(options));
  return shared ? shared.withLock(onWait, run) : run();
}

async function importAlone(options: ImportOptions): Promise<ImportResult> {
  const { folder, shared, now } = options;
  await deleteOldParts(folder, now);
  await prepareCopies(folder);
  if (shared) await takeShared(folder, shared).catch(ignoreUnreadable);
  const last = await readRecord(folder);
  if (last && isRecent(last, options)) return { kind: 'recent', feeds: last.feeds };
  try {
    return await makeAndKeep(options, last);
  } catch (error) {
    // Where the attempt cannot be recorded, the import's own failure is the one to report.
    if (options.isAutomatic && error instanceof Refused)
      await recordAttempt(options, last).catch(() => {});
    throw error;
  } finally {
    await deleteDownloads(folder);
  }
}

/** Whether another server has just looked for the same feeds. */
function isRecent(
  { isAutomatic, importedAt, sources: lastSources }: ImportRecord,
  { sources, now, pauseMs = 0 }: ImportOptions,
): boolean {
  if (!isAutomatic || !isDeepStrictEqual(lastSources, sources)) return false;
  // The clocks of two machines differ a little. A time far ahead is that of a clock since set back.
  return Math.abs(now.getTime() - importedAt) < pauseMs;
}

/** A shared timetable that cannot be read is replaced by the next one. */
function ignoreUnreadable(error: unknown): void {
  if (!(error instanceof TimetableFileError)) throw error;
}

async function makeAndKeep(
  options: ImportOptions,
  last: ImportRecord | undefined,
): Promise<ImportResult> {
  const { sources, isAutomatic, folder, includedFile, now, accept, make, out, onProgress } =
    options;
  const today = romeDate(now);
  const inUse = await timetableInUse(folder, includedFile);
  const isMade = isAutomatic && (await isMadeOf(sources, last, folder));
  const feeds: FeedSource[] = [];
  for (const source of sources)
    feeds.push({ source, copy: isAutomatic ? await findCopy(folder, source) : undefined });
  const request = { today, folder: copiesFolder(folder), isTolerant: isAutomatic, isMade };
  // All attempts share it, so that another import knows how long to wait.
  const deadline = performance.now() + LIMITS.totalMs;
  const { made, timetable, reasons } = await makeHoldingBack({
    feeds,
    last: last?.feeds ?? [],
    make: (sources) =>
      make({ ...request, feeds: sources }, { out, onProgress }, deadline - performance.now()),
    check: (next) => refuseWorse(next, inUse, { today, accept }),
  });
  onProgress('writing', 1);
  await keepFeeds(made.feeds, reasons, options);
  const record = await recordOf(made, reasons, last, options);
  await keepRecord(record, options, made.kind === 'made' ? made.file : undefined);
  for (const [source, reason] of reasons) out(`${shownSource(source)} is held back: ${reason}`);
  out(
    timetable && made.kind === 'made'
      ? `${trainsADay(timetable)} trains a day, ${timetable.tripNumbers.length} in all, ` +
          `${made.file.length} bytes`
      : 'the timetable has not changed',
  );
  return { kind: made.kind, feeds: record.feeds };
}

/** Whether the timetable in a folder can be read and was made of these feeds. */
async function isMadeOf(
  sources: readonly string[],
  last: ImportRecord | undefined,
  folder: string,
): Promise<boolean> {
  if (!last?.isAutomatic) return false;
  if (last.feeds.map(({ source }) => source).join(' ') !== sources.join(' ')) return false;
  return (await importedTimetable(folder)) !== undefined;
}

/** Keeps copies of the downloads of the feeds of the settings. */
async function keepFeeds(
  feeds: readonly MadeFeed[],
  held: HeldBackTimetable['reasons'],
  { isAutomatic, folder, now }: ImportOptions,
): Promise<void> {
  if (!isAutomatic) return;
  for (const { source, download, failure } of feeds) {
    if (download) await keepDownload(folder, source, download, now.getTime());
    else if (failure === undefined && !held.has(source))
      await confirmCopy(folder, source, now.getTime());
  }
}

async function recordOf(
  { kind, feeds }: MadeTimetable,
  reasons: HeldBackTimetable['reasons'],
  last: ImportRecord | undefined,
  options: ImportOptions,
): Promise<ImportRecord> {
  const { isAutomatic, folder, now } = options;
  const recorded: RecordedFeed[] = [];
  for (const { source, companies = [], failure } of feeds) {
    const before = last?.feeds.find((feed) => feed.source === source);
    const copy = isAutomatic ? await findCopy(folder, source) : undefined;
    recorded.push({
      source,
      companies: kind === 'unchanged' ? (before?.companies ?? []) : companies,
      fetchedAt: copy?.fetchedAt ?? (isAutomatic ? undefined : now.getTime()),
      checkedAt: copy?.checkedAt,
      failure,
      heldBack: heldBackOf(reasons.get(source), before?.heldBack, failure, now),
    });
  }
  return recordAt(options, recorded);
}

/** A feed that is held back is so until its address has content again that can be taken. */
function heldBackOf(
  reason: string | undefined,
  before: RecordedFeed['heldBack'],
  failure: string | undefined,
  now: Date,
): RecordedFeed['heldBack'] {
  if (reason === undefined) return failure === undefined ? undefined : before;
  return { since: before?.since ?? now.getTime(), reason };
}

/** Stores a record with its timetable, first for all machines, then in the folder. */
async function keepRecord(
  record: ImportRecord,
  { folder, shared }: ImportOptions,
  file?: Uint8Array,
): Promise<void> {
  await shared?.save(record, file && { file, digest: timetableDigest(file) });
  if (file) await writeAtomically(folder, TIMETABLE_FILE, file);
  await writeRecord(folder, record);
}

/** Records when an automatic import failed, so that no other server repeats it. */
async function recordAttempt(
  options: ImportOptions,
  last: ImportRecord | undefined,
): Promise<void> {
  await keepRecord(recordAt(options, last?.feeds ?? []), options);
}

function recordAt(
  { isAutomatic, sources, now }: ImportOptions,
  feeds: readonly RecordedFeed[],
): ImportRecord {
  return { version: TIMETABLE_VERSION, importedAt: now.getTime(), isAutomatic, sources, feeds };
}
