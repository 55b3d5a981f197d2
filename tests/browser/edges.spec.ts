import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true, viewport: { width: 1366, height: 768 } });

type Edge = 'left' | 'right' | 'top' | 'bottom' | 'height';

/** An edge of all parts that match, in whole CSS pixels. */
const edges = (page: Page, selector: string, edge: Edge) =>
  page
    .locator(selector)
    .evaluateAll(
      (all, key) => all.map((one) => Math.round(one.getBoundingClientRect()[key])),
      edge,
    );

test('the home page’s list of routes ends where the page does', async ({ page }) => {
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?lng=en');
    const [end] = await edges(page, '.map-body', 'right');
    expect(new Set(await edges(page, '.map-routes .map-row-time', 'right')), `${width}`).toEqual(
      new Set([end]),
    );
  }
});

test('the hotels of a route’s cities stand below their posters', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/routes/rome/milan?lng=${language}`);
    const posters = await edges(page, '.route-cities .poster-card', 'left');
    const links = await edges(page, '.route-cities .link-list a', 'left');
    expect(links.slice(0, 2), language).toEqual(posters);
  }
});

test('the values of a route’s details begin below their names', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/routes/rome/milan?lng=${language}`);
    const values = await edges(page, '.detail-rows dd', 'left');
    expect(values, language).toEqual(await edges(page, '.detail-rows dt', 'left'));
    expect(new Set(values).size).toBe(3);
    const lines = await edges(page, '.detail-rows dd', 'height');
    expect(Math.max(...lines), language).toBeLessThan(60);
  }
});

test('the words about a journey begin at the top of their map', async ({ page }) => {
  await page.goto('/train-from-rome-to-siena?lng=it');
  const [words] = await edges(page, '.trip-words', 'top');
  expect(await edges(page, '.trip-map', 'top')).toEqual([words]);
  const [end] = await edges(page, '.trip-words', 'bottom');
  const [ways] = await edges(page, '.trip-ways', 'top');
  expect((ways ?? 999) - (end ?? 0)).toBeLessThanOrEqual(24);
});

test('on a phone each kind of trip is a finger high, and its name fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await openForm(page, language, '/');
    expect(new Set(await edges(page, '.trip-type label', 'height')), language).toEqual(
      new Set([44]),
    );
    const [card] = await edges(page, '.booking', 'right');
    for (const end of await edges(page, '.trip-type label', 'right'))
      expect(end, language).toBeLessThanOrEqual((card ?? 0) - 14);
  }
});
