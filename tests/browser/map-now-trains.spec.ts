import type { Page } from '@playwright/test';
import { TRAIN_CLASSES } from '#app/data/moving-trains/moving-trains.ts';
import { isOnItsWay, placeTrain } from '#app/data/moving-trains/train-place.ts';
import { unpackTrains } from '#app/data/moving-trains/unpack.ts';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { mapOf as map, openMap, viewBoxOf } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

/** A Tuesday, ten past eight. */
const MOMENT = '/map?view=now&day=2026-12-15&minute=490';

/**
 * Where a high-speed train is on the screen that is alone, on its way between two stations of the
 * map, and drawn there.
 */
async function drawnTrain(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const day = await page.request.get('/map/now/en/2026-12-15.json');
  const { folder } = (await day.json()) as NowDay;
  const file = await page.request.get(`/map/trains/${folder}/fast.bin`);
  const set = unpackTrains(new Uint8Array(await file.body()));
  const box = await map(page).locator('.now-trains').boundingBox();
  const [left = 0, top = 0, width = 0] = ((await viewBoxOf(page)) ?? '').split(' ').map(Number);
  if (!box) throw new Error('the trains are not drawn');
  const place = { x: 0, y: 0 };
  const pixel = box.width / width;
  const alone = [...Array(set.count).keys()].find((train) => {
    if (!isOnItsWay(set, train, 490) || TRAIN_CLASSES[set.classes[train] ?? 0] !== 'high-speed')
      return false;
    placeTrain(set, train, 490, place);
    const { x, y } = place;
    const isFarFromAll = [...Array(set.count).keys()].every((other) => {
      if (other === train || !isOnItsWay(set, other, 490)) return true;
      placeTrain(set, other, 490, place);
      return Math.hypot(place.x - x, place.y - y) * pixel > 13;
    });
    return isFarFromAll && x > 500 && x < GEOGRAPHY.width && y > 600 && y < GEOGRAPHY.height;
  });
  placeTrain(set, alone ?? 0, 490, place);
  const point = { x: box.x + (place.x - left) * pixel, y: box.y + (place.y - top) * pixel };
  const colour = await map(page)
    .locator('.now-trains canvas')
    .evaluate(
      (canvas, { x, y }) =>
        new Promise((resolve) => {
          const look = () => {
            const drawn = canvas as HTMLCanvasElement;
            const box = drawn.getBoundingClientRect();
            const data = drawn
              .getContext('2d')
              ?.getImageData(Math.round(x - box.x), Math.round(y - box.y), 1, 1);
            if (data?.data[3]) resolve([...data.data]);
            else requestAnimationFrame(look);
          };
          look();
        }),
      point,
    );
  const [red = 0, green = 255] = colour as number[];
  expect(red - green).toBeGreaterThan(80);
  return point;
}

test('the trains are drawn where they are on a short phone too, upright and on its side', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openMap(page, MOMENT);
    await drawnTrain(page);
  }
});

test('a pressed train says its line, its next stop and all stops', async ({ page }) => {
  await openMap(page, MOMENT);
  const { x, y } = await drawnTrain(page);
  await page.mouse.click(x, y);
  const train = map(page).locator('.now-train');
  await expect(map(page).getByRole('heading', { name: /^Frecc\w+ \d+$/ })).toBeVisible();
  await expect(map(page).locator('.now-line')).toHaveText(/ – /);
  await expect(train.locator('dl')).toHaveText(/Company\s*Trenitalia\s*Next stop.+, \d\d:\d\d/);
  await expect(train.locator('li[aria-current=step]')).toHaveCount(1);
  expect(await train.locator('ol li').count()).toBeGreaterThan(1);
});

/** Chooses a train of a kind in the panel of a station. */
async function chooseTrain(page: Page, kind: string) {
  await map(page).locator('.now-open', { hasText: kind }).first().click();
  await expect(map(page).locator('.now-train')).toBeVisible();
}

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [768, 1024],
] as const) {
  test(`a chosen train is seen on the map, a regional one too, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const kind of ['Frecciarossa', 'Regionale Veloce']) {
      await openMap(page, `${MOMENT}&station=bologna`);
      await chooseTrain(page, kind);
      await expect(map(page).locator('.now-mark')).toBeVisible();
      // The sheet goes down, and neither it nor a button of the map lies over the train.
      await expect.poll(() => page.evaluate(whatCoversTrain), kind).toEqual([]);
      const sheet = await map(page).locator('.map-panel').boundingBox();
      expect(sheet?.y, kind).toBeGreaterThan(height * 0.6);
      await expect(map(page).locator('.now-slider > input')).toBeInViewport({ ratio: 1 });
      await expect(map(page).locator('.now-facts > :last-child')).toBeInViewport({ ratio: 1 });
      await expect(map(page).getByRole('heading', { level: 3 })).toBeFocused();
    }
  });
}

/** Runs in the page: what covers the chosen train's mark, or the mark if it is out of sight. */
function whatCoversTrain(): string[] {
  const boxOf = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
  const mark = boxOf(document.querySelector('.now-mark'));
  const covers = ['header', '.map-panel', '.map-modes', '.map-control'].filter((selector) =>
    [...document.querySelectorAll(selector)].some((part) => {
      const { left, right, top, bottom } = boxOf(part);
      return mark.left < right && mark.right > left && mark.top < bottom && mark.bottom > top;
    }),
  );
  const isInWindow = mark.left >= 0 && mark.right <= window.innerWidth && mark.top >= 0;
  return isInWindow ? covers : [...covers, '.now-mark'];
}

test('the map comes to the way of a chosen train and back, and stays where it was moved', async ({
  page,
}) => {
  const texts = textsOf('en').map;
  await page.setViewportSize({ width: 1366, height: 768 });
  await openMap(page, MOMENT);
  await map(page)
    .getByRole('row', { name: /^Florence/ })
    .getByRole('link')
    .click();
  await expect(map(page).locator('.now-open').first()).toBeVisible();
  const whole = await viewBoxOf(page);
  const back = map(page).getByRole('button', { name: texts.now.back });
  // Until the train is known, its station stays in the panel.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/map/train/**', async (route) => {
    await released;
    await route.continue();
  });
  await map(page).locator('.now-open', { hasText: 'Frecciarossa' }).first().click();
  await expect(map(page).locator('.now-mark')).toBeVisible();
  await expect(map(page).getByRole('heading', { name: 'Florence' })).toBeVisible();
  release();
  await back.click();
  const goBacks = [() => back.click(), () => page.goBack()];
  for (const goBack of goBacks) {
    await chooseTrain(page, 'Frecciarossa');
    await expect.poll(() => viewBoxOf(page)).not.toBe(whole);
    // One mark alone.
    await expect(map(page).locator('.map-chosen-ring').first()).toBeHidden();
    await goBack();
    await expect.poll(() => viewBoxOf(page)).toBe(whole);
    await expect(map(page).locator('.now-mark')).toHaveCount(0);
  }
  await page.goForward();
  await map(page).getByRole('button', { name: texts.controls.zoomIn, exact: true }).click();
  await expect(page).toHaveURL(/at=/);
  const moved = await viewBoxOf(page);
  await chooseTrain(page, 'Frecciarossa');
  await expect(map(page).locator('.now-mark')).toBeVisible();
  await back.click();
  await expect(map(page).getByRole('heading', { name: 'Florence' })).toBeFocused();
  expect(await viewBoxOf(page)).toBe(moved);
});
