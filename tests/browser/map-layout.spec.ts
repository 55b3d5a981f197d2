import type { Locator, Page } from '@playwright/test';
import { boxOf, mapOf, mapReady, openMap, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const figure = (page: Page) => page.locator('#map .map-canvas');

test('the list of stations to leave from looks the same in every browser', async ({ page }) => {
  await openMap(page, '/?reach=milan');
  const stations = page.getByLabel('Leaving from');
  await expect(stations).toHaveCSS('appearance', 'none');
  await expect(stations).toHaveCSS('background-image', /gradient/);
  // As the other fields of the site.
  await expect(stations).toHaveCSS('border-top-width', '2px');
});

test('on a phone the map and the slider of its travel times fit on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'it', 'fr'] as const) {
    await openMap(page, `/?lng=${language}`);
    const { reach } = textsOf(language).map.mode;
    await mapOf(page).getByRole('link', { name: reach, exact: true }).click();
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.getByRole('banner'));
    // The ground of Sicily and the tip of the mainland are lower.
    expect((await boxOf(figure(page))).y, language).toBeGreaterThan(header.height - 40);
  }
});

test('nothing lies over the opened table at any width, however far it is scrolled', async ({
  page,
}) => {
  await openMap(page, '/?sort=time');
  const table = page.locator('#map-table');
  for (const width of [1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const share of [0, 0.3, 0.6, 1]) {
      await table.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + top - 200 + height * part, behavior: 'instant' });
      }, share);
      const { y } = await boxOf(table);
      for (const part of [
        figure(page),
        page.locator('#map .map-legend'),
        page.locator('#map-panel'),
      ]) {
        const box = await boxOf(part);
        expect(box.y + box.height, `${width} pixels`).toBeLessThanOrEqual(y);
      }
    }
  }
});

for (const width of [360, 1366]) {
  test(`the table opens below its button, which stays where it is, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await openMap(page, '/');
    const opener = page.locator('#map-table > a');
    // The next section is on the screen too.
    await opener.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { y } = await boxOf(opener);
    await opener.click();
    await expect(page.locator('#map-table caption:visible')).toHaveCount(1);
    expect(Math.abs((await boxOf(opener)).y - y)).toBeLessThan(2);
  });
}

for (const [width, height] of [
  [320, 640],
  [1366, 768],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'no-preference' });

    test('the first click on a section’s link leads there', async ({ page }) => {
      for (const section of ['hotels', 'contact']) {
        await page.goto('/');
        await follow(page, section);
        await expect.poll(() => isInSight(page, section), section).toBe(true);
      }
    });

    test('a map that hydrates during a scroll to “Hotels” does not change the target', async ({
      page,
    }) => {
      const { promise: isOnTheWay, resolve: goOn } = Promise.withResolvers<void>();
      await page.route(MAP_CODE, async (route) => {
        await isOnTheWay;
        await route.continue();
      });
      await page.goto('/');
      const requested = page.waitForRequest(MAP_CODE);
      // A quick move may pass the map unseen, so the way begins where it is near.
      await mapOf(page).evaluate((map) =>
        window.scrollTo({
          top: map.getBoundingClientRect().top - window.innerHeight,
          behavior: 'instant',
        }),
      );
      await requested;
      await follow(page, 'hotels');
      goOn();
      await mapReady(page);
      await expect.poll(() => isInSight(page, 'hotels')).toBe(true);
    });
  });
}

const MAP_CODE = /\/assets\/map-[\w-]+\.js$/;

/**
 * Follows the header's link to a section of the home page; on a narrow screen the link is in the
 * menu.
 */
async function follow(page: Page, section: string) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.locator(`header a[href$="#${section}"]`).filter({ visible: true }).first().click();
}

/** Whether a section begins below the header, or as high as the end of the page allows. */
function isInSight(page: Page, section: string) {
  return page.locator(`#${section}`).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const isAtEnd =
      window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    return top >= -1 && (top <= 130 || isAtEnd);
  });
}

test('waking changes nothing of the section’s height', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const before = await boxOf(mapOf(page));
    await mapOf(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await mapReady(page);
    expect((await boxOf(mapOf(page))).height).toBe(before.height);
  }
});

test('zooming keeps the choice in view, with buttons and with keys', async ({ page }) => {
  for (const station of ['bari', 'vienna', 'siracusa']) {
    await openMap(page, `/?station=${station}`);
    const frame = page.locator('#map .map-frame');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await frame.focus();
    await page.keyboard.press('+');
    await expect(mapOf(page).getByText('Map at 410%')).toBeAttached();
    const outer = await boxOf(frame);
    const { x, y, width, height } = await boxOf(stationOf(page, station).locator('.map-target'));
    expect(x + width / 2).toBeGreaterThan(outer.x);
    expect(x + width / 2).toBeLessThan(outer.x + outer.width);
    expect(y + height / 2).toBeGreaterThan(outer.y);
    expect(y + height / 2).toBeLessThan(outer.y + outer.height);
  }
});

