import { findKeptFile, keepFile, removeOldFiles } from './kept-files.ts';
import {
  findKeptPage,
  keepOfflinePage,
  keepOpenPage,
  keepPage,
  keptHtml,
  languageSeenLast,
  removeOldOfflinePages,
} from './kept-pages.ts';
import { requestRule } from './request-rule.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

/** Names the build, so that each build's worker is another file and is installed anew. */
declare const BUILD: string;

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const rule = requestRule(event.request, worker.location.origin);
  if (rule === 'page') event.respondWith(answerPage(event));
  if (rule === 'file') event.respondWith(answerFile(event));
});

async function install(): Promise<void> {
  if ((await languageSeenLast()) === undefined) await keepOpenPages();
  await keepOfflinePage(await languageSeenLast(), BUILD);
  await worker.skipWaiting();
}

async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => keepOpenPage(new URL(url), BUILD).catch(ignore)));
}

async function activate(): Promise<void> {
  await removeOldOfflinePages(BUILD);
  await removeOldFiles(await keptHtml());
  // The request for a page leaves while the worker is still starting, so that no page arrives later than without it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network first; whatever it answers is what the visitor gets. */
async function answerPage(event: RequestEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(url, response.clone(), BUILD).catch(ignore));
    return response;
  } catch {
    return (await findKeptPage(url, BUILD)) ?? Response.error();
  }
}

async function answerFile(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const known = await findKeptFile(request.url);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(keepFile(request.url, response.clone()).catch(ignore));
  return response;
}

/** What cannot be kept, for want of room or network, is simply not kept. */
function ignore(): void {}
