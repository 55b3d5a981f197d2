import type { Page } from '@playwright/test';
import { WORKER_DELAY_MILLISECONDS } from '#app/shell/start-service-worker.ts';

/** Lets a page register its worker at once instead of after some seconds. */
export const registerAtOnce = (page: Page) =>
  page.addInitScript((delay) => {
    const wait = window.setTimeout;
    const waitLess = (work: TimerHandler, milliseconds?: number, ...words: unknown[]) =>
      wait(work, milliseconds === delay ? 0 : milliseconds, ...words);
    window.setTimeout = waitLess as typeof wait;
  }, WORKER_DELAY_MILLISECONDS);

/** Waits until a worker has taken over. */
export const workerRules = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/**
 * Opens a page and waits until the worker has taken over, as it has long before a visitor's next
 * page.
 */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await registerAtOnce(page);
  await page.goto(address);
  await workerRules(page);
}

/** The addresses of everything that is kept, from the root of the site. */
export function keptAddresses(page: Page, only?: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => wanted === undefined || name === wanted);
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(window.location.origin, ''));
  }, only);
}
