import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { isKeepable } from './request-rule.ts';

/** The address that a page is kept under: its path and the language it is written in, however the visitor asked. */
export function keptAddress(path: string, language: Language): string {
  return `${path}?${LANGUAGE_QUERY}=${language}`;
}

/** The language in which a page is kept under an address. */
export function keptLanguage(address: string | undefined): Language | undefined {
  return address === undefined
    ? undefined
    : parseLanguage(new URL(address, 'http://localhost').searchParams.get(LANGUAGE_QUERY));
}

/**
 * The addresses under which a page may be kept, best first: in the language that the address names and no other; where
 * it names none, in the language seen last, then in any. None for a page that is never kept.
 *
 * @param lastSeen the language of the page that was opened last
 */
export function keptAddresses(asked: URL, lastSeen: Language | undefined): string[] {
  if (!isKeepable(asked)) return [];
  const named = parseLanguage(asked.searchParams.get(LANGUAGE_QUERY));
  const languages = named ? [named] : languagesFrom(lastSeen);
  return languages.map((language) => keptAddress(asked.pathname, language));
}

/** Every language once, those that are given first. */
export function languagesFrom(...first: readonly (Language | undefined)[]): Language[] {
  return [...new Set([...first.filter((language) => language !== undefined), ...LANGUAGES])];
}

/** What must go so that no more than `limit` are left; the list begins with the oldest. */
export function surplus<Entry>(entries: readonly Entry[], limit: number): Entry[] {
  return entries.slice(0, Math.max(0, entries.length - limit));
}
