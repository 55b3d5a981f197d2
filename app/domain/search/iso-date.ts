/** A calendar day as `yyyy-MM-dd`, without a time or a zone. */
export type IsoDate = `${number}-${number}-${number}`;

/** The zone in which the trains leave, and so the one that says which day is today. */
export const TRAVEL_TIME_ZONE = 'Europe/Rome';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
// Read by parts: the order and the signs of a language's short date change with the data of the engine.
const romeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: TRAVEL_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in Rome at an instant. */
export function romeDate(instant: Date): IsoDate {
  const parts = romeDay.formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}` as IsoDate;
}

const romeClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TRAVEL_TIME_ZONE,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Minutes after midnight on the clocks of Rome at an instant. */
export function romeMinutes(instant: Date): number {
  const parts = romeClock.formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return 60 * part('hour') + part('minute');
}

/**
 * Reads a day written as `yyyy-MM-dd`.
 *
 * @returns undefined for another form and for days that do not exist, such as 2027-02-29
 */
export function parseIsoDate(text: string): IsoDate | undefined {
  const match = ISO_DATE.exec(text);
  if (!match) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? (text as IsoDate) : undefined;
}

/** The day as midnight UTC, the form in which it is given to `Intl` with the zone UTC. */
export function utcMidnight(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The day a number of days later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  const shifted = utcMidnight(date);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10) as IsoDate;
}
