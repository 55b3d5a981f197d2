import { useEffect, useState } from 'react';
import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';

/**
 * Today in Rome: first the day on which the server made the page, so that both agree, then the day of the visitor's
 * clock, looked at again whenever the page is come back to, since a page may stay open past midnight.
 */
export function useToday(renderedOn: IsoDate): IsoDate {
  const [today, setToday] = useState(renderedOn);
  useEffect(() => {
    const look = () => setToday(romeDate(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return today;
}
