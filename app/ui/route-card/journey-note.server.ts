import type { Language } from '#app/domain/language.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { timetableNames } from '../trains/train-words.server.ts';

/** What a popular route's figures are worth: the timetable that they are from, and what is an estimate. */
export function journeyNote(timetable: Timetable, language: Language): string {
  const t = textsFor(language, 'journey');
  return [timeNote(timetable, language), t('notes.estimates'), t('notes.shop')].join(' ');
}

/** Which timetable times are from. */
export function timeNote(timetable: Timetable, language: Language): string {
  const t = textsFor(language, 'journey');
  return t('notes.timetable', { name: timetableNames(timetable.feeds, language) });
}
