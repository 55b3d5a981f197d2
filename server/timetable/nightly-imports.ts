import { createHash } from 'node:crypto';
import { addDays, romeDate, romeMinutes, utcMidnight } from '#app/domain/search/iso-date.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** 3:30 in Rome occurs once a day: clocks change between 2:00 and 3:00. */
const NIGHT_MINUTE = 3 * 60 + 30;
/** Servers start their imports within this time, so that they do not reach a publisher at once. */
const SPREAD_MINUTES = 30;

/** The minutes after 3:30 at which a server imports; always the same for one name. */
export function spreadMinutes(name: string): number {
  return createHash('sha256').update(name).digest().readUInt16BE() % SPREAD_MINUTES;
}

/** The next start of a nightly import after a time. */
export function nextNight(after: Date, spread: number): Date {
  for (let days = 0; ; days++) {
    const midnight = utcMidnight(addDays(romeDate(after), days)).getTime();
    const wanted = NIGHT_MINUTE + spread;
    const asUtc = new Date(midnight + wanted * MINUTE_MS);
    // Rome is ahead of UTC by one or two hours.
    const ahead = (romeMinutes(asUtc) - wanted + DAY_MINUTES) % DAY_MINUTES;
    const begin = new Date(asUtc.getTime() - ahead * MINUTE_MS);
    if (begin > after) return begin;
  }
}

/** Runs an import at once and then every night, as long as the process lives. */
export function startNightlyImports(
  run: () => Promise<void>,
  spread: number,
  now: () => Date,
): void {
  const begin = () => {
    const wait = nextNight(now(), spread).getTime() - now().getTime();
    setTimeout(begin, wait).unref();
    void run();
  };
  begin();
}
