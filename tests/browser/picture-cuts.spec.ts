import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('the picture of a journey cuts no train in two', async ({ page }) => {
  const endsOf = () =>
    page.locator('.route-hero .route-picture img').evaluateAll((all) =>
      all.map((image) => {
        const [own, frame] = [image, image.closest('.route-picture') ?? image].map((one) =>
          one.getBoundingClientRect(),
        );
        if (!own || !frame) return 0;
        const height = Math.max(own.height, own.width * 1.25);
        // The form may lie on the foot of the picture.
        const form = document.querySelector('.booking')?.getBoundingClientRect().top;
        const end = Math.min(frame.bottom, form ?? frame.bottom);
        return Math.round(100 * (1 - (own.bottom - end) / height));
      }),
    );
  for (const [width, height, ends] of [
    // Milan's train stands between 65 and 87 per cent of its poster. Rome's stands between 70 and
    // 75, and the arches below it begin at 77.
    [360, 740, [76, 63]],
    [1280, 900, [90, 88]],
    [1366, 768, [76, 88]],
    [1920, 1080, [76, 88]],
    [2560, 1440, [76, 63]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/routes/rome/milan?lng=en');
    expect(await endsOf(), `${width}`).toEqual(ends);
  }
});

test('on a phone the pictures of a journey begin above the tops of their towers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, head] of [
    ['/train-from-genoa-to-venice?lng=en', '.route-hero'],
    ['/search?from=Genoa&to=Venice&date=2026-12-18&lng=en', '.journey-head'],
  ] as const) {
    await page.goto(path);
    const tops = await page.locator(`${head} .route-picture img`).evaluateAll((all) =>
      all.map((image) => {
        const frame = image.closest('.route-picture')?.getBoundingClientRect();
        const { top, height, width } = image.getBoundingClientRect();
        const [, position = ''] = getComputedStyle(image).objectPosition.split(' ');
        const posterHeight = width * 1.25;
        const above = ((posterHeight - height) * Number.parseFloat(position)) / 100;
        return (100 * (Math.max(0, (frame?.top ?? 0) - top) + above)) / posterHeight;
      }),
    );
    // Genoa's lamp begins at 24 per cent of its poster, and Venice's campanile at 23.8.
    expect(tops, path).toHaveLength(2);
    for (const top of tops) expect(top, path).toBeLessThan(23.5);
  }
});

/** The parts of the posters above a plan that are shown: from and to, in per cent of a poster. */
async function shownParts(page: Page, count: number): Promise<readonly (readonly number[])[]> {
  const pictures = page.locator('.plan-picture img');
  // All but the first are requested after the first frame.
  await expect(pictures).toHaveCount(count);
  return pictures.evaluateAll((all) =>
    all.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [, top = ''] = getComputedStyle(image).objectPosition.split(' ');
      return [-Number.parseFloat(top), height - Number.parseFloat(top)].map(
        (at) => (100 * at) / (width * 1.25),
      );
    }),
  );
}

test('a poster above a plan cuts neither a train in two nor the top of a sight', async ({
  page,
}) => {
  for (const [width, height] of [
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/plan?stops=rome,florence,venice&date=2026-12-16&lng=en');
    const ends = (await shownParts(page, 3)).map(([, end = 0]) => Math.round(end));
    // Rome's arches begin at 77 per cent, and Venice's gondola ends at 77.
    expect(ends, `${width}`).toEqual([76, 70, 78]);
    await page.goto('/plan?stops=rome,venice&date=2026-12-16&lng=en');
    const [, [start = 100, end = 0] = []] = await shownParts(page, 2);
    // The campanile begins at 23.8 per cent, and the quay below it is at 64.
    expect(start, `${width}`).toBeLessThan(23.5);
    expect(end, `${width}`).toBeGreaterThan(64);
  }
  // Lower than wide, a poster begins at the top of its sight.
  await page.setViewportSize({ width: 1366, height: 560 });
  const [, [start = 100] = []] = await shownParts(page, 2);
  expect(start).toBeLessThan(23.5);
});

test('a place of a plan without a poster has the way to it on the map', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/plan?stops=rome,bergamo&date=2026-12-16&lng=en');
  await expect(page.locator('.plan-picture').nth(1).getByText('Bergamo')).toBeVisible();
  // It is the way of the whole plan.
  const large = page.locator('.plan-side .late-map');
  await expect(large).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(large).toBeVisible();
  await page.goto('/plan?stops=bergamo,sondrio&date=2026-12-16&lng=en');
  await expect(page.locator('.plan-side .late-map')).toBeVisible();
  await expect(page.locator('.plan-picture').first()).toBeHidden();
});

test('the form lies on the foot of its picture, and all of its corners are round', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/404 \(Not Found\)/);
  for (const [path, picture] of [
    ['/routes/rome/milan', '.route-picture'],
    ['/train-from-rome-to-milan', '.route-picture'],
    ['/nowhere', '.split-picture'],
    ['/search?from=Nowhere&date=2026-02-30', '.split-picture'],
  ] as const) {
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=fr`);
      const form = page.locator('form.booking');
      const [above, below] = await Promise.all([
        page.locator(picture).first().boundingBox(),
        form.boundingBox(),
      ]);
      const overlap = (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
      expect(Math.round(overlap), path).toBe(16);
      const corners = await form.evaluate((one) => getComputedStyle(one).borderRadius);
      expect(corners, path).not.toMatch(/ |^0/);
      // The form is above the picture.
      await form.evaluate((one) => {
        const { right, top } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(right - 20, top + 4);
        if (!hit || !one.contains(hit)) throw new Error('The picture hides the form.');
      });
      // The barrier of a missing page stands at the foot of its picture.
      if (path === '/nowhere')
        await expect(page.locator(picture)).toHaveCSS('object-position', '50% 88%');
    }
  }
});

test('the picture of a journey shows the tip of Milan’s highest spire', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1536, 864],
    [1920, 950],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/routes/rome/milan?lng=en');
    const above = await page
      .locator('.route-picture-arrival')
      .first()
      .evaluate((image) => {
        const own = image.getBoundingClientRect();
        const frame = image.closest('.route-picture')?.getBoundingClientRect();
        const full = Math.max(own.height, own.width * 1.25);
        return (100 * ((frame?.top ?? 0) - own.bottom + full)) / full;
      });
    // It ends at 21 per cent of the poster.
    expect(above, `${width} × ${height}`).toBeLessThan(21.3);
  }
});

test('on a small phone no edge cuts the tip of a sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, poster, tip] of [
    // Where each ends, in per cent of the poster's height.
    ['/cities/venice', '.city-poster img', 23.8],
    ['/cities/siena', '.city-poster img', 21.4],
    ['/train-from-rome-to-pisa', '.route-picture-departure', 29.2],
    ['/siena-to-milan', '.route-picture-departure', 24.6],
  ] as const) {
    await page.goto(`${path}?lng=en`);
    const above = await page
      .locator(poster)
      .first()
      .evaluate((image) => {
        const own = image.getBoundingClientRect();
        const frame = (image.closest('.route-picture') ?? image).getBoundingClientRect();
        const full = Math.max(own.height, own.width * 1.25);
        const down = Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '');
        const top = own.top - ((full - own.height) * down) / 100;
        return (100 * (frame.top - top)) / full;
      });
    expect(above, path).toBeLessThan(tip);
  }
});
