import { LANGUAGES } from '#app/domain/language.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { mapOf as map, openMap, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;
/** A Tuesday, ten past eight. */
const MOMENT = '/map?view=now&day=2026-12-15&minute=490';

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`a chosen station shows its trains at once, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await openMap(page, `${MOMENT}&station=rome&lng=${language}`);
      await expect(map(page).locator('.now-station li').first()).toBeInViewport({ ratio: 1 });
      const clock = await map(page).locator('.now-clock').boundingBox();
      const slider = await map(page).locator('.now-slider').boundingBox();
      // One row of a clock and a slider that still can be pressed.
      expect(slider?.x).toBeGreaterThan((clock?.x ?? 0) + (clock?.width ?? 0));
      expect(Math.abs((slider?.y ?? 0) - (clock?.y ?? 0))).toBeLessThan(12);
      expect(slider?.height).toBeGreaterThanOrEqual(44);
      // The number of trains is that of the whole country.
      await expect(map(page).locator('.now-count')).toBeHidden();
      await expect(map(page).locator('.map-chosen-ring').first()).toBeVisible();
      // The map has the trains' colours as before, with their key.
      await expect(map(page).locator('.now-key-fast')).toBeInViewport({ ratio: 1 });
      // The chart has its hours.
      await expect(map(page).locator('.now-ticks')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a phone says with the map which trains are drawn, and draws all once it is enlarged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await openMap(page, `${MOMENT}&lng=${language}`);
    for (const part of ['.now-legend', '.now-ticks'])
      await expect(map(page).locator(part)).toBeInViewport({ ratio: 1 });
    // The southernmost name, with its halo, is above the sheet.
    const sheet = await map(page).locator('.map-panel').boundingBox();
    const name = await stationOf(page, 'siracusa').locator('text').boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
    const where = map(page).locator('.now-wider');
    await expect(where).toHaveText(textsOf(language).map.now.onWider);
    await expect(where).toBeVisible();
    const zoomIn = map(page).getByRole('button', {
      name: textsOf(language).map.controls.zoomIn,
      exact: true,
    });
    await zoomIn.click();
    await zoomIn.click();
    await expect(where).toBeHidden();
  }
});

test('a low phone has the slider on the first screen, before the key', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await openMap(page, `${MOMENT}&lng=${language}`);
      await expect(map(page).locator('.now-slider > input')).toBeInViewport({ ratio: 1 });
      await expect(map(page).locator('.now-ticks')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a day of another timetable is not shown but linked to, and is asked for again', async ({
  page,
}) => {
  const path = '/map/now/en/2026-12-20.json';
  let isOther = true;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const day = (await response.json()) as NowDay;
    await route.fulfill({ response, json: isOther ? { ...day, version: 'another' } : day });
  });
  await openMap(page, MOMENT);
  const day = map(page).getByLabel(texts.now.day, { exact: true });
  const date = map(page).locator('.now-date');
  const answered = page.waitForResponse(`**${path}`);
  await day.fill('2026-12-20');
  await (await answered).finished();
  const link = map(page).getByRole('link', { name: texts.now.load });
  await expect(link).toHaveAttribute('href', /\?view=now&day=2026-12-20&minute=490$/);
  isOther = false;
  await day.fill('2026-12-16');
  await expect(date).toContainText('Wednesday 16 December 2026');
  await day.fill('2026-12-20');
  await expect(date).toContainText('Sunday 20 December 2026');
});

test('says what of the address is not shown, until another day and minute are chosen', async ({
  page,
}) => {
  await openMap(page, '/map?view=now&day=2027-02-30&minute=1440');
  const [noDay, noMinute] = [texts.now.noDay, texts.now.noMinute].map((text) =>
    map(page).getByText(text),
  );
  if (!noDay || !noMinute) throw new Error('a text is missing');
  await expect(noDay).toBeVisible();
  await expect(noMinute).toBeVisible();
  await map(page).getByLabel(texts.now.day, { exact: true }).fill('2026-12-16');
  await expect(noDay).toBeHidden();
  await map(page).getByRole('slider', { name: texts.now.minute }).press('ArrowRight');
  await expect(noMinute).toBeHidden();
});

test('a day that is not shown is today on the way back too', async ({ page }) => {
  await openMap(page, '/map?view=now&day=2020-01-01&minute=490');
  const noDay = map(page).getByText(texts.now.noDay);
  await expect(noDay).toBeVisible();
  const florence = map(page).getByRole('row', { name: /^Florence/ });
  await florence.getByRole('link').click();
  await expect(map(page).getByRole('heading', { name: 'Florence' })).toBeVisible();
  await expect(page).toHaveURL(/station=florence/);
  await page.goBack();
  await expect(map(page).getByRole('heading', { name: texts.now.title })).toBeVisible();
  await expect(noDay).toBeVisible();
  await expect(map(page).locator('.now-date')).toContainText('Thursday 10 December 2026');
  await expect(florence).toBeVisible();
});

test('says while a day’s trains are loading, and when they cannot be loaded', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isBroken = false;
  await page.route('**/map/trains/**/fast.bin', async (route) => {
    await released;
    await (isBroken ? route.abort() : route.continue());
  });
  await openMap(page, MOMENT);
  const date = map(page).locator('.now-date');
  await expect(date).toContainText(texts.now.loading);
  release();
  await expect(date).toHaveText('Tuesday 15 December 2026 like a typical Tuesday');
  isBroken = true;
  await map(page).getByLabel(texts.now.day, { exact: true }).fill('2026-12-16');
  await expect(map(page).getByText(texts.now.failed)).toBeVisible();
  await expect(map(page).getByRole('link', { name: texts.now.load })).toHaveAttribute(
    'href',
    /\?view=now&day=2026-12-16&minute=490$/,
  );
});

test('beside a chosen station it says so within the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  // They are never answered.
  await page.route('**/map/trains/**/fast.bin', () => undefined);
  for (const language of LANGUAGES) {
    await page.goto(`${MOMENT}&station=rome&lng=${language}`);
    const loading = map(page).locator('.now-loading');
    await expect(loading).toBeInViewport({ ratio: 1 });
    // Not over the clock, in however many lines the date is.
    const isAbove = await loading.evaluate((words) => {
      const clock = document.querySelector('.now-clock')?.getBoundingClientRect();
      return words.getBoundingClientRect().bottom <= (clock?.top ?? 0) + 1;
    });
    expect(isAbove, language).toBe(true);
  }
});

test('a date that is no shown day, as while its year is typed, changes nothing', async ({
  page,
}) => {
  await openMap(page, MOMENT);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const day = map(page).getByLabel(texts.now.day, { exact: true });
  await expect(day).toHaveAttribute('min', '2025-12-09');
  await expect(day).toHaveAttribute('max', '2027-12-11');
  await day.fill('0002-12-16');
  await day.fill('2029-12-16');
  await day.fill('2026-12-16');
  await expect(page).toHaveURL(/day=2026-12-16&minute=490/);
  expect(asked.filter((path) => path.startsWith('/map/now/'))).toEqual([
    '/map/now/en/2026-12-16.json',
  ]);
});

test('the next trains of a station are those of today again on the map', async ({ page }) => {
  await openMap(page, `${MOMENT}&station=florence`);
  await expect(map(page).getByRole('heading', { name: /after 08:10$/ })).toBeVisible();
  await map(page).getByRole('link', { name: texts.view.map, exact: true }).click();
  await expect(map(page).getByRole('heading', { name: /after 09:00$/ })).toBeVisible();
  await expect(map(page).getByText(/a typical Thursday/)).toBeVisible();
});

test.describe('with a clock that stands', () => {
  test.use({ sharesPage: false });

  test('left open past midnight, it shows the trains of the new day', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const night = new Date('2026-12-10T23:58:30+01:00');
    site.setNow(night);
    await page.clock.install({ time: night });
    await openMap(page, '/map?view=now');
    await expect(map(page).locator('.now-clock')).toHaveText('23:58');
    await expect(map(page).locator('.now-date')).toContainText('Thursday 10 December 2026');
    await page.clock.runFor(180_000);
    await expect(map(page).locator('.now-clock')).toHaveText('00:01');
    await expect(map(page).locator('.now-date')).toContainText('Friday 11 December 2026');
    await expect(map(page).getByLabel(texts.now.day, { exact: true })).toHaveValue('2026-12-11');
    const response = await page.request.get('/map/now/en/2026-12-11.json');
    const { moving } = (await response.json()) as NowDay;
    await expect(map(page).locator('.now-count')).toHaveText(`${moving[1]} trains on their way`);
    await expect(page).toHaveURL(/view=now$/);
  });
});
