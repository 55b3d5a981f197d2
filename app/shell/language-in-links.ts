import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { closest } from './closest.ts';

/** The first supported language of the browser's list, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map(parseLanguage).find(Boolean) ?? DEFAULT_LANGUAGE;
}

/**
 * A link's address with the language of its page. Undefined for links to other sites and links that
 * name a language.
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
 * Adds the page's language to used links and forms if the page's address names another language
 * than the visitor's own. Links to English pages name no language, so the server would respond in
 * the visitor's own.
 */
export function nameLanguageInLinks(
  page: URL,
  language: Language,
  chosen: Language | undefined,
): void {
  const own = chosen ?? preferredLanguage(navigator.languages);
  if (own === language || !parseLanguage(page.searchParams.get(LANGUAGE_QUERY))) return;
  const addLanguage = ({ target }: Event) => {
    const link = closest(target, 'a[href]');
    const address =
      link && addressWithLanguage(link.getAttribute('href') as string, page, language);
    if (address) link.setAttribute('href', address);
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    window.addEventListener(type, addLanguage, true);
  window.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'get') formData.set(LANGUAGE_QUERY, language);
  });
}
