import type { Locator, Page } from '@playwright/test';

/** The section of the railroad map. */
export const mapOf = (page: Page) => page.locator('#map');

/** A station of the map by its key. */
export const stationOf = (page: Page, key: string) => page.locator(`#map [data-station="${key}"]`);

/** The part of the map that its drawing shows, as the drawing's attribute. */
export const viewBoxOf = (page: Page) =>
  page.locator('#map .map-drawing').first().getAttribute('viewBox');

/**
 * Waits until the map is hydrated and has measured its width. Before, the style sheet guesses the
 * width.
 */
export async function mapReady(page: Page): Promise<void> {
  const ready = '[data-island=map][data-hydrated]:not(:has(.map-unmeasured))';
  await page.locator(ready).waitFor({ state: 'attached' });
}

/** Opens the home page and waits until the map is ready. */
export async function openMap(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await mapOf(page).scrollIntoViewIfNeeded();
  await mapReady(page);
}

/** Opens the map that fills the window and waits until it is ready. */
export async function openStage(page: Page, address = '/map'): Promise<void> {
  await page.goto(address);
  await mapReady(page);
}

/** The place of an element in the window, in CSS pixels. Rejects if it is not shown. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The stations whose dots, where they are seen, are cut by a switch. */
export function dotsUnderSwitches(page: Page): Promise<string[]> {
  return mapOf(page).evaluate((section) => {
    const DOT_PX = 4;
    const switches = [...section.querySelectorAll('.map-modes')].map((one) =>
      one.getBoundingClientRect(),
    );
    const stations = [...section.querySelectorAll<SVGElement>('.map-station')];
    return stations.flatMap((one) => {
      const target = one.querySelector('.map-target')?.getBoundingClientRect();
      if (!target || one.closest('[opacity="0"]')) return [];
      const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
      const isCut = switches.some(
        ({ left, right, top, bottom }) =>
          x > left - DOT_PX && x < right + DOT_PX && y > top - DOT_PX && y < bottom + DOT_PX,
      );
      return isCut ? [one.getAttribute('data-station') ?? ''] : [];
    });
  });
}
