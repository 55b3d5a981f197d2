import { TIMETABLE } from '#app/data/journeys/sources.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { formatDate } from '#app/i18n/format.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';

/** What a popular route's figures are worth: how long their timetable is in force, and what is an estimate. */
export function journeyNote({ sources }: Pick<PopularRoute, 'sources'>, language: Language): string {
  const t = translatorFor(language).getFixedT(language, 'journey');
  const until = parseIsoDate(TIMETABLE.until);
  const isTimetable = TIMETABLE.sources.some((id) => id === sources.durationMinutes);
  const sentences = [
    isTimetable &&
      until &&
      t('notes.timetable', { until: formatDate(until, language).replaceAll(' ', '\u00a0') }),
    t('notes.estimates'),
    t('notes.shop'),
  ];
  return sentences.filter(Boolean).join(' ');
}
