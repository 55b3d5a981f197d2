import { addDays, type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import type { ImportRecord, RecordedFeed } from './import-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Feeds of the server's own are looked for every night, so that one failure is no alarm. */
const MOST_DAYS_UNCHECKED = 3;
/** A feed that is made weekly has more days left, also just before the next one. */
const LEAST_DAYS_LEFT = 7;

/** A feed of the timetable in use, with its age. */
export interface FeedStatus {
  readonly name: string;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  /** When its content came, in milliseconds since 1970; undefined for the bundled timetable. */
  readonly fetchedAt?: number | undefined;
  /**
   * When its address last had nothing newer, in milliseconds since 1970; undefined for a feed that
   * the server does not keep by itself.
   */
  readonly checkedAt?: number | undefined;
  /** Why and since when newer content of the feed is held back, if it is. */
  readonly heldBack?: RecordedFeed['heldBack'];
}

/**
 * The feeds of a timetable, which has one for each company, with what the record of its import
 * knows of them. Of a company in several feeds it is the one that was updated first.
 */
export function feedStatuses(
  { feeds }: Pick<Timetable, 'feeds'>,
  record?: ImportRecord,
): readonly FeedStatus[] {
  return feeds.map((feed) => {
    const [recorded] = (record?.feeds ?? [])
      .filter(({ companies }) => companies.includes(feed.name))
      .sort((one, other) => updatedAt(one) - updatedAt(other));
    const { fetchedAt, checkedAt, heldBack } = recorded ?? {};
    return { ...feed, fetchedAt, checkedAt, heldBack };
  });
}

function updatedAt({ fetchedAt = 0, checkedAt = fetchedAt }: RecordedFeed): number {
  return checkedAt;
}

/** The reason why the operator should look after a feed; undefined if it is well. */
export function feedAlarm(feed: FeedStatus, now: Date): string | undefined {
  const { lastDay, checkedAt, heldBack } = feed;
  const today = romeDate(now);
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
  const age = fetchedAt === undefined ? '' : `, fetched ${romeDate(new Date(fetchedAt))}`;
  const alarm = feedAlarm(feed, now);
  return `${name}: ${firstDay} to ${lastDay}${age}${alarm === undefined ? '' : `, ${alarm}`}`;
}
