import { mapOf, mapReady, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { KEPT_FILES, KEPT_PAGES, keptAddresses, openWithWorker, saveMap, visit } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a map that was never visible is drawn without a connection', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  await visit(page, '/?lng=it', '/map/data.json?lng=it');
  await saveMap(page);
  await expect
    .poll(() => keptAddresses(page, KEPT_FILES))
    .toContainEqual(expect.stringMatching(/\/map-.*\.js$/));
  await setConnection(false);
  await page.goto('/?lng=it');
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(stationOf(page, 'venice')).toBeVisible();
});

test('the page of the map that was opened works without a connection', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  await visit(page, '/map?lng=it', '/map/data.json?stage=1&lng=it');
  await saveMap(page);
  await expect
    .poll(() => keptAddresses(page, KEPT_FILES))
    .toContainEqual(expect.stringMatching(/\/station-details-.*\.js$/));
  await setConnection(false);
  await page.goto('/map?lng=it');
  await mapReady(page);
  await stationOf(page, 'venice').click();
  await expect(mapOf(page).getByRole('heading', { name: 'Venezia', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/station=venice/);
});

for (const address of ['/?from=Rome&lng=it', '/map?station=rome&lng=it']) {
  test(`after ${address} the page of the map works without a connection`, async ({
    page,
    setConnection,
  }) => {
    await openWithWorker(page, '/help');
    await page.goto(address);
    await saveMap(page);
    await expect
      .poll(() => keptAddresses(page, KEPT_PAGES))
      .toContain('/map/data.json?stage=1&lng=it');
    await expect
      .poll(() => keptAddresses(page, KEPT_FILES))
      .toContainEqual(expect.stringMatching(/\/station-details-.*\.js$/));
    await setConnection(false);
    await page.goto('/map');
    await mapReady(page);
    await stationOf(page, 'venice').click();
    await expect(mapOf(page).getByRole('heading', { name: 'Venezia', exact: true })).toBeVisible();
  });
}

test('without a connection a shared link of the map keeps the drawing of the server', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  await visit(page, '/?lng=it', '/map/data.json?lng=it');
  await page.goto('/?station=venice&lng=it');
  await setConnection(false);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=map][data-failed]')).toBeAttached();
  await expect(mapOf(page).getByRole('heading', { name: 'Venezia', exact: true })).toBeVisible();
});
