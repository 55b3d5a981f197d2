import type { Language } from '#app/domain/language.ts';
import { withinSentence } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { FigureRow } from './trip-facts.ts';

/**
 * A figure with its name as a sentence: «From Naples to Sorrento: local train, about 1 h 10 min.»
 */
export function figureSentence([name, value]: FigureRow, language: Language): string {
  return textsFor(language, 'trip')('onward.figure', { name, value: withinSentence(value) });
}
