import { romeDate } from '#app/domain/search/iso-date.ts';
import { describeError, type Log } from '../log.ts';
import type { CurrentTimetable } from '../timetable.ts';
import { describeFeed, feedAlarm } from './feed-status.ts';
import type { RecordedFeed } from './import-record.ts';
import { type ImportOptions, importTimetable } from './import-timetable.ts';
import { shownSource } from './plain-text.ts';
import { Refused } from './refused.ts';

/** A server does not look for feeds within this time of another server that did. */
const PAUSE_MS = 60 * 60_000;

/** The dependencies of an automatic import; tests set their own clock, log and maker. */
export interface AutomaticImportOptions
  extends Pick<ImportOptions, 'folder' | 'make' | 'includedFile' | 'shared' | 'sources'> {
  readonly timetable: Pick<CurrentTimetable, 'feeds' | 'poll'>;
  readonly log: Log;
  readonly now: () => Date;
  /** Called when the timetable in use is another one. */
  readonly onChange: () => void;
}

/** The fields of the log about feeds that failed or are held back; none without any. */
function problemsOf(feeds: readonly RecordedFeed[]) {
  const failures = feeds.flatMap(({ source, failure }) =>
    failure === undefined ? [] : [{ feed: shownSource(source), reason: failure }],
  );
  const heldBack = feeds.flatMap(({ source, heldBack: held }) =>
    held === undefined
      ? []
      : [{ feed: shownSource(source), ...held, since: romeDate(new Date(held.since)) }],
  );
  return {
    ...(failures.length > 0 && { failures }),
    ...(heldBack.length > 0 && { heldBack }),
  };
}

/**
 * Imports the feeds of the settings and logs the result: one line for the import, and one for each
 * feed that the operator should look after. Never rejects.
 */
export async function runAutomaticImport(options: AutomaticImportOptions): Promise<void> {
  const { sources, folder, shared, includedFile, make, timetable, log, now, onChange } = options;
  let isMade = true;
  try {
    const { kind, feeds } = await importTimetable({
      sources,
      isAutomatic: true,
      pauseMs: PAUSE_MS,
      folder,
      shared,
      includedFile,
      now: now(),
      accept: false,
      out: () => {},
      onProgress: () => {},
      make,
    });
    if (await timetable.poll()) onChange();
    if (kind === 'recent') {
      // The other server has logged its result.
      log('timetable.recent', {});
      return;
    }
    const inUse = timetable.feeds().map((feed) => describeFeed(feed, now()));
    log(`timetable.${kind}`, { feeds: inUse, ...problemsOf(feeds) });
  } catch (error) {
    const known = error instanceof Refused ? { reason: error.message } : describeError(error);
    log('timetable.not-made', known);
    isMade = false;
    // The record of the failure names the feeds that never arrived.
    if (await timetable.poll()) onChange();
  }
  for (const feed of timetable.feeds()) {
    const alarm = feedAlarm(feed, now());
    // The line of the failure reports it already.
    const isReported = !isMade && feed.lastDay === undefined;
    if (alarm !== undefined && !isReported)
      log('timetable.alarm', { feed: feed.name, reason: alarm });
  }
}
