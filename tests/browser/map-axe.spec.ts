import type { Page } from '@playwright/test';
import { COLOR_RULES, findViolations } from './axe.ts';
import { mapOf as map, mapReady } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

// `pages.spec.ts` scans the first state, of the stage and of the section of the home page.
const STATES = [
  '/map?station=florence',
  '/map?route=milan-naples',
  '/map?reach=rome',
  '/map?view=diagram',
  '/map?view=diagram&station=bologna',
  '/map?view=diagram&route=milan-naples',
  '/map?view=diagram&reach=rome',
  '/map?view=list',
  '/map?view=list&route=rome-milan',
  '/map?table=lecce&station=rome',
  '/map?sort=time',
];

/** Opens a state of the stage and waits until it is ready. */
async function openState(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Only the map itself is measured.
  if (/view=(diagram|list)/.test(address))
    await page.locator('[data-island=map][data-hydrated]').waitFor({ state: 'attached' });
  else await mapReady(page);
}

/** The words and targets of a phone, and the colours of a laptop by night. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 800 });
  expect.soft(await findViolations(page, { part: '#map' }), 'on a phone').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1366, height: 800 });
  const colours = await findViolations(page, { part: '#map', only: COLOR_RULES });
  expect.soft(colours, 'by night').toEqual([]);
}

for (const state of STATES)
  test(`axe finds nothing on the map at ${state}`, async ({ page }) => {
    await openState(page, state);
    await expectNoViolations(page);
  });

test('axe finds nothing on an enlarged map', async ({ page }) => {
  await openState(page, '/map');
  const { zoomIn } = textsOf('en').map.controls;
  for (let level = 1; level <= 4; level += 1) {
    await map(page).getByRole('button', { name: zoomIn }).click();
    const percent = Math.round(100 * 1.6 ** level);
    await expect(map(page).getByText(`Map at ${percent}%`)).toBeAttached();
  }
  await expectNoViolations(page);
});
