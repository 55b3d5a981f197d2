import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true, javaScriptEnabled: false });

const MOST_BYTES = 30 * 1024;

test('without code a trip shows some weekday trains, and all of them when opened', async ({
  page,
}) => {
  await page.goto('/train-from-milan-to-rome');
  const trains = page.getByRole('region', { name: textsOf('en').trains.title });
  const chosen = trains.getByRole('table', { name: textsOf('en').trains.choice.weekday });
  await expect(chosen.getByRole('row').nth(1)).toContainText('first');
  await expect(chosen.getByRole('row').last()).toContainText('last');
  await expect(chosen.getByRole('row', { name: /fastest/ }).first()).toContainText('2 h 50 min');

  const summary = trains.getByText(/^\d+ weekday departures(, \d+ of them direct)?$/).first();
  await summary.click();
  const all = trains.getByRole('table', { name: /weekday departures/ });
  await expect(all.getByRole('row', { name: 'Frecciarossa 9681' })).toContainText('2 h 50 min');
});

test('a search shows its day’s trains and names their timetable', async ({ page }) => {
  await page.goto('/search?from=Rome%20Termini&to=Milan%20Centrale&date=2026-12-24');
  const trains = page.getByRole('region', { name: textsOf('en').trains.title });
  await expect(trains.getByText(/departures on a typical Thursday$/).first()).toBeVisible();
  await expect(page.locator('main')).toContainText(
    'Trains on a typical Thursday, from the Trenitalia timetable that ended on 13 June 2026.',
  );
});

test('the fullest days are small pages', async ({ request }) => {
  for (const path of [
    '/train-from-venezia-mestre-to-venice',
    '/train-from-rome-to-naples',
    '/train-from-rome-to-bologna?lng=fr',
    '/routes/rome/bologna',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('train-table');
    expect(brotliCompressSync(html).length, path).toBeLessThan(MOST_BYTES);
  }
});

test('at 360 pixels no table is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/train-from-rome-to-naples?lng=fr', '/train-from-ancona-to-pisa?lng=it']) {
    await page.goto(path);
    for (const day of await page.locator('.day-trains details').all()) {
      if ((await day.getAttribute('open')) === null) await day.locator('summary').click();
    }
    for (const table of await page.locator('.train-table').all()) {
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999), path).toBeLessThanOrEqual(360);
    }
  }
});

test('between two stations of a city the city is named once', async ({ page }) => {
  await page.goto('/train-from-milano-porta-garibaldi-to-milano-centrale');
  await expect(
    page.getByRole('region', { name: 'Arriving in Milan' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: /^Departing from/ }).getByRole('listitem'),
  ).toHaveCount(0);
});

test('a trip to a place beyond the railway has the map with that place for its picture', async ({
  page,
}) => {
  await page.goto('/train-from-rome-to-amalfi');
  const map = page.getByRole('img', { name: /Amalfi/ });
  await expect(map).toHaveCount(1);
  await expect(map.locator('text')).toHaveText(['Rome', 'Salerno', 'Amalfi']);
  await expect(page.locator('.route-hero picture')).toHaveCount(0);
});

test('below few rows the stops of several trains stand side by side', async ({ page }) => {
  await page.goto('/train-from-zurich-to-munich');
  const lists = page.locator('.stop-line ol');
  await expect(lists.first()).toContainText('Zurich HB');
  const tops = await lists.evaluateAll((all) =>
    all.map((list) => Math.round(list.getBoundingClientRect().top)),
  );
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
  const table = await page.locator('.day-trains .train-table').boundingBox();
  expect(tops[0]).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? 0));
});

test('both ends have a card, also without a guide to their place', async ({ page }) => {
  for (const [path, title, guide] of [
    ['/train-from-rome-to-amalfi', 'Arriving in Amalfi', /^Guide nearest to Amalfi: Salerno, /],
    ['/train-from-orvieto-to-fabriano', 'Departing from Orvieto', /^Guide nearest to Orvieto: /],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole('region', { name: title });
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(guide);
    await expect(card.getByRole('link')).toHaveText(/ city guide$/);
  }
  for (const [path, departing, arriving] of [
    ['/cagliari-to-sassari', /link Cagliari with \d+ stations, among/, /link Sassari with/],
    ['/pompei-to-naples', /link Pompei with/, 'Naples city guide'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: /^Departing from/ })).toContainText(departing);
    await expect(page.getByRole('region', { name: /^Arriving in/ })).toContainText(arriving);
  }
});

test('the stations that a text may mean stand in two columns, on a phone in one', async ({
  page,
}) => {
  for (const [width, columns] of [
    [360, 1],
    [1366, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/search?from=Rome&to=San+Giovanni&date=2026-12-18');
    const lefts = await page
      .locator('.station-choices li')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThan(3);
    expect(new Set(lefts).size).toBe(columns);
  }
});
