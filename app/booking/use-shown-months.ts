import { useState } from 'react';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '#app/domain/search/iso-date.ts';
import { LATEST_DAYS_AHEAD } from '#app/domain/search/journey-search.ts';

/** The width for two months side by side, as in calendar.css. */
const TWO_MONTHS = '(width >= 48rem)';

export interface ShownMonths {
  /** The last day that can be chosen; the first is today. */
  readonly latest: IsoDate;
  /** The first day of each shown month, from left to right. */
  readonly months: readonly { readonly position: number; readonly firstDay: IsoDate }[];
  /** The only day in the tab order; the arrow keys move on from it. */
  readonly tabStop: IsoDate;
  readonly canStep: (by: -1 | 1) => boolean;
  /** Shows the month before or after. */
  readonly step: (by: -1 | 1) => void;
  /** Shows a day, or the nearest one that can be chosen, as the tab stop; returns that day. */
  readonly show: (date: IsoDate) => IsoDate;
}

/** The months that the calendar shows, one or two, and its tab stop. */
export function useShownMonths(today: IsoDate, initial: IsoDate): ShownMonths {
  const [monthCount] = useState(() => (window.matchMedia(TWO_MONTHS).matches ? 2 : 1));
  const latest = addDays(today, LATEST_DAYS_AHEAD);
  const firstMonth = firstOfMonth(today);
  const lastMonth = addMonths(firstOfMonth(latest), 1 - monthCount);
  const [focused, setFocused] = useState(initial);
  const active = between(today, focused, latest);
  const [month, setMonth] = useState(() => monthOf(active));
  const months = [0, 1]
    .slice(0, monthCount)
    .map((position) => ({ position, firstDay: addMonths(month, position) }));

  /** The first shown month for a day. */
  function monthOf(date: IsoDate): IsoDate {
    return between(firstMonth, firstOfMonth(date), lastMonth);
  }

  function isShown(date: IsoDate): boolean {
    return months.some(({ firstDay }) => firstDay === firstOfMonth(date));
  }

  function canStep(by: -1 | 1): boolean {
    return month !== (by < 0 ? firstMonth : lastMonth);
  }

  return {
    latest,
    months,
    tabStop: isShown(active) ? active : between(today, month, latest),
    canStep,
    step(by) {
      if (canStep(by)) setMonth(addMonths(month, by));
    },
    show(date) {
      const next = between(today, date, latest);
      setFocused(next);
      if (!isShown(next)) setMonth(monthOf(next));
      return next;
    },
  };
}

function between(least: IsoDate, date: IsoDate, most: IsoDate): IsoDate {
  if (date < least) return least;
  return date > most ? most : date;
}
