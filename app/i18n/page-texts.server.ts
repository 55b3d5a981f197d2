import type { Language } from '#app/domain/language.ts';
import { RESOURCES, type Texts } from './resources/resources.server.ts';
import { type PageTexts, type Translator, translatorOf } from './translator.ts';

/** Every text of a language, for the provider around a page. */
export const pageTexts = (language: Language): PageTexts => ({ language, ...RESOURCES[language] });

/**
 * The texts of one part of the site in a language, by their keys.
 * @example textsFor('it', 'hotels')('title', { city: 'Roma' })
 */
export const textsFor = <Part extends keyof Texts>(
  language: Language,
  part: Part,
): Translator<Texts[Part]> => translatorOf(RESOURCES[language][part], language);
