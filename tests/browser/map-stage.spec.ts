import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import {
  boxOf,
  dotsUnderSwitches,
  mapOf as map,
  openStage,
  stationOf as station,
  viewBoxOf,
} from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;

/** The whole map unit in the middle of the frame. */
async function middleOf(page: Page) {
  const [x = 0, y = 0, width = 0, height = 0] = ((await viewBoxOf(page)) ?? '')
    .split(' ')
    .map(Number);
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

const panel = (page: Page) => page.locator('#map-panel');
const frame = (page: Page) => page.locator('#map .map-frame');

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`the map fills a window of ${width} × ${height}, with nothing over a station`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStage(page);
    const stage = await boxOf(map(page).locator('.map-figure'));
    const header = await boxOf(page.getByRole('banner'));
    expect([stage.x, stage.width, stage.y]).toEqual([0, width, header.bottom]);
    expect(Math.abs(stage.bottom - height)).toBeLessThan(2);
    const open = await boxOf(frame(page));
    const over = await Promise.all([
      boxOf(panel(page)),
      boxOf(map(page).locator('.map-controls')),
      ...(await map(page).locator('.map-modes').all()).map(boxOf),
    ]);
    for (const one of await page.locator('#map .map-station').all()) {
      const target = await boxOf(one.locator('.map-target'));
      const [x, y] = [(target.x + target.right) / 2, (target.y + target.bottom) / 2];
      // A phone begins with Italy.
      if (x < open.x || x > open.right || y < open.y || y > open.bottom) continue;
      const isCovered = over.some(
        (box) => x > box.x && x < box.right && y > box.y && y < box.bottom,
      );
      expect(isCovered, (await one.getAttribute('aria-label')) ?? '').toBe(false);
    }
  });
}

