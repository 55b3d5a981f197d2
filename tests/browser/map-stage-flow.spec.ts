import { LANGUAGES } from '#app/domain/language.ts';
import { mapOf as map, mapReady } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [768, 1024],
  [320, 256],
] as const) {
  test(`the list is a part of the page, with nothing over it, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/map?view=list');
    const list = map(page).locator('.map-list');
    await expect(list.locator('.map-list-line').first()).toBeVisible();
    const hidden = await list.evaluate(({ scrollHeight, clientHeight }) => {
      return scrollHeight - clientHeight;
    });
    expect(hidden).toBeLessThanOrEqual(1);
    const { y = 0, height: length = 0 } = (await list.boundingBox()) ?? {};
    const switches = await map(page).locator('.map-head').boundingBox();
    expect((switches?.y ?? 0) + (switches?.height ?? 0)).toBeLessThanOrEqual(y);
    const panel = await map(page).locator('.map-panel').boundingBox();
    expect(panel?.y).toBeGreaterThanOrEqual(y + length - 1);
    // By keyboard too, the page stays where the focus is.
    const last = list.getByRole('link').last();
    await list.getByRole('link').nth(-2).focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone the details of a station of the list come into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map?view=list');
  await mapReady(page);
  await map(page).getByRole('link', { name: 'Bologna', exact: true }).first().click();
  const title = map(page).getByRole('heading', { name: 'Bologna', exact: true, level: 3 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('without motion too, the way back from a station of the list keeps the place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map?view=list');
  await mapReady(page);
  const link = map(page).getByRole('link', { name: 'Grosseto', exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/station=grosseto/);
  const title = map(page).getByRole('heading', { name: 'Grosseto', exact: true, level: 3 });
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).not.toHaveURL(/station/);
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(20);
});

test('on a phone origin and longest time are one row, and the sheet ends with the count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/map?reach=rome&lng=${language}`);
    await mapReady(page);
    const select = await map(page).locator('#map-origin').boundingBox();
    const within = await map(page).locator('.map-within').boundingBox();
    expect(within?.y, language).toBeLessThan((select?.y ?? 0) + (select?.height ?? 0));
    await expect(map(page).locator('.map-reach-count')).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone no button is below the open legend, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/map?lng=${language}`);
    await mapReady(page);
    const { legend, controls } = textsOf(language).map;
    const zoomIn = map(page).getByRole('button', { name: controls.zoomIn, exact: true });
    await expect(zoomIn).toBeVisible();
    await map(page).locator('summary', { hasText: legend.title }).click();
    await expect(zoomIn).toBeHidden();
    await map(page).locator('summary', { hasText: legend.title }).click();
    await expect(zoomIn).toBeVisible();
  }
});

test('on a phone the whole diagram is above the panel, and a choice stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map?view=diagram');
  await mapReady(page);
  const diagram = map(page).locator('.map-diagram-box svg');
  await expect(diagram).toBeVisible();
  const panel = map(page).locator('.map-panel');
  const { y = 0, height = 0 } = (await diagram.boundingBox()) ?? {};
  expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  for (const name of await diagram.locator('.map-station text').all()) {
    const { x = 0, width = 0 } = (await name.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(357);
  }
  const station = diagram.locator('[data-station="catania"] .map-target');
  await station.scrollIntoViewIfNeeded();
  await station.click();
  await expect(panel.getByRole('heading', { name: 'Catania', exact: true })).toBeInViewport();
  await expect
    .poll(async () => {
      const [mark, sheet] = [await station.boundingBox(), await panel.boundingBox()];
      return mark && sheet && mark.y + mark.height < sheet.y;
    })
    .toBe(true);
  await expect(map(page).getByText(texts.legend.title).first()).toBeVisible();
});

for (const width of [1366, 1920]) {
  test(`title, switches and legend begin where the logo does, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 1080 });
    await page.goto('/map');
    const logo = await page.locator('.site-header .logo').boundingBox();
    const parts = map(page).locator('.map-stage h1, .map-stage .map-modes, .map-stage-legend');
    for (const part of await parts.all()) {
      const { x = 0 } = (await part.boundingBox()) ?? {};
      expect(Math.abs(x - (logo?.x ?? 0))).toBeLessThanOrEqual(1);
    }
    // English has room for it, in one row.
    await expect(map(page).locator('.map-modes a').first()).toHaveCSS('padding-left', /1[0-2]/);
  });
}

for (const language of LANGUAGES) {
  test(`the switches of a short phone cover no chief city, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const view of ['reach=milan', 'view=now', 'station=milan', 'route=rome-milan']) {
      await page.goto(`/map?${view}&lng=${language}`);
      await mapReady(page);
      const covered = await map(page).evaluate((section) => {
        const boxesOf = (selector: string) =>
          [...section.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const switches = boxesOf('.map-modes');
        return boxesOf('.map-station:has(.map-chief) .map-target').some((mark) =>
          switches.some(
            (one) =>
              mark.x + mark.width / 2 > one.left &&
              mark.x + mark.width / 2 < one.right &&
              mark.y + mark.height / 2 > one.top &&
              mark.y + mark.height / 2 < one.bottom,
          ),
        );
      });
      expect(covered, view).toBe(false);
    }
  });
}

test('on a phone held sideways the hours below the slider stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/map?reach=milan');
  await mapReady(page);
  const gaps = await map(page).evaluate((section) => {
    const names = [...section.querySelectorAll('.map-tick-name')]
      .filter((name) => name.checkVisibility({ visibilityProperty: true }))
      .map((name) => name.getBoundingClientRect());
    return names.slice(1).map(({ left }, i) => left - (names[i]?.right ?? 0));
  });
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

test('on a laptop a time stands beside its name up to the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/map?station=naples');
  await mapReady(page);
  await map(page).locator('.map-time').first().waitFor();
  const { mark, name, panel } = await map(page).evaluate((section) => {
    const boxOf = (selector: string) =>
      (section.querySelector(selector) ?? section).getBoundingClientRect().toJSON() as DOMRect;
    const reggio = '[data-station="reggio-calabria"]';
    return {
      mark: boxOf(`${reggio} .map-target`),
      name: boxOf(`${reggio} text:has(.map-time)`),
      panel: boxOf('.map-panel'),
    };
  });
  expect(name.left).toBeGreaterThan(mark.x + mark.width / 2);
  expect(name.right).toBeLessThan(panel.left);
});
