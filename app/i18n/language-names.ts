import { inEveryLanguage, type Language } from '#app/domain/language.ts';
import { localeOf } from './intl.ts';

/** Each language's own name, as its menu shows it (docs/product.md, section 3). */
export const LANGUAGE_NAMES = inEveryLanguage(ownName);

/** `Intl` writes names as inside a sentence: «français». */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(language) ?? '';
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
