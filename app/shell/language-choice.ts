import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { closest } from './closest.ts';
import { keepLanguage } from './language-preference.ts';
import { savePlace } from './place.ts';

type Fields = Iterable<readonly [string, FormDataEntryValue]>;

/**
 * The address of a link to a language, with the fields of the page's address in place of the
 * link's, which the server wrote before the visitor's choices.
 */
export function chosenAddress(href: string, search: string, language: Language): URL {
  const address = new URL(href);
  address.search = search;
  address.searchParams.set(LANGUAGE_QUERY, language);
  return address;
}

/** Writes into an address the fields that differ from the form in the server's HTML. */
export function setChangedFields(address: URL, fields: Fields, sent: FormData): void {
  for (const [name, value] of fields) {
    if (value !== sent.get(name)) address.searchParams.set(name, value as string);
  }
}

/** The fields of a form in the server's HTML. */
function sentFields(form: HTMLFormElement): FormData {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return new FormData(copy);
}

/**
 * Stores a language that is chosen in the menu, and puts the search into its link: the fields of
 * the address, and changes of the form before hydration. Opening a page in a language stores
 * nothing.
 */
export function carryChoice(): void {
  window.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[data-language]');
    const language = link && parseLanguage(link.getAttribute('data-language'));
    if (!language) return;
    const address = chosenAddress(link.href, location.search, language);
    const form = document.querySelector<HTMLFormElement>('form.booking');
    if (form) setChangedFields(address, new FormData(form), sentFields(form));
    link.href = address.href;
    keepLanguage(language);
    savePlace(address.pathname);
  });
}
