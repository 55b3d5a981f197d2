import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { closest } from './closest.ts';

/** The first language of the browser's list that the site speaks, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map(parseLanguage).find(Boolean) ?? DEFAULT_LANGUAGE;
}

/**
 * A link's address with the language of the page it stands on; undefined where the link leaves the
 * site or names a language itself.
 */
export function addressWithLanguage(
  href: string,
  page: URL,
  language: Language,
): string | undefined {
  const address = new URL(href, page);
  if (address.origin !== page.origin || address.searchParams.has(LANGUAGE_QUERY)) return undefined;
  address.searchParams.set(LANGUAGE_QUERY, language);
  return address.href;
}

/**
 * Names the page's language in the links and forms that are used on it, where its address names a
 * language that is not the visitor's own. A link without a language is English, and the server
 * would answer it in the visitor's own.
 */
export function nameLanguageInLinks(
  page: URL,
  language: Language,
  chosen: Language | undefined,
): void {
  const own = chosen ?? preferredLanguage(navigator.languages);
  if (own === language || !parseLanguage(page.searchParams.get(LANGUAGE_QUERY))) return;
  const nameIn = ({ target }: Event) => {
    const link = closest(target, 'a[href]');
    const address =
      link && addressWithLanguage(link.getAttribute('href') as string, page, language);
    if (address) link.setAttribute('href', address);
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    window.addEventListener(type, nameIn, true);
  window.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'get') formData.set(LANGUAGE_QUERY, language);
  });
}
