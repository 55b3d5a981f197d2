import { mapOf as map, mapReady } from './map.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('of a chosen route the names and the letters of its lines stand out', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/map?view=diagram&route=milan-naples');
  const diagram = map(page).locator('.map-diagram');
  const name = (key: string) => diagram.locator(`[data-station="${key}"] text`);
  await expect(name('naples')).toHaveCSS('opacity', '1');
  const fillOf = (part: string) =>
    diagram
      .locator(part)
      .first()
      .evaluate((element) => window.getComputedStyle(element).fill);
  const strokeOf = (part: string) =>
    diagram
      .locator(part)
      .first()
      .evaluate((element) => window.getComputedStyle(element).stroke);
  const ink = await fillOf('[data-station="naples"] text');
  for (const faded of ['palermo', 'bologna'])
    expect(await fillOf(`[data-station="${faded}"] text`), faded).not.toBe(ink);
  // The marks of several lines fade with them, and those of single lines.
  expect(await strokeOf('.map-bundle-faded')).not.toBe(ink);
  expect(await strokeOf('[data-station="palermo"] .map-ring')).not.toBe(ink);
  expect(await fillOf('[data-station="potenza"] .map-dot')).not.toBe(ink);
  // Its letter is once on its line, between the two stations.
  const letters = await diagram.locator('.map-axis-letter').all();
  expect(letters).toHaveLength(1);
  const [milan, letter, naples] = await Promise.all([
    diagram.locator('[data-station="milan"] .map-target').boundingBox(),
    letters[0]?.boundingBox(),
    diagram.locator('[data-station="naples"] .map-target').boundingBox(),
  ]);
  expect(letter?.y).toBeGreaterThan(milan?.y ?? Number.NaN);
  expect(letter?.y).toBeLessThan(naples?.y ?? Number.NaN);
  const shown = diagram.locator('.map-axis-letter:visible text');
  expect(new Set(await shown.allTextContents())).toEqual(new Set(['A']));
  await expect(map(page).locator('.map-legend .map-axis-letter')).toHaveText(['A']);
});

test('both ends of a chosen route are seen on a phone’s diagram, and its times are apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map?view=diagram&route=rome-milan');
  const panel = map(page).locator('.map-panel');
  for (const key of ['milan', 'rome']) {
    const mark = map(page).locator(`[data-station="${key}"] .map-target`);
    await expect
      .poll(async () => {
        const [end, sheet] = [await mark.boundingBox(), await panel.boundingBox()];
        return end && sheet && end.y + end.height < sheet.y;
      })
      .toBe(true);
  }
  const times = map(page).locator('.map-diagram .map-station text:has(.map-time)');
  const least = await times.evaluateAll((texts) =>
    Math.min(
      ...texts.map((text) => {
        const scale = text.closest('svg')?.getScreenCTM()?.a ?? 0;
        const time = text.querySelector('.map-time');
        return time ? Number.parseFloat(window.getComputedStyle(time).fontSize) * scale : 0;
      }),
    ),
  );
  expect(least).toBeGreaterThan(11);
  await page.goto('/map?view=diagram&route=rome-lecce');
  const naples = await map(page).locator('[data-station="naples"] text').boundingBox();
  for (const key of ['caserta', 'benevento']) {
    const time = map(page).locator(`[data-station="${key}"] .map-time`);
    // Upright, the box of a slanted time holds more than the time; its middle is what counts.
    const { x = 0, y = 0, width = 0, height = 0 } = (await time.boundingBox()) ?? {};
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const isCovered =
      naples &&
      middleX > naples.x &&
      middleX < naples.x + naples.width &&
      middleY > naples.y - height / 2 &&
      middleY < naples.y + naples.height;
    expect(isCovered, key).toBe(false);
  }
});

test('a phone shows the beginning of the diagram where a route is in sight there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map?view=diagram&route=milan-naples');
  await mapReady(page);
  const box = map(page).locator('.map-diagram-box');
  expect(await box.evaluate((element) => element.scrollTop)).toBe(0);
  const { y: edge = 0 } = (await box.boundingBox()) ?? {};
  for (const key of ['geneva', 'munich']) {
    const name = await map(page).locator(`[data-station="${key}"] text`).boundingBox();
    expect(name?.y, key).toBeGreaterThan(edge);
  }
  // The time stands in the row of its name.
  const rowOf = (part: string) =>
    map(page)
      .locator(`[data-station="naples"] ${part}`)
      .evaluate((text) => text.getBoundingClientRect().bottom);
  expect(Math.abs((await rowOf('.map-time')) - (await rowOf('text')))).toBeLessThan(3);
});

test('the button of the diagram is on the left of a phone, with a route and without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lefts = [];
  for (const path of ['/map?view=diagram', '/map?view=diagram&route=milan-naples']) {
    await page.goto(path);
    await mapReady(page);
    const button = await map(page).locator('.map-diagram-enlarge').boundingBox();
    const legend = await map(page).locator('.map-stage-legend').boundingBox();
    lefts.push(button?.x, legend?.x);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(legend?.y ?? 0);
  }
  expect(new Set(lefts).size).toBe(1);
});
