/// <reference lib="webworker" />

import { parseLanguage } from '#app/domain/language-tag.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { requestRule } from './request-rule.ts';
import { findSaved, saveFile } from './saved-files.ts';
import {
  findPastTrip,
  findSavedPage,
  languageSeenLast,
  removeOldBuilds,
  saveMap,
  saveOfflinePage,
  saveOpenPage,
  savePage,
} from './saved-pages.ts';

// TypeScript's DOM library declares `self` as that of a page.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const rule = requestRule(event.request, self.location.origin);
  if (rule === 'page') event.respondWith(respondWithPage(event));
  if (rule === 'file') event.respondWith(respondWithFile(event));
});
// A page that has been open for some seconds says in which language it is.
worker.addEventListener('message', (event) => {
  const language = parseLanguage(String(event.data));
  if (event.source instanceof WindowClient && language)
    event.waitUntil(saveMap(new URL(event.source.url), language).catch(ignore));
});

async function install(): Promise<void> {
  if ((await languageSeenLast()) === undefined) {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await Promise.all(open.map(({ url }) => saveOpenPage(new URL(url)).catch(ignore)));
  }
  await saveOfflinePage(await languageSeenLast());
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await removeOldBuilds();
  // The browser requests a page while the worker is starting, so that the worker delays no page.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/**
 * Network first: any response of the server is used, errors included. The server has no trains of
 * past days, so that a trip that the visitor keeps is then the saved one: its last train may still
 * be on its way.
 */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const past = await findPastTrip(url, romeDate(new Date())).catch(() => undefined);
  if (past) {
    // A browser complains about a preload that nobody waits for.
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(ignore));
    return past;
  }
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(savePage(url, response.clone()).catch(ignore));
    return response;
  } catch {
    return (await findSavedPage(url)) ?? Response.error();
  }
}

async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A broken storage is like an empty one: the network may still work.
  const known = await findSaved(request.url).catch(() => undefined);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(saveFile(request.url, response.clone()).catch(ignore));
  return response;
}

/** A file that cannot be saved, without network or storage, is not saved. */
function ignore(): void {}
