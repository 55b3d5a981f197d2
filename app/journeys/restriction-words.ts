import type { Language } from '#app/domain/language.ts';
import type { SearchSettings } from '#app/domain/timetable/search-settings.ts';
import type { Via } from '#app/domain/timetable/via-journeys.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { stationWords } from './train-words.ts';

/**
 * The restrictions of a search in words, so that no time or count of the journeys that are left
 * passes for that of all; undefined without any restriction.
 *
 * @example restrictionWords({ kinds: 'regional' }, undefined, 'en') // 'by regional trains alone'
 */
export function restrictionWords(
  { kinds, leastChange }: SearchSettings,
  via: Via | undefined,
  language: Language,
): string | undefined {
  const t = textsFor(language, 'search');
  const words: string[] = [];
  if (via) words.push(t('restrictions.via', { place: stationWords(via.station, language) }));
  if (kinds === 'regional') words.push(t('restrictions.regional'));
  if (leastChange !== undefined)
    words.push(t('restrictions.change', { minutes: formatDuration(leastChange, language) }));
  return words.length > 0 ? words.join(', ') : undefined;
}
