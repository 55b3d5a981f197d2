import type { FigureSource } from '#app/data/schema.ts';
import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { asSentence } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type BasisRequest, feedsOf, timetablesUntil } from './timetable-basis.ts';
import { timetableNames } from './train-words.ts';

/** The publication of the timetable that comes with the project; loaded feeds have no page. */
const ACCESS_POINT = 'https://www.cciss.it/nap/';

/**
 * A timetable as a source, by the names and the months of its feeds.
 *
 * @param journeys those whose feeds are named; all feeds without any
 */
export function timetableSource(
  timetable: Timetable,
  language: Language,
  journeys: readonly Journey[] = [],
): FigureSource {
  const { firstDay } = timetable;
  const feeds = feedsOf(timetable, journeys);
  const lastYear = Math.max(...feeds.map(({ lastDay }) => Number(lastDay.slice(0, 4))));
  const url = firstDay === undefined ? ACCESS_POINT : undefined;
  const name = timetableNames(feeds, language);
  return { name: asSentence(name), url, year: lastYear };
}

/**
 * A note that names the timetables of some times, and their ends.
 *
 * @param journeys those that have the times
 */
export function timeNote(
  { planner, today, language }: BasisRequest,
  journeys: readonly Journey[],
): string {
  return textsFor(language, 'journey')('notes.timetable', {
    name: timetablesUntil(feedsOf(planner.timetable, journeys), today, language),
  });
}
