import type { Language } from '#app/domain/language.ts';
import { i18nFor } from './instance.ts';
import { RESOURCES } from './resources/resources.server.ts';
import type { PageTexts, TextPart } from './resources/texts.ts';

/** The texts of some parts in one language, as a loader sends them to the browser. */
export function pageTexts(language: Language, parts: readonly TextPart[]): PageTexts {
  return Object.fromEntries(parts.map((part) => [part, RESOURCES[language][part]]));
}

/** The server's translator of a language, with every text. */
export function translatorFor(language: Language) {
  return i18nFor(language, RESOURCES[language]);
}
