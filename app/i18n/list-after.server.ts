import type { Language } from '#app/domain/language.ts';
import { formatList } from './format.ts';
import { textsFor } from './page-texts.server.ts';

/**
 * Formats names as a list to stand behind a preposition of a text. Italian and French say it again
 * before each further name, with that name's article.
 *
 * @param preposition in English; the text in front of the list has the one of its language
 * @example listAfter('of', ['Trenord', 'ÖBB'], 'it') // 'Trenord e delle ÖBB', behind «di»
 */
export function listAfter(
  preposition: 'at' | 'from' | 'of',
  names: readonly string[],
  language: Language,
): string {
  const t = textsFor(language, 'trains');
  return formatList(
    names.map((name, at) => (at === 0 ? name : t(`further.${preposition}`, { name }))),
    language,
  );
}
