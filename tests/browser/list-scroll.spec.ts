import { openForm } from './booking.ts';
import { standStill } from './stand-still.ts';
import { expect, test } from './test.ts';

test.use({
  sharesPage: true,
  viewport: { width: 1280, height: 600 },
  reducedMotion: 'no-preference',
});

test('a list of stations is scrolled to at once, and closing it moves nothing', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.fill('Bolog');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await page.evaluate(standStill);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
