import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    saidTexts?: string[];
  }
}

/**
 * Logs what a screen reader announces: each change of a live region, the whole text of one that is
 * atomic (status, alert) or else what is new in it. A text that comes together with its region, in
 * a region that becomes visible, or behind an open dialog is not announced: it is logged as
 * `unsaid`. An alert is announced when it appears, too. Runs in the page, so it may use nothing
 * from outside.
 */
export function logChanges(): void {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';
  const said: string[] = [];
  window.saidTexts = said;
  const texts = new WeakMap<Element, string>();
  const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? undefined;
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') !== 'false' && region.matches('[role=status], [role=alert]');
  const isReachable = (region: Element) => {
    const dialog = document.querySelector('dialog:modal');
    return region.checkVisibility() && (!dialog || dialog.contains(region));
  };

  function note(region: Element, text: string, isHeard = true): void {
    if (text !== '') said.push(isHeard && isReachable(region) ? text : `unsaid: ${text}`);
  }

  function meet(node: Node): void {
    if (!(node instanceof Element)) return;
    for (const region of [node, ...node.querySelectorAll('*')]) {
      if (!region.matches(LIVE) || texts.has(region)) continue;
      texts.set(region, textOf(region));
      // Text in the HTML of the page is read with the page.
      if (document.readyState !== 'loading')
        note(region, textOf(region), region.matches('[role=alert]'));
    }
  }

  meet(document.documentElement);
  new MutationObserver((changes) => {
    const news = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of changes) {
      const region = regionOf(target);
      if (type === 'attributes') {
        // A region that appears with its text; one that disappears says nothing.
        for (const shown of target instanceof Element ? target.querySelectorAll(LIVE) : [])
          if (shown.checkVisibility()) note(shown, textOf(shown), false);
        if (region === target && region.checkVisibility()) note(region, textOf(region), false);
        continue;
      }
      if (region && texts.has(region)) {
        const added = type === 'characterData' ? [target] : [...addedNodes];
        news.set(region, [...(news.get(region) ?? []), ...added.map(textOf)]);
      }
    }
    for (const [region, added] of news) {
      const heard = added.filter(Boolean).join(' ');
      texts.set(region, textOf(region));
      if (region.isConnected && heard !== '')
        note(region, isAtomic(region) ? textOf(region) : heard);
    }
    for (const { addedNodes } of changes) for (const node of addedNodes) meet(node);
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['hidden'],
  });
}

/** Starts the log in a page that is open. */
export const logLiveRegions = (page: Page): Promise<void> => page.evaluate(logChanges);

/** Starts the log in each page of a browser context before anything of the page is loaded. */
export async function logAllLiveRegions(context: BrowserContext): Promise<void> {
  await context.addInitScript(logChanges);
}

/** The texts that the live regions of a page have said since then, in order. */
export const saidTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.saidTexts ?? []);
