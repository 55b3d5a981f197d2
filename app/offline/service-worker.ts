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

/** What a service worker finds around it, as far as ours uses it; the library of types holds pages or workers, not both. */
interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<{ url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** An event that keeps the worker running until its work is done. */
interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page of this site asks for something. */
interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** The answer to a request that the browser sent while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

const worker = self as unknown as WorkerScope;

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
  // The request for a page leaves while the worker is still starting, so that no page arrives later than without it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network first; whatever it answers is what the visitor gets. */
async function answerPage(event: RequestEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(savePage(url, response.clone()).catch(ignore));
    return response;
  } catch {
    return (await findSavedPage(url)) ?? Response.error();
  }
}

async function answerFile(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const known = await findSaved(request.url);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(saveFile(request.url, response.clone()).catch(ignore));
  return response;
}

/** What cannot be saved, for want of room or network, is simply not saved. */
function ignore(): void {}
