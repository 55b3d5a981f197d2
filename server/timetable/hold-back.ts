import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { LostTrains } from './guard.ts';
import type { RecordedFeed } from './import-record.ts';
import type { FeedSource, MadeFeed, MadeTimetable } from './make-timetable.ts';

/** An accepted timetable, and the feeds whose newer content was left out. */
export interface HeldBackTimetable {
  readonly made: MadeTimetable;
  /** The timetable, if it has changed. */
  readonly timetable?: Timetable;
  /** The reason why a feed is held back, by its source. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** The parameters of `makeHoldingBack`. */
export interface HoldBackOptions {
  readonly feeds: readonly FeedSource[];
  /** The feeds of the last import. */
  readonly last: readonly RecordedFeed[];
  readonly make: (feeds: readonly FeedSource[]) => Promise<MadeTimetable>;
  /** Throws `LostTrains` for a timetable in which companies have lost their trains. */
  readonly check: (timetable: Timetable) => void;
}

/**
 * Makes a timetable. If companies lose trains by the new content of a feed that has a copy, the
 * timetable is made again with that copy and the new content of the other feeds. If several feeds
 * may be at fault, each is held back alone first, then all of them.
 *
 * @throws LostTrains when trains are lost even then; Refused when no timetable can be made
 */
export async function makeHoldingBack(options: HoldBackOptions): Promise<HeldBackTimetable> {
  const { feeds, last, make, check } = options;
  const made = await make(feeds);
  const lost = lostTrains(made, check);
  if (!(lost instanceof LostTrains)) return { made, ...lost, reasons: new Map() };
  const reasons = reasonsOf(lost, made.feeds, feeds, last);
  const single = [...reasons].map((reason) => new Map([reason]));
  for (const held of reasons.size === 1 ? single : [...single, reasons]) {
    const again = await make(feedsHolding(new Set(held.keys()), feeds, made.feeds));
    const result = lostTrains(again, check);
    if (!(result instanceof LostTrains)) return { made: again, ...result, reasons: held };
  }
  throw lost;
}

/** The lost trains of a timetable; if there are none, the timetable itself, if it is a new one. */
function lostTrains(
  made: MadeTimetable,
  check: HoldBackOptions['check'],
): LostTrains | { readonly timetable?: Timetable } {
  if (made.kind === 'unchanged') return {};
  const timetable = readTimetableFile(made.file);
  try {
    check(timetable);
    return { timetable };
  } catch (error) {
    if (error instanceof LostTrains) return error;
    throw error;
  }
}

/** The feeds that may be at fault, with what their companies lost. */
function reasonsOf(
  { losses }: LostTrains,
  made: readonly MadeFeed[],
  feeds: readonly FeedSource[],
  last: readonly RecordedFeed[],
): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { source, companies: now = [], download } of made) {
    const hasCopy = feeds.some((feed) => feed.source === source && feed.copy);
    if (!download || !hasCopy) continue;
    const before = last.find((feed) => feed.source === source)?.companies ?? [];
    const own = new Set([...before, ...now]);
    const reason = [...losses].filter(([company]) => own.has(company)).map(([, words]) => words);
    if (reason.length > 0) reasons.set(source, reason.join('; '));
  }
  return reasons;
}

/** The feeds with their downloads, except for those that are held back. */
function feedsHolding(
  held: ReadonlySet<string>,
  feeds: readonly FeedSource[],
  made: readonly MadeFeed[],
): readonly FeedSource[] {
  return feeds.map((feed) => {
    const { download, failure } = made.find(({ source }) => source === feed.source) ?? {};
    const isTaken = download !== undefined && !held.has(feed.source);
    return {
      ...feed,
      fetched: { ...(isTaken && { download }), ...(failure !== undefined && { failure }) },
    };
  });
}
