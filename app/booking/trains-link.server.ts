import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { usualDayOf } from '#app/domain/timetable/days.ts';
import { SATURDAY } from '#app/domain/timetable/timetable.ts';
import { formatWeekdayAndDate } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { hasOwnTrains } from '#app/journeys/timetable-basis.ts';
import type { BookingIslandProps } from './booking-island.tsx';

interface Pair {
  readonly fromId: string;
  readonly toId: string;
}

/**
 * The form on a page that states the figures of a typical weekday. Those of a typical Monday would
 * repeat them, or seem to contradict them: the form has a link to the trains in place of its answer.
 * A date whose own trains are known, a Saturday, a Sunday and other stations keep the answer.
 */
export function withTrainsLink(
  { planner, fields, language }: Pick<SiteRequest, 'planner' | 'fields' | 'language'>,
  { data, island }: BookingIslandProps,
  { fromId, toId }: Pair,
): BookingIslandProps {
  const date = parseIsoDate(data.search.date);
  const isOfPair = !fields.has('from') && !fields.has('to');
  const isWeekday = date !== undefined && usualDayOf(date) < SATURDAY;
  if (!isOfPair || !isWeekday || hasOwnTrains(planner, fromId, toId, date)) return { data, island };
  const names = { date: formatWeekdayAndDate(date, language) };
  return {
    data: { ...data, trainsLink: textsFor(language, 'search')('answer.trains', names) },
    island,
  };
}
