import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';

/** How far from today a day may be. */
const MOST_DAYS_AWAY = 366;

/** The first and the last day whose trains the map shows: a year before and after today. */
export function shownDays(today: IsoDate): { readonly first: IsoDate; readonly last: IsoDate } {
  return { first: addDays(today, -MOST_DAYS_AWAY), last: addDays(today, MOST_DAYS_AWAY) };
}

/** Whether the map shows the trains of a day. */
export function isShownDay(day: IsoDate, today: IsoDate): boolean {
  const { first, last } = shownDays(today);
  return day >= first && day <= last;
}
