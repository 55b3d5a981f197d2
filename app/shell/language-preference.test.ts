import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  keepLanguage,
  languageCookie,
  languageOfCookies,
  restoreLanguage,
} from './language-preference.ts';

const url = (path: string) => new URL(path, 'https://www.example.com');

/** A browser with cookies and a local storage; undefined for a blocked storage. */
function useBrowser(cookie: string, stored: string | null | undefined) {
  const document = { cookie };
  const replace = vi.fn();
  const setItem = vi.fn();
  const getItem = () => {
    if (stored === undefined) throw new Error('storage is blocked');
    return stored;
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'https:', replace });
  vi.stubGlobal('localStorage', { getItem, setItem });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  return { document, replace, setItem };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('languageOfCookies', () => {
  it.each([
    ['', undefined],
    ['i18next=it', 'it'],
    ['theme=dark; i18next=fr; a=b', 'fr'],
    ['xi18next=it', undefined],
    ['i18next=de', undefined],
    ['i18next=<script>', undefined],
  ])('reads «%s» as %s', (cookies, language) => {
    expect(languageOfCookies(cookies)).toBe(language);
  });
});

describe('languageCookie', () => {
  it('lasts for a year, and is secure on a page over HTTPS', () => {
    expect(languageCookie('it', 'http:')).toBe(
      'i18next=it; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(languageCookie('it', 'https:')).toMatch(/; Secure$/);
  });
});

describe('keepLanguage', () => {
  it('stores the language in the cookie and in local storage', () => {
    const { document, setItem } = useBrowser('', null);
    keepLanguage('fr');
    expect(document.cookie).toMatch(/^i18next=fr;/);
    expect(setItem).toHaveBeenCalledWith('i18nextLng', 'fr');
  });
});

describe('restoreLanguage', () => {
  it('prefers the cookie', () => {
    const { replace } = useBrowser('i18next=it', 'fr');
    expect(restoreLanguage(url('/help'), 'it')).toBe('it');
    expect(replace).not.toHaveBeenCalled();
  });

  it('restores a deleted cookie, and reloads a page in another language', () => {
    const { document, replace } = useBrowser('', 'fr');
    expect(restoreLanguage(url('/help?a=1'), 'en')).toBe('fr');
    expect(document.cookie).toMatch(/^i18next=fr;/);
    expect(replace).toHaveBeenCalledWith('https://www.example.com/help?a=1&lng=fr');
  });

  it.each([
    ['the page is in the stored language', '/help', 'fr'],
    ['the address names a language', '/help?lng=it', 'it'],
    ['the address names a region of a language', '/help?lng=IT-ch', 'it'],
  ] as const)('does not reload if %s', (_, path, language) => {
    const { document, replace } = useBrowser('', 'fr');
    expect(restoreLanguage(url(path), language)).toBe('fr');
    expect(document.cookie).toMatch(/^i18next=fr;/);
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([null, 'de', undefined])('finds none if the storage holds %s', (stored) => {
    const { document } = useBrowser('', stored);
    expect(restoreLanguage(url('/help'), 'en')).toBeUndefined();
    expect(document.cookie).toBe('');
  });
});
