import type { CDPSession, Page } from '@playwright/test';
import { mapOf, openMap, viewBoxOf } from './map.ts';
import { standStill } from './stand-still.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

type Finger = readonly [x: number, y: number];

/** Moves fingers over the glass, from the first places to the last. */
async function touch(session: CDPSession, steps: readonly (readonly Finger[])[]): Promise<void> {
  for (const [place, fingers] of steps.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: place === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOfMap(page: Page): Promise<Finger> {
  await page
    .locator('#map .map-frame')
    .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await page.locator('#map .map-frame').boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const addressOf = (page: Page) => page.evaluate(() => window.location.search);

test.describe('with fingers', () => {
  test.use({
    sharesPage: false,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('two of them enlarge the map', async ({ page }) => {
    await openMap(page);
    const [x, y] = await middleOfMap(page);
    const whole = await viewBoxOf(page);
    const session = await page.context().newCDPSession(page);
    const apart = (distance: number): Finger[] => [
      [x - distance, y],
      [x + distance, y],
    ];
    await touch(session, [apart(30), apart(50), apart(70), apart(90)]);
    await expect.poll(() => viewBoxOf(page)).not.toBe(whole);
    const width = Number((await viewBoxOf(page))?.split(' ')[2]);
    expect(width).toBeLessThan(Number(whole?.split(' ')[2]));
    expect(await addressOf(page)).toBe('');
  });

  test('one of them scrolls the page, and moves the map only after a press on the button', async ({
    page,
  }) => {
    await openMap(page);
    const whole = await viewBoxOf(page);
    const swipe = async () => {
      const [x, y] = await middleOfMap(page);
      const session = await page.context().newCDPSession(page);
      await touch(session, [[[x, y]], [[x, y - 30]], [[x, y - 60]], [[x, y - 90]]]);
    };
    await middleOfMap(page);
    const top = await page.evaluate(() => window.scrollY);
    await swipe();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
    // A tap while the page still scrolls is not taken for one.
    await page.evaluate(standStill);
    expect(await viewBoxOf(page)).toBe(whole);

    await page.getByRole('button', { name: 'Move the map with one finger' }).tap();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(() => viewBoxOf(page)).not.toBe(whole);
    const enlarged = await viewBoxOf(page);
    await swipe();
    await expect.poll(() => viewBoxOf(page)).not.toBe(enlarged);
    expect(await addressOf(page)).toBe('');
  });

  test('a tap on a station chooses it', async ({ page }) => {
    await openMap(page);
    await page.locator('#map [data-station="naples"] .map-target').tap();
    await expect(mapOf(page).getByRole('heading', { name: 'Naples', exact: true })).toBeVisible();
  });
});

test('the mouse drags an enlarged map, and the end of a drag chooses nothing', async ({ page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const [x, y] = await middleOfMap(page);
  const before = await viewBoxOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 25, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => viewBoxOf(page)).not.toBe(before);
  expect(await addressOf(page)).toBe('');
});

test('a line of the map is chosen by pressing it', async ({ page }) => {
  await openMap(page);
  await middleOfMap(page);
  const place = await page
    .locator('#map a[aria-label="Rome – Naples"] .map-line-target')
    .evaluate((target: SVGPathElement) => {
      const matrix = target.getScreenCTM();
      const length = target.getTotalLength();
      for (let share = 0.1; share < 0.9; share += 0.05) {
        const { x, y } = target
          .getPointAtLength(length * share)
          .matrixTransform(matrix ?? undefined);
        if (document.elementFromPoint(x, y)?.closest('a') === target.closest('a')) return { x, y };
      }
      return undefined;
    });
  if (!place) throw new Error('Everywhere something else lies over the line');
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  // The browser's own outline is a rectangle around the whole line.
  await expect(mapOf(page).locator('a:focus')).toHaveCSS('outline-style', 'none');
  await page.mouse.up();
  await expect(mapOf(page).getByRole('heading', { name: 'Rome to Naples' })).toBeVisible();
});

test('at 400 % everything of the map stays within the width of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openMap(page, '/?lng=fr&reach=milan&sort=time');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  const controls = page.locator('#map .map-control').filter({ visible: true });
  await expect(controls).toHaveCount(5);
  // An enlarged map has four more, which move it.
  await page.getByRole('button', { name: textsOf('fr').map.controls.zoomIn }).click();
  await expect(controls).toHaveCount(9);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});
