import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';

/**
 * The field that keeps the page's language when a form is sent without JavaScript. Addresses in
 * the default language do not name it.
 */
export function LanguageField({ language }: { readonly language: Language }) {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return <input type="hidden" name={LANGUAGE_QUERY} value={language} />;
}
