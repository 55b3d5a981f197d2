import type { Language } from '#app/domain/language.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { namesYear } from '#app/ui/sources/names-year.ts';
import type { TripJourney } from './trip-journey-data.server.ts';

/** What is known of a trip's trains, as the figures of a page and a note of what they are worth. */
export interface JourneyFacts {
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly note: string;
}

type TripSource = (TripJourney & { kind: 'known' })['source'];

/** Writes what is known of a trip's trains in a language. */
export function journeyFacts(journey: TripJourney, language: Language): JourneyFacts {
  const t = translatorFor(language).getFixedT(language, 'journey');
  switch (journey.kind) {
    case 'popular':
      return {
        rows: [
          [t('facts.duration'), journey.duration],
          [t('facts.frequency'), journey.frequency],
          [t('facts.price'), journey.price],
        ],
        note: journey.note,
      };
    case 'known':
      return {
        rows: [
          [t('facts.duration'), journey.duration],
          [t('facts.changes'), changesText(journey, language)],
          [t('facts.distance'), journey.distance],
        ],
        note: `${timeNote(journey.source, language)} ${t('notes.shop')}`,
      };
    case 'unknown':
      return {
        rows: [[t('facts.distance'), t('facts.straight', { distance: journey.distance })]],
        note: `${t('notes.noFigures')} ${t('notes.shop')}`,
      };
  }
}

/** Where a time comes from; one that this site added up from two journeys has no address. */
function timeNote(source: TripSource, language: Language): string {
  const t = translatorFor(language).getFixedT(language, 'journey');
  if (!source?.url) return t('notes.joined');
  return t(namesYear(source) ? 'notes.datedSource' : 'notes.source', { ...source });
}

function changesText({ changes, changeIn }: TripJourney & { kind: 'known' }, language: Language): string {
  const t = translatorFor(language).getFixedT(language, 'journey');
  if (changes === 0) return t('facts.direct');
  return changeIn ? t('facts.changeIn', { place: changeIn }) : String(changes);
}
