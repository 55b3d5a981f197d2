/// <reference lib="webworker" />
import { requestRule } from './request-rule.ts';
import { findSaved, saveFile } from './saved-files.ts';
import {
  findSavedPage,
  languageSeenLast,
  removeOldBuilds,
  saveOfflinePage,
  saveOpenPage,
  savePage,
} from './saved-pages.ts';

// The types of pages and of workers share one library here, in which `self` is a page's.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const rule = requestRule(event.request, self.location.origin);
  if (rule === 'page') event.respondWith(answerPage(event));
  if (rule === 'file') event.respondWith(answerFile(event));
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
  // The request for a page leaves while the worker is still starting, so that no page arrives later
  // than without it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network first; whatever it answers is what the visitor gets. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(savePage(url, response.clone()).catch(ignore));
    return response;
  } catch {
    return (await findSavedPage(url)) ?? Response.error();
  }
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await findSaved(request.url);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(saveFile(request.url, response.clone()).catch(ignore));
  return response;
}

/** What cannot be saved, for want of room or network, is simply not saved. */
function ignore(): void {}
