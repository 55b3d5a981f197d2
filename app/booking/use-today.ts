import { useEffect, useState } from 'react';
import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';

const MINUTE_MILLISECONDS = 60_000;

/** Today in Rome: the server's at first, so that both agree; then the clock's, since a page may stay open past midnight. */
export function useToday(renderedOn: IsoDate): IsoDate {
  const [today, setToday] = useState(renderedOn);
  useEffect(() => {
    const look = () => setToday(romeDate(new Date()));
    look();
    const timer = setInterval(look, MINUTE_MILLISECONDS);
    const returns = ['focus', 'pageshow', 'visibilitychange'];
    for (const event of returns) window.addEventListener(event, look);
    return () => {
      clearInterval(timer);
      for (const event of returns) window.removeEventListener(event, look);
    };
  }, []);
  return today;
}
