import { mapOf as map, mapReady, openMap, stationOf as station, viewBoxOf } from './map.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test.describe('with a clock that stands', () => {
  test.use({ sharesPage: false });

  test('a station’s label stays while it is pointed at itself', async ({ page }) => {
    await page.clock.install();
    await openMap(page);
    const label = page.locator('#map .map-label');
    await station(page, 'bologna').locator('.map-target').hover();
    await label.hover();
    await page.clock.runFor(1_000);
    await expect(label).toHaveText(/^Bologna/);
    await page.locator('#map .map-frame').hover({ position: { x: 10, y: 10 } });
    await page.clock.runFor(1_000);
    await expect(label).toHaveCount(0);
  });
});

test('buttons move an enlarged map, up to its edge', async ({ page }) => {
  await openMap(page);
  const right = map(page).getByRole('button', { name: 'Move right' });
  await expect(right).toHaveCount(0);
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(right).toBeVisible();
  const left = () => viewBoxOf(page).then((box) => Number(box?.split(' ')[0]));
  await expect.poll(left).toBeGreaterThan(0);
  const before = await left();
  await right.click();
  await expect.poll(left).toBeGreaterThan(before);
  const back = map(page).getByRole('button', { name: 'Move left' });
  // A click would wait for ever where the map is at its edge before the last of them.
  for (const _ of [1, 2, 3]) await back.dispatchEvent('click');
  await expect.poll(left).toBe(0);
  await expect(back).toHaveAttribute('aria-disabled', 'true');
});

test('the diagram’s lines have letters, and enlarged its stations are 24 pixels apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openMap(page, '/?view=diagram');
  const letters = (list: string) => page.locator(`${list} .map-axis-letter text`).allTextContents();
  const inLegend = await letters('.map-legend');
  expect(new Set(await letters('.map-diagram'))).toEqual(new Set(inLegend));
  expect(new Set(inLegend).size).toBe(15);

  await map(page).getByRole('button', { name: 'Enlarge the diagram' }).click();
  const least = () =>
    page.evaluate(() => {
      const middles = [...document.querySelectorAll('.map-diagram .map-target')].map((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      });
      const distances = middles.flatMap(([x, y], at) =>
        middles.slice(0, at).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
      );
      return Math.min(...distances);
    });
  await expect.poll(least).toBeGreaterThanOrEqual(24);
});

test('a chosen station of the diagram fades other lines and is in sight when enlarged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, '/?view=diagram&station=lecce');
  const faded = page.locator('.map-diagram .map-axis.map-is-behind');
  await expect(faded.first()).toBeVisible();
  // A line has a path for each of its thicknesses.
  const classes = await faded.evaluateAll((all) => all.map((path) => path.getAttribute('class')));
  expect(new Set(classes).size).toBe(12);
  await expect(page.locator('.map-diagram .axis-adriatic.map-is-behind')).toHaveCount(0);
  // The stations of the others fade too, so that none outranks its line.
  const isFaded = (key: string) => page.locator(`[data-faded] [data-station="${key}"]`);
  await expect(isFaded('pisa')).toHaveCount(1);
  await expect(isFaded('rimini')).toHaveCount(0);
  const lecce = station(page, 'lecce').locator('.map-target');
  await map(page).getByRole('button', { name: 'Enlarge the diagram' }).click();
  await expect(lecce).toBeInViewport();
});

test('a chosen route of the diagram has times that touch no name, and one letter', async ({
  page,
}) => {
  for (const route of [
    'milan-naples',
    'rome-milan',
    'milan-venice',
    'naples-milan',
    'venice-rome',
  ]) {
    await openMap(page, `/map?view=diagram&route=${route}`);
    const [, arrival = ''] = route.split('-');
    await expect(station(page, arrival).locator('.map-time')).toHaveText(/\d/);
    expect(await page.locator('.map-diagram').evaluate(touchedNames), route).toEqual([]);
    await expect(page.locator('.map-diagram .map-axis-letter')).toHaveCount(1);
  }
});

/** Runs in the page: the names that a time of the diagram lies over. */
function touchedNames(diagram: Element): readonly string[] {
  const times = [...diagram.querySelectorAll('.map-time')];
  const names = [...diagram.querySelectorAll('.map-station text')];
  return times.flatMap((time) => {
    const box = time.getBoundingClientRect();
    return names.flatMap((name) => {
      if (name.contains(time)) return [];
      const { left, right, top, bottom } = name.getBoundingClientRect();
      // A line of text is higher than its letters.
      const isClear =
        box.right < left ||
        box.left > right ||
        box.bottom - 4 < top + 4 ||
        box.top + 4 > bottom - 4;
      return isClear ? [] : [`${time.textContent} and ${name.textContent}`];
    });
  });
}

test('a station that is pointed at says how far it is, as its link does', async ({ page }) => {
  await openMap(page);
  const says = /^Bologna, 2\sh\s03\smin from Rome$/;
  await expect(station(page, 'bologna')).toHaveAttribute('aria-label', says);
  await station(page, 'bologna').locator('.map-target').hover();
  const label = page.locator('#map .map-label');
  await expect(label).toHaveText(says);
  await page.keyboard.press('Escape');
  await expect(label).toHaveCount(0);
  await station(page, 'milan').locator('.map-target').hover();
  await expect(label).toHaveText(/^Milan/);
  await page.locator('#map h2').hover();
  await expect(label).toHaveCount(0);
  await station(page, 'milan').click();
  await expect(station(page, 'bologna')).toHaveAttribute(
    'aria-label',
    /^Bologna, 1\sh\s04 from Milan$/,
  );
});

test('the focus of the map is seen around all of the stage', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/map');
    await mapReady(page);
    await page.locator('#map .map-frame').focus();
    await page.keyboard.press('+');
    const ring = await page.locator('#map .map-frame').evaluate((frame) => {
      const { left, right, borderTopWidth } = window.getComputedStyle(frame, '::after');
      const box = frame.getBoundingClientRect();
      return {
        isDrawn: borderTopWidth === '3px',
        left: box.left + Number.parseFloat(left),
        right: box.right - Number.parseFloat(right),
      };
    });
    expect(ring.isDrawn).toBe(true);
    expect(ring.left).toBeCloseTo(0, 0);
    expect(ring.right).toBeCloseTo(width, 0);
  }
});
