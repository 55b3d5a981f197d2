import { parseLanguage } from '#app/domain/language-tag.ts';
import { closest } from './closest.ts';
import { keepLanguage } from './language-preference.ts';
import { savePlace } from './place.ts';

type Fields = Iterable<readonly [string, FormDataEntryValue]>;

/** Adds the fields of a query that an address does not have. */
export function addMissingFields(address: URL, search: string): void {
  for (const [name, value] of new URLSearchParams(search)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  }
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
 * Stores a language that is chosen in the menu, and adds the search to its link: the fields of the
 * address, and changes of the form before hydration. Opening a page in a language stores nothing.
 */
export function carryChoice(): void {
  window.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[data-language]');
    const language = link && parseLanguage(link.getAttribute('data-language'));
    if (!language) return;
    const address = new URL(link.href);
    addMissingFields(address, location.search);
    const form = document.querySelector<HTMLFormElement>('form.booking');
    if (form) setChangedFields(address, new FormData(form), sentFields(form));
    link.href = address.href;
    keepLanguage(language);
    savePlace(address.pathname);
  });
}
