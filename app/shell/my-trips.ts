import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { LANGUAGE_QUERY, parseLanguage } from '#app/domain/language-tag.ts';
import { keptAddress, keptAddresses } from '#app/domain/search/kept-search.ts';
import { PLAN_PATH, SEARCH_PATH } from '#app/i18n/addresses.ts';
import { KEPT_TRIPS } from '#app/offline/kept-searches.ts';
import { addTrip, type KeptTrip, readTrips } from './kept-trips.ts';

const KEPT_PATHS = { search: SEARCH_PATH, plan: PLAN_PATH };

/** Notes the search whose page is open as the latest one of this device. */
export function noteOpenSearch(): void {
  const search = document.querySelector<HTMLElement>('[data-search-places]');
  const { searchPlaces: places, searchWhen: when = '' } = search?.dataset ?? {};
  const address = keptAddress(new URL(location.href), KEPT_PATHS, pageLanguage());
  if (places && address) addTrip('searched', { address, places, when });
}

/**
 * Keeps a train or a plan on this device, with its page to read without a connection.
 *
 * @returns whether the trip is kept; its page is saved later
 */
export function keepTrip(trip: KeptTrip): boolean {
  const isKept = addTrip('kept', trip);
  if (isKept) void savePages();
  return isKept;
}

async function savePages(): Promise<void> {
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

/**
 * Saves the pages of the kept trips that are not saved yet, and drops those of removed ones. A trip
 * may be removed in one tab while another saves its page: one tab does so at a time.
 */
export function keepPages(): Promise<void> {
  return navigator.locks.request(KEPT_TRIPS, updatePages);
}

async function updatePages(): Promise<void> {
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

/** Whether the page of a search with a certain train open is saved on this device. */
export async function isTrainSaved(address: string): Promise<boolean> {
  const [kept = ''] = keptAddresses(new URL(address), KEPT_PATHS, pageLanguage());
  // A browser may forbid storage.
  return !!(await caches.match(kept, { ignoreVary: true }).catch(() => {}));
}

/** The language of a kept trip's page. Addresses in the default language may not name it. */
export function languageOf(address: string): Language {
  const named = new URL(address, location.href).searchParams.get(LANGUAGE_QUERY);
  return parseLanguage(named) ?? DEFAULT_LANGUAGE;
}

function pageLanguage(): Language {
  return document.documentElement.lang as Language;
}
