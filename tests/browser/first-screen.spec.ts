import { LANGUAGES } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

const TRIPS = [
  '/train-from-rome-to-milan',
  '/train-from-villa-san-giovanni-to-desenzano-del-garda',
];

test('a trip’s form begins in the first screen of a phone and ends in a laptop’s', async ({
  page,
}) => {
  for (const trip of TRIPS) {
    for (const language of LANGUAGES) {
      await test.step(`${trip} (${language})`, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const booking = await openForm(page, language, trip);
        await expect(booking.from).toBeInViewport({ ratio: 1 });
        await expect(booking.to).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 1366, height: 768 });
        await expect(booking.submit).toBeInViewport({ ratio: 1 });
        const frame = page.locator('.route-hero :is(.route-picture, .trip-country)');
        await expect(frame).toBeInViewport({ ratio: 0.5 });
        const picture = frame.locator('img').first();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      });
    }
  }
});

test('the form begins in the first screen of a phone held sideways, and so does word of an unknown trip', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openForm(page, 'it', '/');
  await expect(page.locator('form.booking')).toBeInViewport({ ratio: 0.05 });
  await page.goto('/train-from-atlantis-to-narnia');
  await expect(page.getByRole('status').filter({ hasText: 'atlantis' })).toBeInViewport({
    ratio: 0.5,
  });
  watch.expectConsole(/404/);
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});
