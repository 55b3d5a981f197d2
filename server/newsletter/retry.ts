const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PAUSES_MS = [
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  1 * HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];

/**
 * Says how long to wait after so many failed attempts, in milliseconds, or undefined when it is time to give up: after
 * eleven attempts in almost four days, since mail that late surprises its reader. A new sign-up starts afresh.
 */
export function pauseAfter(attempts: number): number | undefined {
  return PAUSES_MS[attempts - 1];
}
