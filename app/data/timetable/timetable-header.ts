import * as v from 'valibot';
import { type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { TimetableFeed } from '#app/domain/timetable/timetable.ts';

/** The header of a packed timetable, as JSON before its numbers. */
export interface TimetableHeader {
  readonly version: number;
  readonly firstDay?: IsoDate | undefined;
  /** How many dates the calendars have; 0 for a timetable of weekdays. */
  readonly days: number;
  readonly feeds: readonly TimetableFeed[];
  readonly stations: readonly string[];
  /** The minutes of a change of trains that feeds give themselves, by the station's number. */
  readonly changeMinutes?: readonly (readonly [station: number, minutes: number])[] | undefined;
  /** The numbers of the trains in the order of the trips. */
  readonly numbers: readonly string[];
  readonly calendars: number;
  readonly routes: number;
  readonly stops: number;
  readonly events: number;
}

/** The version of the format; a file of another one is refused. */
export const TIMETABLE_VERSION = 2;

/**
 * The largest timetable that is made or read, several times Italy's, which has some 20,000 trips
 * with 200,000 events (a trip at a stop).
 */
export const TIMETABLE_LIMITS = {
  trips: 60_000,
  events: 1_000_000,
  /** Stations, routes and calendars are counted in 16 bits, feeds in 8. */
  stations: 65_535,
  routes: 65_535,
  calendars: 65_535,
  feeds: 255,
  /** Over two years of dates. */
  days: 800,
  /** The minutes of a change of trains. */
  change: 60,
  headerBytes: 8 * 1024 * 1024,
  /** The letters of the name of a feed, of a station's id and of a train's number. */
  nameLength: 80,
  stationLength: 20,
  numberLength: 20,
};

/** Control and invisible letters, such as those that turn the direction of a line. */
const UNSHOWN = /\p{C}/u;

const count = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most, `is over ${most}`));
const shownText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((text) => !UNSHOWN.test(text)),
  );
const Day = v.custom<IsoDate>((day) => typeof day === 'string' && parseIsoDate(day) === day);

const Header = v.object({
  version: v.number(),
  firstDay: v.optional(Day),
  days: count(TIMETABLE_LIMITS.days),
  feeds: v.pipe(
    v.array(
      v.object({
        name: shownText(TIMETABLE_LIMITS.nameLength),
        firstDay: Day,
        lastDay: Day,
      }),
    ),
    v.maxLength(TIMETABLE_LIMITS.feeds),
  ),
  stations: v.pipe(
    v.array(shownText(TIMETABLE_LIMITS.stationLength)),
    v.maxLength(TIMETABLE_LIMITS.stations),
    v.check((ids) => new Set(ids).size === ids.length, 'has a station twice'),
  ),
  changeMinutes: v.optional(
    v.pipe(
      v.array(
        v.strictTuple([
          count(TIMETABLE_LIMITS.stations),
          v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TIMETABLE_LIMITS.change)),
        ]),
      ),
      v.maxLength(TIMETABLE_LIMITS.stations),
    ),
  ),
  numbers: v.pipe(
    v.array(shownText(TIMETABLE_LIMITS.numberLength)),
    v.maxLength(TIMETABLE_LIMITS.trips),
  ),
  calendars: count(TIMETABLE_LIMITS.calendars),
  routes: count(TIMETABLE_LIMITS.routes),
  stops: count(TIMETABLE_LIMITS.events),
  events: count(TIMETABLE_LIMITS.events),
});

/**
 * Reads the header of a packed timetable and checks all of it, so that nothing is allocated for
 * counts that no timetable has.
 *
 * @returns the header, and where it ends
 * @throws RangeError for another version and for a value that no timetable has
 */
export function readHeader(bytes: Uint8Array): { header: TimetableHeader; end: number } {
  if (bytes.length < 4) throw new RangeError('the timetable ends too early');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (length > TIMETABLE_LIMITS.headerBytes || length > bytes.length - 4)
    throw new RangeError('the timetable has a header that is too long');
  const given: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  const version = v.safeParse(v.object({ version: v.number() }), given);
  if (version.success && version.output.version !== TIMETABLE_VERSION) {
    throw new RangeError(
      `a timetable of version ${version.output.version}, not ${TIMETABLE_VERSION}`,
    );
  }
  const read = v.safeParse(Header, given, { abortEarly: true });
  if (!read.success) {
    const [{ message }] = read.issues;
    throw new RangeError(`the timetable's header is wrong at ${v.getDotPath(read.issues[0])}`, {
      cause: message,
    });
  }
  return { header: read.output, end: 4 + length };
}
