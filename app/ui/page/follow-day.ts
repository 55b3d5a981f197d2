import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';

/** A timer until midnight would be late by the time that the device sleeps. */
const MINUTE_MILLISECONDS = 60_000;

/**
 * Tells a listener the day in Rome for as long as the page is open: at once, each minute, and when
 * the visitor comes back to it, also from the browser's cache of left pages.
 */
export function followDay(listener: (today: IsoDate) => void): void {
  const tell = () => listener(romeDate(new Date()));
  tell();
  setInterval(tell, MINUTE_MILLISECONDS);
  for (const event of ['focus', 'pageshow', 'visibilitychange'])
    window.addEventListener(event, tell);
}
