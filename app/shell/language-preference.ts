import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';

const STORAGE_KEY = 'i18nextLng';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`);

/** The language in a document's cookies; undefined where there is none that the site speaks. */
export function languageOfCookies(cookies: string): Language | undefined {
  return parseLanguage(COOKIE.exec(cookies)?.[1]);
}

/** The cookie that keeps a language for a year, as `document.cookie` takes it. */
export function languageCookie(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

function writeCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the browsers that this reaches.
  document.cookie = languageCookie(language, location.protocol);
}

/**
 * Keeps a chosen language in the cookie, for the server, and in local storage for when the cookie
 * is dropped.
 */
export function keepLanguage(language: Language): void {
  writeCookie(language);
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is closed: the cookie alone keeps the choice.
  }
}

function storedLanguage(): Language | undefined {
  try {
    return (
      parseLanguage(localStorage.getItem(STORAGE_KEY)) ??
      parseLanguage(sessionStorage.getItem(STORAGE_KEY))
    );
  } catch {
    // Storage is closed.
    return undefined;
  }
}

/**
 * The language that the visitor chose before; undefined where none was. Where only storage still
 * has it, the cookie is written again, and a page in another language is requested again unless its
 * address names a language.
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
