import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import {
  boxOf,
  dotsUnderSwitches,
  mapOf as map,
  mapReady,
  openStage,
  stationOf as station,
  viewBoxOf,
} from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;
const panel = (page: Page) => page.locator('#map-panel');

/** The greater share of the frame that lies between two stations, on one of its axes. */
function shareBetween(page: Page, one: string, other: string): Promise<number> {
  return map(page).evaluate(
    (section, keys) => {
      const [first, last] = keys.map((key) =>
        section.querySelector(`[data-station="${key}"] .map-target`)?.getBoundingClientRect(),
      );
      const frame = section.querySelector('.map-frame')?.getBoundingClientRect();
      if (!first || !last || !frame) return 0;
      return Math.max(
        Math.abs(first.x - last.x) / frame.width,
        Math.abs(first.y - last.y) / frame.height,
      );
    },
    [one, other] as const,
  );
}

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const) {
  test(`the map comes to a chosen route, and the way back undoes it, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStage(page);
    const whole = await viewBoxOf(page);
    const before = await shareBetween(page, 'rome', 'naples');
    await panel(page)
      .getByRole('link', { name: /^Rome – Naples/ })
      .click();
    await expect.poll(() => shareBetween(page, 'rome', 'naples')).toBeGreaterThan(3 * before);
    expect(await shareBetween(page, 'rome', 'naples')).toBeLessThan(0.75);
    // The part of the map is that of the choice, which the address has.
    await expect(page).toHaveURL(/\/map\?route=rome-naples$/);
    // It can be moved like one that was enlarged by hand.
    const shown = await viewBoxOf(page);
    await map(page).locator('.map-frame').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => viewBoxOf(page)).not.toBe(shown);
    await expect(page).toHaveURL(/route=rome-naples&at=/);
    await page.goBack();
    await expect.poll(() => viewBoxOf(page)).toBe(whole);
    await page.goForward();
    await expect.poll(() => shareBetween(page, 'rome', 'naples')).toBeGreaterThan(3 * before);
    await page.reload();
    await mapReady(page);
    await expect.poll(() => shareBetween(page, 'rome', 'naples')).toBeGreaterThan(3 * before);
    // The part of the address is shown after that of the choice.
    await expect.poll(() => viewBoxOf(page)).not.toBe(shown);
    await map(page).getByRole('button', { name: texts.controls.all }).click();
    await expect.poll(() => shareBetween(page, 'rome', 'naples')).toBeLessThan(2 * before);
  });
}

test('a station chosen on a map that was moved leaves it so, a route does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStage(page, '/map?at=2100-2000-4');
  await expect.poll(() => viewBoxOf(page)).not.toMatch(/^-/);
  const moved = await viewBoxOf(page);
  await station(page, 'bologna').click();
  await expect(panel(page).getByRole('heading', { name: 'Bologna', exact: true })).toBeVisible();
  expect(await viewBoxOf(page)).toBe(moved);
  await expect(page).toHaveURL(/station=bologna/);
  await page.goBack();
  await panel(page)
    .getByRole('link', { name: /^Rome – Milan/ })
    .click();
  await expect(page).toHaveURL(/\/map\?route=rome-milan$/);
  await page.goBack();
  await expect.poll(() => viewBoxOf(page)).toBe(moved);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`time, price and button of a route are on the first screen of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await openStage(page, `/map?route=rome-milan&lng=${language}`);
      const { book, price } = textsOf(language).map.route;
      await expect(panel(page).getByText(price, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(panel(page).getByRole('link', { name: book })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on a phone the buttons of a station whose signs have another name are whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await openStage(page, `/map?station=rome&lng=${language}`);
    const { guide, plan } = textsOf(language).map.station;
    for (const name of [guide, plan])
      await expect(panel(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone each large city with a direct train has its time, and lines end at dots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStage(page, '/map?station=rome');
  await map(page).locator('.map-time').first().waitFor();
  const cities = ['milan', 'turin', 'genoa', 'venice', 'bologna', 'florence', 'pisa', 'naples'];
  for (const key of cities)
    await expect(station(page, key).locator('.map-time'), key).toHaveText(/\d/);
  // In a line of its own the time is below its name, on the same side of the ring.
  const { name, time, ring } = await station(page, 'turin').evaluate((link) => {
    const text = link.querySelector('text') as SVGTextElement;
    const at = (character: number) => text.getExtentOfChar(character);
    const [first, last] = [at(0), at(text.getNumberOfChars() - 1)];
    return { name: first.y + first.height, time: last.y + last.height, ring: last.x + last.width };
  });
  expect(time - name).toBeGreaterThan(10);
  expect(ring).toBeLessThan(0);
  const ends = map(page).locator('.map-spokes-end');
  const fillOf = (selector: string) =>
    map(page)
      .locator(selector)
      .first()
      .evaluate((mark) => getComputedStyle(mark).fill);
  expect(await ends.count()).toBeGreaterThan(3);
  expect(await fillOf('.map-spokes-end')).toBe(await fillOf('.map-dot'));
});

test('at night a time is on no plate of land, which would be pale on the sea', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStage(page, '/map?station=rome');
  const time = map(page).locator('text:has(.map-time)').first();
  await time.waitFor();
  const [plate, land] = await map(page).evaluate((section) => {
    const colourOf = (selector: string, property: 'fill' | 'stroke') =>
      getComputedStyle(section.querySelector(selector) as Element)[property];
    return [colourOf('text:has(.map-time)', 'stroke'), colourOf('.map-italy', 'fill')];
  });
  expect(plate).not.toBe(land);
});

test('on a laptop a route of the list is in sight below a chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStage(page, '/map?route=rome-milan');
  const rows = panel(page).locator('.map-routes .map-row-name');
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
});

test('a train that goes below the name of its station begins where the name does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStage(page, '/map?station=rome');
  const lefts = await panel(page)
    .locator('.map-departures li')
    .evaluateAll((rows) =>
      rows
        .map((row) => ['name', 'note'].map((part) => row.querySelector(`.map-row-${part}`)))
        .map((parts) => parts.map((part) => part?.getBoundingClientRect() ?? new DOMRect()))
        .filter(([name, note]) => name && note && note.top >= name.bottom)
        .map(([name, note]) => (note?.left ?? 0) - (name?.left ?? 0)),
    );
  expect(lefts.length).toBeGreaterThan(0);
  for (const left of lefts) expect(Math.abs(left)).toBeLessThan(1);
});

test('the slider of travel times has the colours of the bands', async ({ page }) => {
  await openStage(page, '/map?reach=milan&within=360');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { ofBands, ofTrack } = await map(page).evaluate((section) => ({
      ofBands: [1, 2, 3, 4, 6].map((band) => {
        const swatch = section.querySelector(`.map-swatch .map-band-${band}`) as Element;
        return getComputedStyle(swatch).fill;
      }),
      ofTrack: getComputedStyle(section.querySelector('#map-within') as Element).backgroundImage,
    }));
    for (const band of ofBands) expect(ofTrack, colorScheme).toContain(band);
  }
});

test('the slider has one row of numbers: the hours, at the end of each band', async ({ page }) => {
  await openStage(page, '/map?reach=milan');
  const ticks = map(page).locator('.map-tick');
  await expect(ticks).toHaveText(['1', '2', '3', '4', '5', '6'].map((hours) => `${hours}\u00a0h`));
  const others = await ticks.evaluateAll((all) =>
    all.map((tick) => getComputedStyle(tick, '::before').content),
  );
  expect(others).toEqual(Array(6).fill('none'));
});

test('no name and no dot on the part of a route is cut by buttons or the window', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const route of ['rome-milan', 'milan-venice']) {
      await openStage(page, `/map?route=${route}`);
      await expect(page.locator('.map-unmeasured')).toHaveCount(0);
      const cut = await map(page).evaluate((section) => {
        const controls = [...section.querySelectorAll('.map-control, .map-modes')].map((control) =>
          control.getBoundingClientRect(),
        );
        const isCutBy = (over: DOMRect, { left, right, top, bottom }: DOMRect, most: number) =>
          over.width > 0 &&
          Math.min(right, over.right) - Math.max(left, over.left) > 1 &&
          Math.min(bottom, over.bottom) - Math.max(top, over.top) > most;
        const keyOf = (part: Element) =>
          part.closest('[data-station]')?.getAttribute('data-station');
        const seen = (selector: string) =>
          [...section.querySelectorAll(`.map-station ${selector}`)].filter(
            (part) => !part.closest('[opacity="0"]'),
          );
        const names = seen('text').filter((name) =>
          controls.some((box) => isCutBy(box, name.getBoundingClientRect(), 4)),
        );
        // A wide window's map goes on below its panel.
        const isPhone = window.innerWidth < 960;
        const rings = seen(':is(.map-ring, .map-dot)').filter((ring) => {
          const box = ring.getBoundingClientRect();
          const atEdge = isPhone && box.right > 0 && box.left < window.innerWidth;
          const isOver = box.left < -1 || box.right > window.innerWidth + 1;
          return (atEdge && isOver) || (isPhone && controls.some((one) => isCutBy(one, box, 1)));
        });
        return [...names, ...rings].map(keyOf);
      });
      expect(cut, `${route} at ${width} pixels`).toEqual([]);
    }
  }
});

test('on a phone the cities abroad have names below the switches', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await openStage(page, `/map?lng=${language}`);
      const switches = await boxOf(map(page).locator('.map-switches'));
      for (const city of ['zurich', 'munich', 'vienna'])
        await expect(station(page, city).locator('text'), `${city}, ${language}`).toBeVisible();
      expect((await boxOf(station(page, 'zurich').locator('text'))).y).toBeGreaterThan(
        switches.bottom,
      );
      expect(await dotsUnderSwitches(page)).toEqual([]);
      // The letters of the southernmost city, whose box is lower than they are, are above the
      // controls.
      const south = await boxOf(station(page, 'siracusa').locator('text'));
      const controls = await boxOf(map(page).locator('.map-controls'));
      expect(south.bottom - 4, language).toBeLessThan(controls.y);
    }
  }
});
