import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { monthName } from './train-words.ts';

/** Timetables with the days on which they end, or with their months where they have ended. */
export function timetablesUntil(
  feeds: Timetable['feeds'],
  today: IsoDate,
  language: Language,
): string {
  const t = textsFor(language, 'trains');
  // Of several feeds of one company, the one that ends last.
  const lastOf = new Map<string, Timetable['feeds'][number]>();
  for (const feed of feeds) {
    if (feed.lastDay > (lastOf.get(feed.name)?.lastDay ?? '')) lastOf.set(feed.name, feed);
  }
  // Companies whose timetables end together are named together.
  const byEnd = Map.groupBy(lastOf.values(), (feed) =>
    feed.lastDay < today ? monthsOf(feed, language) : feed.lastDay,
  );
  const names = [...byEnd].map(([months, together]) => {
    const lastDay = together[0]?.lastDay ?? today;
    return t(lastDay < today ? 'basis.ended' : 'basis.valid', {
      count: together.length,
      operators: formatList(
        together.map(({ name }) => name),
        language,
      ),
      date: formatDate(lastDay, language),
      months,
    });
  });
  return formatList(names, language);
}

/** «December 2025 – June 2026», «June 2026» */
function monthsOf(
  { firstDay, lastDay }: Pick<Timetable['feeds'][number], 'firstDay' | 'lastDay'>,
  language: Language,
): string {
  const [from, to] = [monthName(firstDay, language), monthName(lastDay, language)];
  return textsFor(language, 'trains')(from === to ? 'basis.month' : 'basis.months', { from, to });
}
