import type { Page } from '@playwright/test';
import { WORKER_DELAY_MILLISECONDS } from '#app/shell/start-service-worker.ts';

/**
 * Opens a page and waits until the worker has taken over, as it has long before a visitor's next
 * page. The page registers it at once instead of after some seconds.
 */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.addInitScript((delay) => {
    const wait = window.setTimeout;
    const waitLess = (work: TimerHandler, milliseconds?: number, ...words: unknown[]) =>
      wait(work, milliseconds === delay ? 0 : milliseconds, ...words);
    window.setTimeout = waitLess as typeof wait;
  }, WORKER_DELAY_MILLISECONDS);
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of everything that is kept, from the root of the site. */
export function keptAddresses(page: Page, only?: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => wanted === undefined || name === wanted);
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(window.location.origin, ''));
  }, only);
}
