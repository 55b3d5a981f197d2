import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { trainsADay } from '../timetable/import-timetable.ts';

/** Describes a timetable for the operator: a line for each feed, and one for all trains. */
export function describeTimetable(timetable: Timetable, today: IsoDate): string[] {
  const feeds = timetable.feeds.map(({ name, firstDay, lastDay }, feed) => {
    const trips = timetable.tripFeeds.reduce((count, of) => count + (of === feed ? 1 : 0), 0);
    const over = lastDay < today ? `, over since ${addDays(lastDay, 1)}` : '';
    return `${name}: ${firstDay} to ${lastDay}${over}, ${trips} trips`;
  });
  const { firstDay } = timetable;
  const dates = firstDay === undefined ? 'by days of the week' : `by dates, from ${firstDay} on`;
  return [...feeds, `${trainsADay(timetable)} trains a day, ${dates}`];
}
