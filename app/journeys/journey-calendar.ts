import type { Language } from '#app/domain/language.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import type { Journey, Ride } from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { connectionSentences, type OnwardConnection } from './onward-connections.ts';
import { trainKey } from './train-key.ts';
import { stationWords, trainName } from './train-words.ts';

/** The longest line of a calendar file, in bytes (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/** The clocks of Italy; the European Union's summer time has had these rules since 1996. */
const ROME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
] as const;

/** A journey to write into a calendar. */
export interface CalendarJourney {
  readonly journey: Journey;
  readonly date: IsoDate;
  /** Says which timetable the times are from. */
  readonly basis: string;
  /** The ways before its first train and after its last one. */
  readonly onwardConnections: readonly OnwardConnection[];
  /** The absolute address of the page that opens the journey. */
  readonly address: string;
}

/**
 * Writes a journey as a calendar file (RFC 5545) with an event for each train, at the times of the
 * station's clock in Rome.
 *
 * @param today the day on which the file is made
 */
export function journeyCalendar(
  journeys: readonly CalendarJourney[],
  today: IsoDate,
  language: Language,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Binario//Journey//EN',
    'METHOD:PUBLISH',
    ...ROME,
    ...journeys.flatMap((journey) =>
      journey.journey.rides.flatMap((ride) => eventOf(ride, journey, today, language)),
    ),
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('');
}

function eventOf(
  ride: Ride,
  { journey, date, basis, onwardConnections, address }: CalendarJourney,
  today: IsoDate,
  language: Language,
): readonly string[] {
  const from = stationWords(ride.from, language);
  const to = stationWords(ride.to, language);
  const train = trainName(ride, language);
  const { hostname } = new URL(address);
  const at = journey.rides.indexOf(ride);
  const waysAt = (end: OnwardConnection['at']) =>
    journey.rides.at(end === 'before' ? 0 : -1) === ride
      ? connectionSentences(onwardConnections, end, language)
      : [];
  const description = textsFor(language, 'trains')('calendar.description', {
    train,
    basis: [...waysAt('before'), ...waysAt('after'), basis].join(' '),
  });
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${date}-${trainKey(journey)}-${at}@${hostname}`)}`,
    `DTSTAMP:${today.replaceAll('-', '')}T000000Z`,
    `DTSTART;TZID=Europe/Rome:${clockOf(date, ride.departure)}`,
    `DTEND;TZID=Europe/Rome:${clockOf(date, ride.arrival)}`,
    `SUMMARY:${escaped(`${train}: ${from} – ${to}`)}`,
    `LOCATION:${escaped(from)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${address}`,
    'END:VEVENT',
  ];
}

/** A date and minutes after its midnight, which may be on another day: `20261204T051000`. */
function clockOf(date: IsoDate, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  return `${day.replaceAll('-', '')}T${clockTime(minutes).replace(':', '')}00`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A line with its end, in pieces of at most `LINE_BYTES`; all but the first are indented. */
function folded(line: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > LINE_BYTES) {
      pieces.push(`${piece}\r\n`);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, `${piece}\r\n`];
}
