import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';

const STORAGE_KEY = 'i18nextLng';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`);

/** The language in a document's cookies; undefined without a supported one. */
export function languageOfCookies(cookies: string): Language | undefined {
  return parseLanguage(COOKIE.exec(cookies)?.[1]);
}

/** The text for `document.cookie` that stores a language for a year. */
export function languageCookie(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

function writeCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for us.
  document.cookie = languageCookie(language, location.protocol);
}

/**
 * Stores a language in the cookie, for the server, and in local storage in case that is deleted.
 */
export function keepLanguage(language: Language): void {
  writeCookie(language);
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The storage is blocked: only the cookie holds the language.
  }
}

function storedLanguage(): Language | undefined {
  try {
    return (
      parseLanguage(localStorage.getItem(STORAGE_KEY)) ??
      parseLanguage(sessionStorage.getItem(STORAGE_KEY))
    );
  } catch {
    // The storage is blocked.
    return undefined;
  }
}

/**
 * The language that the visitor has chosen before, if any. If only the storage has it, the cookie
 * is written again, and a page in another language is reloaded unless its address names a language.
 */
export function restoreLanguage(url: URL, pageLanguage: Language): Language | undefined {
  const chosen = languageOfCookies(document.cookie);
  if (chosen) return chosen;
  const stored = storedLanguage();
  if (!stored) return undefined;
  writeCookie(stored);
  if (stored !== pageLanguage && !parseLanguage(url.searchParams.get(LANGUAGE_QUERY))) {
    const translated = new URL(url);
    translated.searchParams.set(LANGUAGE_QUERY, stored);
    location.replace(translated.href);
  }
  return stored;
}