for (const language of LANGUAGES) {
  for (const [width, height, view] of [
    [320, 568, 'map'],
    [320, 568, 'map&reach=rome'],
    [320, 640, 'now'],
    [640, 360, 'map'],
    [740, 360, 'map'],
    [360, 640, 'map'],
    [360, 640, 'now'],
    [360, 640, 'map&station=rome'],
    [360, 640, 'map&reach=milan'],
    [360, 740, 'map'],
    [360, 780, 'map&route=milan-venice'],
    [390, 844, 'map'],
    [412, 915, 'map'],
    [768, 1024, 'map'],
    [960, 720, 'map'],
    [1194, 834, 'map'],
  ] as const) {
    test(`at ${width} × ${height} no name is cut: ${view}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openStage(page, `/map?view=${view}&lng=${language}`);
      if (view.includes('station')) await map(page).locator('.map-time').first().waitFor();
      const cut = await map(page).evaluate((section, isClose) => {
        // A line of text has some room above and below its letters.
        const boxesOf = (selector: string, room: number) =>
          [...section.querySelectorAll(selector)].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const box = new DOMRect(x, y + room, width, height - 2 * room);
            return { text: element.textContent, box };
          });
        const over = boxesOf('.map-modes, .map-control, .map-panel, summary', isClose ? 0 : -2);
        const names = boxesOf('.map-station text', 3);
        const meet = (a: DOMRect, b: DOMRect, by: number) =>
          a.left < b.right - by && b.left < a.right - by && a.top < b.bottom && b.top < a.bottom;
        const isUnder = (a: DOMRect, b: DOMRect) =>
          a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        return names.flatMap(({ text, box }, i) => {
          // Wholly below a switch or out of the window it is not seen.
          if (box.right < 0 || over.some((one) => isUnder(box, one.box))) return [];
          const isOutside = box.left < 0 || box.right > window.innerWidth;
          const others = names.slice(0, i).filter((one) => meet(box, one.box, 1));
          // Some room is between a name and a button.
          others.push(...over.filter((one) => meet(box, one.box, isClose ? 1 : -1)));
          return isOutside || others.length > 0 ? [`${text} ${others.map((one) => one.text)}`] : [];
        });
      }, view !== 'map');
      expect(cut).toEqual([]);
      if (height < 688) expect(await dotsUnderSwitches(page)).toEqual([]);
      if (view.includes('route')) return;
      // A short phone has no room for Vienna beside its switches.
      const keys = ['rome', ...(height < 688 ? ['milan', 'venice', 'turin'] : ['vienna'])];
      if (!view.includes('station')) keys.push('siracusa');
      if (width === 320 && view === 'map') keys.push('zurich');
      for (const key of keys) await expect(station(page, key).locator('text')).toBeVisible();
    });
  }
}

test('the address holds the shown part of the map, and the way back undoes choices alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStage(page);
  const entries = await page.evaluate(() => window.history.length);
  await map(page).getByRole('button', { name: texts.controls.zoomIn }).click();
  await expect(page).toHaveURL(/\/map\?at=\d+-\d+-1\.6$/);
  await frame(page).focus();
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/at=\d+-\d+-2\.56$/);
  const first = await middleOf(page);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await station(page, 'bologna').click();
  await expect(page).toHaveURL(/station=bologna&at=/);
  await map(page).getByRole('button', { name: texts.controls.all }).click();
  await expect(page).toHaveURL(/\/map\?station=bologna$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/map\?at=\d+-\d+-2\.56$/);
  await expect(panel(page).getByRole('heading', { name: texts.routes.title })).toBeVisible();
  await expect.poll(() => middleOf(page)).toEqual(first);
});

test('a link shows the same part of the map in a window of another shape', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openStage(page, '/map?at=2100-2500-8');
    await expect.poll(() => middleOf(page)).toEqual([2100, 2500]);
  }
  // Nonsense shows all of it.
  await openStage(page, '/map?at=9999-0-1e9');
  await expect.poll(() => middleOf(page)).toEqual([2000, 2303]);
});

test('on a phone the panel comes up over the map, half of which stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStage(page);
  const resting = (await boxOf(panel(page))).y;
  expect(resting).toBeGreaterThan(600);
  await panel(page)
    .getByText(/^More popular routes/)
    .scrollIntoViewIfNeeded();
  expect((await boxOf(panel(page))).y).toBeLessThan(300);
  await panel(page)
    .getByRole('link', { name: /^Rome – Naples/ })
    .click();
  await expect(panel(page).getByRole('heading', { name: 'Rome to Naples' })).toBeFocused();
  const title = await boxOf(panel(page).getByRole('heading', { name: 'Rome to Naples' }));
  expect(title.y).toBeGreaterThan(350);
  expect(title.bottom).toBeLessThan(844);
});

test('on a phone the slider of travel times is in sight with the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'it', 'fr'] as const) {
    await openStage(page, `/map?lng=${language}`);
    const { reach } = textsOf(language).map.mode;
    await map(page).getByRole('link', { name: reach, exact: true }).click();
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
    const { height } = await boxOf(frame(page));
    expect(height, language).toBeGreaterThan(280);
  }
});

test('the section of the home page leads to the same choice on the stage', async ({ page }) => {
  await page.goto('/?route=rome-milan&view=diagram');
  await map(page).getByRole('link', { name: texts.stage.open }).click();
  await expect(page).toHaveURL(/\/map\?route=rome-milan&view=diagram$/);
  await expect(panel(page).getByRole('heading', { name: 'Rome to Milan' })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`next to nothing shifts when the map is measured, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStage(page);
    await expect(page.locator('#map .map-unmeasured')).toHaveCount(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { readonly value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
}

test('the plain wheel zooms the stage', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStage(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -300);
  await expect(page).toHaveURL(/\/map\?at=/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('without code', () => {
  test.use({ sharesPage: false, javaScriptEnabled: false });

  test('every choice is a page of its own, with the lines drawn', async ({ page }) => {
    await page.goto('/map');
    await expect(page.locator('#map .map-lines path').first()).toBeAttached();
    // Nothing is there that would do nothing.
    await expect(page.locator('#map button:visible')).toHaveCount(0);
    await panel(page)
      .getByRole('link', { name: /^Rome – Naples/ })
      .click();
    await expect(page).toHaveURL(/\/map\?route=rome-naples$/);
    await map(page).getByRole('link', { name: texts.mode.reach, exact: true }).click();
    await expect(page).toHaveURL(/\/map\?reach=rome$/);
    await page.getByLabel('Leaving from').selectOption('milan');
    await panel(page).getByRole('button', { name: texts.reach.show }).click();
    await expect(page).toHaveURL(/\/map\?.*reach=milan/);
    await map(page).getByRole('link', { name: texts.view.list, exact: true }).click();
    await expect(page).toHaveURL(/\/map\?.*view=list/);
  });
});
