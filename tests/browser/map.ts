import type { Page } from '@playwright/test';

/** The section of the railroad map. */
export const mapOf = (page: Page) => page.locator('#map');

/** A station of the map by its key. */
export const stationOf = (page: Page, key: string) => page.locator(`#map [data-station="${key}"]`);

/** The part of the map that its drawing shows, as the drawing's attribute. */
export const viewBoxOf = (page: Page) => page.locator('#map .map-drawing').first().getAttribute('viewBox');

/** Opens the home page and waits until the map listens. */
export async function openMap(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await mapOf(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island=map][data-awake]').waitFor({ state: 'attached' });
}