test('a choice in the list comes into view on an enlarged map', async ({ page }) => {
  await openMap(page, '/?station=vienna');
  for (const times of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(mapOf(page).getByText(`Map at ${[160, 256, 410][times - 1]}%`)).toBeAttached();
  }
  await page.getByRole('link', { name: 'Back to the whole network' }).click();
  await page
    .locator('#map-panel')
    .getByRole('link', { name: /^Rome – Naples/ })
    .click();
  const outer = await boxOf(page.locator('#map .map-frame'));
  await expect
    .poll(async () => {
      const { x, y } = await boxOf(stationOf(page, 'naples').locator('.map-target'));
      return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
    })
    .toBe(true);
});

test.describe('on a phone', () => {
  test.use({
    sharesPage: false,
    viewport: { width: 360, height: 760 },
    isMobile: true,
    hasTouch: true,
  });

  test('the panel is directly under the map, and the map reaches both edges', async ({ page }) => {
    await openMap(page, '/?station=rome');
    const map = await boxOf(figure(page));
    expect([map.x, map.width]).toEqual([0, 360]);
    const panel = await boxOf(page.locator('#map-panel'));
    expect(panel.y - (map.y + map.height)).toBeLessThanOrEqual(32);
    const legend = await boxOf(page.locator('#map .map-legend'));
    expect(legend.y).toBeGreaterThanOrEqual(panel.y + panel.height);
  });

  test('targets have 32 pixels, and a tap between two stations chooses the nearer one', async ({
    page,
  }) => {
    await openMap(page);
    for (const target of [...(await page.locator('#map .map-target').all()).slice(0, 12)]) {
      expect(Math.round((await boxOf(target)).width)).toBeGreaterThanOrEqual(32);
    }
    for (const control of await page.locator('#map .map-control').all()) {
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(32);
    }
    await figure(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
    // Florence and Pisa are nearer to each other than a finger is wide.
    for (const [key, name] of [
      ['pisa', 'Pisa'],
      ['florence', 'Florence'],
    ] as const) {
      const { x, y, width, height } = await boxOf(stationOf(page, key).locator('.map-target'));
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(mapOf(page).getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });

  test('the map begins with Italy as on the server, and a button shows all of it', async ({
    page,
    watch,
  }) => {
    watch.expectConsole(/Failed to load resource/);
    const lecce = stationOf(page, 'lecce').locator('.map-target');
    const lyon = stationOf(page, 'lyon').locator('.map-target');
    const middle = async (part: Locator) => {
      const [outer, { x, width }] = [await boxOf(figure(page)), await boxOf(part)];
      return (x + width / 2 - outer.x) / outer.width;
    };
    await page.route(/\/map-[^/]*\.js/, (route) => route.abort());
    await page.goto('/?station=rome');
    const drawn = await middle(lecce);
    expect(drawn).toBeGreaterThan(0.94);
    expect(await middle(lyon)).toBeLessThan(0);
    await page.unroute(/\/map-[^/]*\.js/);
    await openMap(page, '/?station=rome');
    await expect(page.locator('#map .map-unmeasured')).toHaveCount(0);
    expect(await middle(lecce)).toBeCloseTo(drawn, 2);
    await page.getByRole('button', { name: 'Show the whole map' }).tap();
    await expect.poll(() => middle(lyon)).toBeGreaterThan(0);
  });

  test('the diagram fits the screen, its names as large as can be read', async ({ page }) => {
    await openMap(page, '/?view=diagram');
    const diagram = await boxOf(page.locator('#map .map-diagram'));
    expect([diagram.x, diagram.width]).toEqual([0, 360]);
    for (const text of await page.locator('#map .map-diagram text').all()) {
      const { x, width, height } = await boxOf(text);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(height).toBeGreaterThanOrEqual(11.5);
    }
  });

  for (const width of [320, 360, 412])
    test(`the buttons lie over no station and no name at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openMap(page);
      await expect(page.locator('#map .map-unmeasured')).toHaveCount(0);
      const covered = await page.locator('#map .map-canvas').evaluate((map) => {
        const boxesOf = (selector: string) =>
          [...map.querySelectorAll(selector)].map((part) => ({
            part,
            box: part.getBoundingClientRect(),
          }));
        const buttons = boxesOf('.map-control');
        return boxesOf('.map-station :is(text, .map-ring, .map-dot)').flatMap(({ part, box }) =>
          buttons.some(
            ({ box: button }) =>
              box.width > 0 &&
              Math.min(box.right, button.right) - Math.max(box.left, button.left) > 1 &&
              // The box of a name has some room above and below its letters.
              Math.min(box.bottom, button.bottom) - Math.max(box.top, button.top) > 4,
          )
            ? [`${part.closest('[data-station]')?.getAttribute('data-station')}`]
            : [],
        );
      });
      expect(covered).toEqual([]);
    });
});
