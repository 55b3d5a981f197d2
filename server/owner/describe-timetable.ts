import { romeDate } from '#app/domain/search/iso-date.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { describeFeed, type FeedStatus, feedStatuses } from '../timetable/feed-status.ts';
import { trainsADay } from '../timetable/guard.ts';
import { type ImportRecord, readRecord } from '../timetable/import-record.ts';
import { plainText, shownSource } from '../timetable/plain-text.ts';
import { Refused } from '../timetable/refused.ts';
import { findShared, timetableInUse } from '../timetable/timetable-folder.ts';
import { INCLUDED_TIMETABLE } from '../timetable.ts';
import type { CommandContext } from './command.ts';
import { withSharedTimetable } from './shared-timetable.ts';

/** The timetable in use, and the record of its import. */
export interface TimetableState {
  readonly timetable: Timetable;
  readonly record: ImportRecord | undefined;
}

/** Reads the timetable in use, that of several machines included, and changes nothing. */
export async function readTimetableState({
  settings,
}: Pick<CommandContext, 'settings'>): Promise<TimetableState> {
  const { timetableFolder: folder } = settings;
  const found = await withSharedTimetable(
    settings,
    // Without the database the machine's own copy is in use.
    async (shared) => shared && findShared(folder, shared).catch(ignoreUnreachable),
    { readsOnly: true },
  );
  return {
    timetable: found?.newer?.timetable ?? (await timetableInUse(folder, INCLUDED_TIMETABLE)),
    record: found?.record ?? (await readRecord(folder)),
  };
}

function ignoreUnreachable(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}

/**
 * Describes the timetable in use for the operator: a line for each feed, one for all trains, and
 * one for each feed whose last fetching failed or whose newer content is held back.
 */
export async function describeTimetable(
  context: Pick<CommandContext, 'settings' | 'clock'>,
): Promise<readonly string[]> {
  const { timetable, record } = await readTimetableState(context);
  return timetableLines({ timetable, record }, new Date(context.clock()));
}

/** The lines of `describeTimetable`, at a time. */
export function timetableLines(
  { timetable, record }: TimetableState,
  now: Date,
): readonly string[] {
  const feeds = feedStatuses(timetable, record).map((feed: FeedStatus, at) => {
    if (feed.lastDay === undefined) return describeFeed(feed, now);
    const trips = timetable.tripFeeds.reduce((count, of) => count + (of === at ? 1 : 0), 0);
    return `${describeFeed(feed, now)}, ${trips} trips`;
  });
  const { firstDay } = timetable;
  const dates = firstDay === undefined ? 'by days of the week' : `by dates, from ${firstDay} on`;
  const failures = (record?.feeds ?? []).flatMap(({ source, failure }) =>
    failure === undefined ? [] : [`${shownSource(source)} failed: ${plainText(failure)}`],
  );
  const held = (record?.feeds ?? []).flatMap(({ source, heldBack }) =>
    heldBack === undefined
      ? []
      : [
          `${shownSource(source)} is held back since ${romeDate(new Date(heldBack.since))}: ` +
            `${plainText(heldBack.reason)}; --accept takes it anyway`,
        ],
  );
  const lastImport =
    record === undefined ? [] : [`last import on ${romeDate(new Date(record.importedAt))}`];
  return [
    ...feeds,
    `${trainsADay(timetable)} trains a day, ${dates}`,
    ...lastImport,
    ...failures,
    ...held,
  ];
}
