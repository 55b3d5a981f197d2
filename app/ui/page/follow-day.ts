import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';

/** A timer until midnight would be late by the time that the device sleeps. */
const MINUTE_MILLISECONDS = 60_000;

/**
 * Tells a listener the day in Rome: at once, each minute while the page stays open, and when the
 * visitor comes back to it, also from the browser's cache of left pages.
 *
 * @returns stops it
 */
export function followDay(listener: (today: IsoDate) => void): () => void {
  const tell = () => listener(romeDate(new Date()));
  tell();
  const timer = setInterval(tell, MINUTE_MILLISECONDS);
  const returns = ['focus', 'pageshow', 'visibilitychange'];
  for (const event of returns) window.addEventListener(event, tell);
  return () => {
    clearInterval(timer);
    for (const event of returns) window.removeEventListener(event, tell);
  };
}
