/** A calendar day as `yyyy-MM-dd`, without a time or a zone. */
export type IsoDate = `${number}-${number}-${number}`;

const HOUR_MS = 3_600_000;

let romeClock: Intl.DateTimeFormat | undefined;

function romeParts(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  // Made with the first use: it takes a browser 25 ms, and not every page asks for the time.
  romeClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  // Read by parts: the order and separators of a short date change with the engine's locale data.
  return Object.fromEntries(
    romeClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
}

/** The day in Rome at an instant; it is "today" for the whole site, since the trains run there. */
export function romeDate(instant: Date): IsoDate {
  // Rome is one hour ahead of UTC, in summer two: only in one hour of the day does it matter which.
  const winterDay = utcDay(new Date(instant.getTime() + HOUR_MS));
  const summerDay = utcDay(new Date(instant.getTime() + 2 * HOUR_MS));
  if (winterDay === summerDay) return winterDay;
  const { year, month, day } = romeParts(instant);
  return `${year}-${month}-${day}` as IsoDate;
}

/** Minutes after midnight on the clocks of Rome at an instant. */
export function romeMinutes(instant: Date): number {
  const { hour, minute } = romeParts(instant);
  return 60 * Number(hour) + Number(minute);
}

/**
 * Reads a day written as `yyyy-MM-dd`; undefined for another form and for days that do not exist,
 * such as 2027-02-29.
 */
export function parseIsoDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = utcMidnight(text as IsoDate);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? (text as IsoDate)
    : undefined;
}

/**
 * Writes a typed word for today or tomorrow as `yyyy-MM-dd`, since a browser without date fields
 * takes any text; another text stays as it is.
 */
export function withNamedDay(text: string, today: IsoDate): string {
  if (/^(?:today|oggi|aujourd['’]hui)$/i.test(text)) return today;
  return /^(?:tomorrow|domani|demain)$/i.test(text) ? addDays(today, 1) : text;
}

/** Reads a minute of the day, 0 to 1,439; undefined for another text. */
export function parseMinute(text: string): number | undefined {
  const minute = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  return minute !== undefined && minute < 24 * 60 ? minute : undefined;
}

/** The day as midnight UTC, the form in which it is given to `Intl` with the zone UTC. */
export function utcMidnight(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

const utcDay = (instant: Date): IsoDate => instant.toISOString().slice(0, 10) as IsoDate;

/** The day a number of days later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  const shifted = utcMidnight(date);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return utcDay(shifted);
}

/**
 * The same day a number of months later (earlier when negative), or the last one of a shorter
 * month.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const shifted = utcMidnight(firstOfMonth(date));
  shifted.setUTCMonth(shifted.getUTCMonth() + months + 1, 0);
  shifted.setUTCDate(Math.min(Number(date.slice(8)), shifted.getUTCDate()));
  return utcDay(shifted);
}

/** The first day of a day's month. */
export function firstOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01` as IsoDate;
}
