import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { LATEST_DAYS_AHEAD } from '#app/domain/search/journey-search.ts';

/** A day, and the addresses of the same search on those around it; undefined outside. */
export interface DaysAround {
  readonly day: IsoDate;
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
    day,
    before: day > first ? addressOf(addDays(day, -1)) : undefined,
    after: day < addDays(today, LATEST_DAYS_AHEAD) ? addressOf(addDays(day, 1)) : undefined,
  };
}
