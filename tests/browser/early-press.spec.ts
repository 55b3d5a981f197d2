import { holdBack } from './hold-back.ts';
import { mapOf as map, mapReady } from './map.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'block' });

const NOW = '/map?view=now&minute=600&lng=en';

for (const [name, address, press, outcome] of [
  ['zooms the map', '/map?lng=en', 'button[aria-label="Zoom in"]', '.map-frame[data-zoomed]'],
  [
    'opens the train of a departure',
    '/map?view=now&minute=600&station=bologna&lng=en',
    '.now-open >> nth=0',
    '.now-train',
  ],
  ['plays the day', NOW, '.now-play', '.now-play:text("Pause")'],
  ['comes back to the clock', NOW, '.now-live', '.now-live[aria-pressed=true]'],
  [
    'lengthens the travel time',
    '/map?reach=rome&lng=en',
    '.map-slider button >> nth=1',
    '#map-within[aria-valuetext*="30"]',
  ],
  [
    'enlarges the diagram',
    '/map?view=diagram&lng=en',
    '.map-diagram-enlarge',
    '.map-diagram[data-enlarged]',
  ],
] as const) {
  test(`a press before the code came ${name} once it comes`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const release = await holdBack(context, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await map(page).locator(press).click();
    await expect(map(page).locator(outcome)).toHaveCount(0);
    release();
    await expect(map(page).locator(outcome)).toBeVisible();
  });
}

test('day and minute that are chosen before the code came are shown once it comes', async ({
  page,
  context,
}) => {
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto(NOW, { waitUntil: 'domcontentloaded' });
  await map(page).getByLabel('Time of day').fill('725');
  await map(page).locator('input[type=date]').fill('2026-12-18');
  release();
  await mapReady(page);
  await expect(map(page).locator('.now-clock')).toHaveText('12:05');
  await expect(map(page).locator('.now-date')).toContainText('18 December 2026');
  await expect(page).toHaveURL(/day=2026-12-18.*minute=725|minute=725.*day=2026-12-18/);
});
