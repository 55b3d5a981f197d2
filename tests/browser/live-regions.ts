import type { Page } from '@playwright/test';

declare global {
  interface Window {
    saidTexts?: string[];
  }
}

/** Starts to log what the page's live regions say, as a screen reader would announce it. */
export async function logLiveRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LIVE = '[role=status], [role=alert], [aria-live]';
    const said: string[] = [];
    window.saidTexts = said;
    const texts = new WeakMap<Element, string>();
    const textOf = (region: Element) => (region.textContent ?? '').replace(/\s+/g, ' ');
    for (const region of document.querySelectorAll(LIVE)) texts.set(region, textOf(region));
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
      );
      for (const region of new Set(regions)) {
        if (!region || texts.get(region) === textOf(region)) continue;
        texts.set(region, textOf(region));
        if (textOf(region).trim() !== '') said.push(textOf(region).trim());
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** What the live regions have said since `logLiveRegions`, in order. */
export const saidTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.saidTexts ?? []);
