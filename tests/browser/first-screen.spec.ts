import { LANGUAGES } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

/** Trips with the picture of each: posters, or the journey on the map. */
const TRIPS = [
  ['/train-from-rome-to-milan', '.route-picture'],
  ['/train-from-villa-san-giovanni-to-desenzano-del-garda', '.journey-map'],
] as const;

test('a trip’s form begins in the first screen of a phone and ends in a laptop’s', async ({
  page,
}) => {
  for (const [trip, picture] of TRIPS) {
    for (const language of LANGUAGES) {
      await test.step(`${trip} (${language})`, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const booking = await openForm(page, language, trip);
        await expect(booking.from).toBeInViewport({ ratio: 1 });
        await expect(booking.to).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 1366, height: 768 });
        await expect(booking.submit).toBeInViewport({ ratio: 1 });
        const form = await page.locator('form.booking').boundingBox();
        expect(form?.y).toBeLessThan(480);
        await expect(page.locator(`.route-hero ${picture}`)).toBeInViewport({ ratio: 0.5 });
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

test('a journey is drawn on the map, once at every width, with its stops named', async ({
  page,
}) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/train-from-orvieto-to-fabriano?lng=en');
    const map = page.getByRole('img', { name: 'Map: Train from Orvieto to Fabriano' });
    await expect(map).toHaveCount(1);
    await expect(map.locator('text')).toHaveText(['Orvieto', 'Fabriano']);
  }
  const social = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname, search } = new URL(social ?? '');
  const picture = await page.request.get(pathname + search);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});
