import type { Language } from '#app/domain/language.ts';
import type { Frequency } from '#app/domain/routes/journey.ts';
import { formatDuration } from './format.ts';
import { translatorFor } from './page-texts.server.ts';

/** How often trains leave, in words that follow a label: «every 30 min», «ogni ora», «8 trains par jour». */
export function formatFrequency(frequency: Frequency, language: Language): string {
  const t = translatorFor(language).getFixedT(language, 'journey');
  if ('trainsPerDay' in frequency) return t('perDay', { count: frequency.trainsPerDay });
  const { everyMinutes } = frequency;
  return everyMinutes % 60 === 0
    ? t('everyHours', { count: everyMinutes / 60 })
    : t('every', { interval: formatDuration(everyMinutes, language) });
}
