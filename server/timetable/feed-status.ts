import { addDays, type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import type { ImportRecord, RecordedFeed } from './import-record.ts';
import { shownSource } from './plain-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Feeds are fetched every night, so a single failure is no alarm. */
const MOST_DAYS_UNCHECKED = 3;
/** A weekly feed has more days left, even just before the next one. */
const LEAST_DAYS_LEFT = 7;

/** A feed of the timetable in use, with its age, or one of the settings that never arrived. */
export interface FeedStatus {
  /** The company; of a feed that never arrived, its address or file. */
  readonly name: string;
  /** Both days are undefined for a feed that never arrived. */
  readonly firstDay?: IsoDate;
  readonly lastDay?: IsoDate;
  /** When it was fetched, in milliseconds since 1970; undefined for the included timetable. */
  readonly fetchedAt?: number | undefined;
  /**
   * When the copy was last found to be current, in milliseconds since 1970; undefined for a feed
   * that is not imported automatically.
   */
  readonly checkedAt?: number | undefined;
  /** Why and since when newer content of the feed is held back, if it is. */
  readonly heldBack?: RecordedFeed['heldBack'];
}

/**
 * The feeds of a timetable, one for each company, with their ages from the record of the import. If
 * several feeds have a company, the age is that of the oldest. After them stand the feeds of the
 * last automatic import that gave nothing yet.
 */
export function feedStatuses(
  { feeds }: Pick<Timetable, 'feeds'>,
  record?: ImportRecord,
): readonly FeedStatus[] {
  const inUse = feeds.map((feed) => {
    const [recorded] = (record?.feeds ?? [])
      .filter(({ companies }) => companies.includes(feed.name))
      .sort((one, other) => updatedAt(one) - updatedAt(other));
    const { fetchedAt, checkedAt, heldBack } = recorded ?? {};
    return { ...feed, fetchedAt, checkedAt, heldBack };
  });
  return [...inUse, ...neverLoaded(record)];
}

function neverLoaded(record: ImportRecord | undefined): readonly FeedStatus[] {
  if (!record?.isAutomatic) return [];
  const hasArrived = (source: string) =>
    record.feeds.some(
      (feed) =>
        feed.source === source && (feed.fetchedAt !== undefined || feed.companies.length > 0),
    );
  const missing = (record.sources ?? []).filter((source) => !hasArrived(source));
  return missing.map((source) => ({ name: shownSource(source) }));
}

function updatedAt({ fetchedAt = 0, checkedAt = fetchedAt }: RecordedFeed): number {
  return checkedAt;
}

/** The reason why the operator should look after a feed; undefined if there is none. */
export function feedAlarm(feed: FeedStatus, now: Date): string | undefined {
  const { lastDay, checkedAt, heldBack } = feed;
  const today = romeDate(now);
  if (lastDay === undefined) return 'never loaded';
  if (lastDay < today) return `over since ${addDays(lastDay, 1)}`;
  if (heldBack) return `held back since ${romeDate(new Date(heldBack.since))} (${heldBack.reason})`;
  if (checkedAt !== undefined && now.getTime() - checkedAt > MOST_DAYS_UNCHECKED * DAY_MS)
    return `not updated since ${romeDate(new Date(checkedAt))}`;
  return lastDay < addDays(today, LEAST_DAYS_LEFT) ? 'ends within a week' : undefined;
}

/**
 * A feed in one line: name, first and last day, when it was fetched, and the alarm.
 *
 * @example 'Italo: 2026-11-25 to 2027-01-10, fetched 2026-11-25'
 */
export function describeFeed(feed: FeedStatus, now: Date): string {
  const { name, firstDay, lastDay, fetchedAt } = feed;
  const alarm = feedAlarm(feed, now);
  if (lastDay === undefined) return `${name}: ${alarm}`;
  const age = fetchedAt === undefined ? '' : `, fetched ${romeDate(new Date(fetchedAt))}`;
  return `${name}: ${firstDay} to ${lastDay}${age}${alarm === undefined ? '' : `, ${alarm}`}`;
}
