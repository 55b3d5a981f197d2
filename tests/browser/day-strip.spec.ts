import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('a bar of the day’s picture opens its row', async ({ page }) => {
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-18');
  await expect(page.locator('.train-link').first()).toHaveAttribute('aria-expanded', 'false');
  await page.locator('.day-strip a').first().click();
  await expect(page.getByRole('link', { name: /^05:35/ })).toHaveAttribute('aria-expanded', 'true');
});

test('the picture of a day tells high-speed trains from others without a colour', async ({
  page,
}) => {
  await page.goto('/search?from=Rome+Termini&to=Florence+S.+M.+Novella&date=2026-12-18');
  const strip = page.locator('.day-strip');
  await expect(strip).toContainText(/thick bars: high-\u2060?speed/);
  const heights = (bars: string) =>
    strip.locator(bars).evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  const fast = await heights('.day-strip-fast');
  const others = await heights('rect:not(.day-strip-fast)');
  expect(others.length).toBeGreaterThan(0);
  expect(Math.min(...fast)).toBeGreaterThan(2 * Math.max(...others));
  // It begins shortly before the first train, not at midnight.
  await expect(strip.locator('.day-strip-hours span').first()).toHaveText('3');
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
      return { left, right, top, bottom, height, isFastest: bar.matches('.day-strip-fastest') };
    }),
  );
  const touching = boxes.filter((one) =>
    boxes.some(
      (other) =>
        other !== one &&
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
