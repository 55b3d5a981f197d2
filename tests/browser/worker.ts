import { expect, type Page } from '@playwright/test';

/** The cache of opened pages. */
export const KEPT_PAGES = 'binario-pages';
/** The cache of built files. */
export const KEPT_FILES = 'binario-files';

/** Waits until a worker has taken over. */
export const workerRules = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/**
 * Opens a page and waits until the worker has taken over, as it has long before a visitor's next
 * page.
 */
export async function openWithWorker(page: Page, address: string): Promise<void> {
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

/** Opens a page whose being kept is then waited for. */
export async function visit(page: Page, address: string, kept: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => keptAddresses(page, KEPT_PAGES)).toContain(kept);
}

/**
 * Tells the worker at once what a page tells it after five seconds: that it is open, so that the
 * map that it shows is saved.
 */
export async function saveMap(page: Page): Promise<void> {
  await workerRules(page);
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage(document.documentElement.lang),
  );
}
