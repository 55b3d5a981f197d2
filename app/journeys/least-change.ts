import { CHANGE_ESTIMATE, CHANGE_STATIONS } from '#app/data/minutes-to-change/change-stations.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type Journey, leastMinutesBetween } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { sourceAge } from './source-age.ts';
import { stationWords } from './train-words.ts';

const SOURCED: ReadonlySet<string> = new Set(
  CHANGE_STATIONS.flatMap((station) => ('source' in station ? station.stationId : [])),
);

/**
 * The least minutes of a journey's changes where they are the site's own estimates, with the time
 * of checking; undefined where none is. A stay is no change.
 */
export function estimatedChanges(
  timetable: Timetable,
  { rides, stay }: Journey,
  today: IsoDate,
  language: Language,
): string | undefined {
  const t = textsFor(language, 'trains');
  const changes = rides.slice(1).flatMap((next, at) => {
    const ride = rides[at];
    if (!ride || stay?.rides === at + 1) return [];
    const isOtherStation = ride.to !== next.from;
    const isGiven = timetable.changesOfFeeds.has(next.from) || SOURCED.has(next.from);
    if (!isOtherStation && isGiven) return [];
    return t(isOtherStation ? 'line.way' : 'details.changeAt', {
      minutes: formatDuration(leastMinutesBetween(timetable, ride, next), language),
      place: stationWords(next.from, language),
    });
  });
  if (changes.length === 0) return undefined;
  const age = sourceAge(CHANGE_ESTIMATE, today, language);
  return t('details.changes', { changes: formatList([...new Set(changes)], language), age });
}
