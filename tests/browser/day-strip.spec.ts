import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('a bar of the day’s picture opens its row', async ({ page }) => {
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-18');
  await expect(page.locator('.train-link').first()).toHaveAttribute('aria-expanded', 'false');
  await page.locator('.day-strip a').first().click();
  await expect(page.getByRole('link', { name: /^05:35/ })).toHaveAttribute('aria-expanded', 'true');
});

test('a bar of a folded list shows its row at each press, and never hides it', async ({ page }) => {
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-10');
  const earlier = page
    .locator('details')
    .filter({ has: page.locator('.train-link') })
    .first();
  const link = earlier.locator('.train-link').first();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  const bar = page.locator(`.day-strip a[href="${await link.getAttribute('href')}"]`);
  for (let press = 0; press < 2; press += 1) {
    await bar.click();
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(earlier.locator('.train-details')).toBeVisible();
    await earlier.locator('summary').first().click();
    await expect(link).toBeHidden();
  }
});

test('the picture of a day tells high-speed trains from others without a colour', async ({
  page,
}) => {
  await page.goto('/search?from=Rome+Termini&to=Florence+S.+M.+Novella&date=2026-12-18');
  const strip = page.locator('.day-strip');
  await expect(strip).toContainText(/thick for high-\u2060?speed/);
  const heights = (bars: string) =>
    strip.locator(bars).evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  const fast = await heights('.day-strip-fast');
  const others = await heights('rect:not(.day-strip-fast)');
  expect(others.length).toBeGreaterThan(0);
  expect(Math.min(...fast)).toBeGreaterThan(2 * Math.max(...others));
  // Its hours are times of the clock.
  await expect(strip.locator('.day-strip-hours text').first()).toHaveText('08:00');
});

test('a journey is a thick bar only where its train is a high-speed one', async ({ page }) => {
  await page.goto('/train-from-rome-to-siena');
  const bars = page.locator('.day-strip a').filter({ has: page.locator('.day-strip-fast') });
  await expect(bars.first()).toBeAttached();
  const widths = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const [whole, fast] = [':first-child', '.day-strip-fast'].map(
        (part) => bar.querySelector(part)?.getBoundingClientRect().width ?? 0,
      );
      return { whole, fast };
    }),
  );
  for (const { whole = 0, fast = 0 } of widths) expect(fast).toBeLessThan(0.9 * whole);
});

test('the named hours of a day are apart, on a small phone and with large letters', async ({
  page,
}) => {
  for (const [width, letters] of [
    [320, '100%'],
    [360, '200%'],
    [1024, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/search?from=Florence&to=Milan&date=2026-12-24');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const hours = await page.locator('.day-strip-hours text').evaluateAll((all) =>
      all
        .filter((hour) => getComputedStyle(hour).visibility === 'visible')
        .map((hour) => hour.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right })),
    );
    expect(hours.length).toBeGreaterThan(1);
    for (const [at, { left, right }] of hours.entries()) {
      expect(left).toBeGreaterThan(hours[at - 1]?.right ?? -1);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

test('bars of different trains do not touch, and those of the fastest are the thickest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?from=Florence&to=Milan&date=2026-12-24');
  const strip = page.locator('.day-strip');
  const boxes = await strip.locator('rect').evaluateAll((all) =>
    all.map((bar) => {
      const { left, right, top, bottom, height } = bar.getBoundingClientRect();
      const train = bar.parentElement?.getAttribute('href');
      return {
        train,
        left,
        right,
        top,
        bottom,
        height,
        isFastest: bar.matches('.day-strip-fastest'),
      };
    }),
  );
  const touching = boxes.filter((one) =>
    boxes.some(
      (other) =>
        other.train !== one.train &&
        other.left < one.right + 2 &&
        one.left < other.right + 2 &&
        other.top < one.bottom &&
        one.top < other.bottom,
    ),
  );
  expect(touching).toEqual([]);
  const heights = (isFastest: boolean) =>
    boxes.filter((bar) => bar.isFastest === isFastest).map(({ height }) => height);
  expect(heights(true).length).toBeGreaterThan(1);
  expect(Math.min(...heights(true))).toBeGreaterThan(Math.max(...heights(false)));
});

test('by day and at night the bars of the fastest trains are the strongest red, and all are seen', async ({
  page,
}) => {
  await page.goto('/search?from=Florence&to=Milan&date=2026-12-24');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [fastest, others] = await page.locator('.day-strip').evaluate((strip) => {
      const drawing = document.createElement('canvas').getContext('2d');
      const colourOf = (color: string) => {
        if (!drawing) return [];
        drawing.fillStyle = color;
        drawing.fillRect(0, 0, 1, 1);
        return [...drawing.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (color: readonly number[]) =>
        [0.2126, 0.7152, 0.0722]
          .map((share, at) => share * ((color[at] ?? 0) / 255) ** 2.2)
          .reduce((sum, part) => sum + part);
      const page = luminance(colourOf(getComputedStyle(document.documentElement).backgroundColor));
      return ['.day-strip-fastest', '.day-strip-fast:not(.day-strip-fastest)'].map((bars) => {
        const bar = strip.querySelector(bars);
        const color = bar ? colourOf(getComputedStyle(bar).fill) : [];
        const [red = 0, green = 0, blue = 0] = color;
        const [dark = 0, light = 0] = [page, luminance(color)].toSorted((a, b) => a - b);
        return { red: red - (green + blue) / 2, contrast: (light + 0.05) / (dark + 0.05) };
      });
    });
    expect(fastest?.red, colorScheme).toBeGreaterThan(others?.red ?? 255);
    expect(fastest?.contrast, colorScheme).toBeGreaterThan(others?.contrast ?? 21);
    expect(others?.contrast, colorScheme).toBeGreaterThanOrEqual(3);
  }
});
