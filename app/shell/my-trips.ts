import { forgetChoices } from '#app/booking/kept-choices.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { keptAddress, keptAddresses } from '#app/domain/search/kept-search.ts';
import { PLAN_PATH, SEARCH_PATH } from '#app/i18n/addresses.ts';
import { KEPT_TRIPS, PLANS, SEARCHES } from '#app/offline/kept-searches.ts';
import { closest } from './closest.ts';
import { addTrip, forgetTrips, type KeptTrip, readTrips, removeTrip } from './kept-trips.ts';

const KEPT_PATHS = { search: SEARCH_PATH, plan: PLAN_PATH };

/** Notes the search whose page is open as the latest one of this device. */
export function noteOpenSearch(): void {
  const title = document.querySelector<HTMLElement>('[data-search-title]')?.dataset.searchTitle;
  const address = keptAddress(new URL(location.href), KEPT_PATHS, pageLanguage());
  if (title && address) addTrip('searched', { address, title });
}

/** Keeps a train or a plan on this device, with its page to read without a connection. */
export async function keepTrip({ address, title }: KeptTrip): Promise<void> {
  addTrip('kept', { address, title });
  try {
    await keepPages();
    await keepFiles();
  } catch {
    // Without a connection or storage, the link is kept alone.
  }
}

/** Has the worker save the files of the open page, which may have been loaded before it. */
async function keepFiles(): Promise<void> {
  for (const file of document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
    'link[href^="/assets/"], script[src]',
  ))
    await fetch(file.href || file.src);
}

/** Saves the pages of the kept trips that are not saved yet, and drops those of removed ones. */
async function keepPages(): Promise<void> {
  const cache = await caches.open(KEPT_TRIPS);
  const kept = new Set(
    // With its open train, and as the list that has the train as a row.
    readTrips().kept.flatMap(({ address }) =>
      keptAddresses(new URL(address, location.href), KEPT_PATHS, languageOf(address)),
    ),
  );
  for (const { url } of await cache.keys()) {
    const address = url.replace(location.origin, '');
    if (!kept.delete(address)) await cache.delete(url, { ignoreVary: true });
  }
  // A page that cannot be had leaves the others.
  for (const address of kept) await cache.add(address).catch(() => {});
}

/** Fills the page of the device's trips, and makes its buttons work. */
export function showTrips(page: HTMLElement): void {
  fill(page);
  // Another tab has kept or removed a trip.
  window.addEventListener('storage', () => fill(page));
  page.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, 'button');
    if (button) void remove(page, button);
  });
}

function fill(page: HTMLElement): void {
  const template = page.querySelector('template');
  const trips = readTrips();
  for (const name of ['kept', 'searched'] as const) {
    const list = page.querySelector(`[data-list=${name}]`);
    list?.replaceChildren(...trips[name].map((trip) => rowOf(trip, template)));
    const section = list?.closest('section');
    if (section) section.hidden = trips[name].length === 0;
  }
  const isEmpty = trips.kept.length + trips.searched.length === 0;
  page.querySelector('[data-when=empty]')?.toggleAttribute('hidden', !isEmpty);
  page.querySelector('[data-when=filled]')?.toggleAttribute('hidden', isEmpty);
}

/** Removes the trip of a button, or all of them, and moves the focus on: the button is gone. */
async function remove(page: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const { removes } = button.dataset;
  const next = button.closest('li')?.nextElementSibling?.querySelector('button')?.dataset.removes;
  if (removes === undefined) {
    forgetTrips();
    forgetChoices();
    await forgetPages();
  } else {
    removeTrip(removes);
    await keepPages().catch(() => {});
  }
  fill(page);
  const buttons = [...page.querySelectorAll('button')];
  const nextButton = next && buttons.find(({ dataset }) => dataset.removes === next);
  (nextButton || page.querySelector('h1'))?.focus();
}

async function forgetPages(): Promise<void> {
  try {
    await Promise.all([SEARCHES, PLANS, KEPT_TRIPS].map((name) => caches.delete(name)));
  } catch {
    // Without storage nothing was kept.
  }
}

function rowOf({ address, title }: KeptTrip, template: HTMLTemplateElement | null): Node {
  const row = template?.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  // The places stand before the first comma, the day and the train after it.
  const placesEnd = title.includes(',') ? title.indexOf(',') : title.length;
  const language = languageOf(address);
  if (link) {
    link.href = address;
    // The trip is named, and its page written, in the language in which it was kept.
    link.lang = language;
    link.querySelector('span')?.append(title.slice(0, placesEnd));
    // The dates stand on the line below, without the comma; the label for screen readers has it.
    link.append(title.slice(placesEnd + 2));
    link.setAttribute('aria-label', title);
  }
  const button = row.querySelector('button');
  if (button) {
    button.dataset.removes = address;
    const name = button.querySelector('span');
    name?.append(title);
    name?.setAttribute('lang', language);
  }
  return row;
}

/** The language of a kept trip's page. Addresses in the default language may not name it. */
function languageOf(address: string): Language {
  const named = new URL(address, location.href).searchParams.get(LANGUAGE_QUERY);
  return parseLanguage(named) ?? DEFAULT_LANGUAGE;
}

function pageLanguage(): Language {
  return document.documentElement.lang as Language;
}
