import { forgetChoices } from '#app/booking/kept-choices.ts';
import { KEPT_TRIPS, PLANS, SEARCHES } from '#app/offline/kept-searches.ts';
import { closest } from './closest.ts';
import { forgetTrips, type KeptTrip, readTrips, removeTrip, tripTitle } from './kept-trips.ts';
import { keepPages, languageOf } from './my-trips.ts';

/** Fills the page of the device's trips, and makes its buttons work. */
export function showTrips(page: HTMLElement): void {
  fill(page);
  // Another tab has kept or removed a trip, or the visitor comes back from a page that did.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, () => fill(page));
  page.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, 'button');
    if (button) remove(page, button);
  });
}

function fill(page: HTMLElement): void {
  const focused = document.activeElement?.getAttribute('href');
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
  // On the way back from a trip its link has the focus, which its new row takes over.
  const links = [...page.querySelectorAll('a')];
  const link = links.find((one) => one.getAttribute('href') === focused);
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

/** Removes the trip of a button, or all of them, and moves the focus on: the button is gone. */
function remove(page: HTMLElement, button: HTMLButtonElement): void {
  const { removes } = button.dataset;
  const next = button.closest('li')?.nextElementSibling?.querySelector('button')?.dataset.removes;
  if (removes === undefined) {
    forgetTrips();
    forgetChoices();
  } else {
    removeTrip(removes);
  }
  fill(page);
  const buttons = [...page.querySelectorAll('button')];
  const nextButton = next && buttons.find(({ dataset }) => dataset.removes === next);
  (nextButton || page.querySelector('h1'))?.focus();
  // The visitor does not wait for the saved pages. Without storage nothing was kept.
  void (removes === undefined ? forgetPages() : keepPages()).catch(() => {});
}

async function forgetPages(): Promise<void> {
  await Promise.all([SEARCHES, PLANS, KEPT_TRIPS].map((name) => caches.delete(name)));
}

/** The places of a plan, between which alone lines end: «Rome Termini –», «Venice Santa Lucia». */
function unbrokenNames(places: string): string {
  const names = places.split(' – ');
  if (names.length === 1) return places;
  return names.map((name) => name.replaceAll(' ', '\u00a0')).join('\u00a0– ');
}

function rowOf(trip: KeptTrip, template: HTMLTemplateElement | null): Node {
  const row = template?.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  const { address, places, when } = trip;
  const title = tripTitle(trip);
  const language = languageOf(address);
  if (link) {
    link.href = address;
    // The trip is named, and its page written, in the language in which it was kept.
    link.lang = language;
    link.querySelector('span')?.append(unbrokenNames(places));
    // The dates stand on the line below; the label for screen readers has a comma before them.
    link.append(when);
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
