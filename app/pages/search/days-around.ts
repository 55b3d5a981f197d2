import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { LATEST_DAYS_AHEAD } from '#app/domain/search/journey-search.ts';

/** The addresses of the same search on the day before and the day after; undefined outside. */
export interface DaysAround {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * The ways to the days around one.
 *
 * @param first the earliest day that the ways may lead to; the last is that of the calendar
 */
export function daysAround(
  day: IsoDate,
  { first, today }: { readonly first: IsoDate; readonly today: IsoDate },
  addressOf: (day: IsoDate) => string,
): DaysAround {
  return {
    before: day > first ? addressOf(addDays(day, -1)) : undefined,
    after: day < addDays(today, LATEST_DAYS_AHEAD) ? addressOf(addDays(day, 1)) : undefined,
  };
}
