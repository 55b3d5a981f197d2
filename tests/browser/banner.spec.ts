import { openForm } from './booking.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const { shell, information } = textsOf('en');
const NAVIGATION_HEIGHT = 60;

// The domain is not for sale. In one worker, which starts this site once.
test.use({ settings: { SALE_BANNER: 'no' }, sharesPage: true });
test.describe.configure({ mode: 'default' });

test('without the banner nothing says that the domain is for sale', async ({ page }) => {
  await page.goto('/terms');
  await expect(
    page.getByRole('heading', { name: information.terms.sections.domain.title }),
  ).toHaveCount(0);
  await expect(page.getByText(shell.banner.text)).toHaveCount(0);
  await expect(page.locator('a[href^="https://domains.example"]')).toHaveCount(0);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  test(`without the banner the header has no hole (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/help');
    const header = page.getByRole('banner');
    const navigation = page.getByRole('navigation', { name: shell.navigation.label });
    expect((await navigation.boundingBox())?.y).toBe(0);
    expect((await header.boundingBox())?.height).toBeCloseTo(NAVIGATION_HEIGHT + 1, 0);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    expect((await header.boundingBox())?.y).toBe(0);
    await page.getByRole('button', { name: 'Language: English' }).click();
    const menu = await page.locator('.menu:popover-open').boundingBox();
    expect(menu?.y).toBeCloseTo(NAVIGATION_HEIGHT + 8, -1);
  });

  test(`without the banner an anchor stops right below the header (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/#hotels');
    // The header and the space of a line below it. A page scrolls by whole pixels, and a section
    // may begin between two.
    const farFromPlace = () =>
      page
        .locator('#hotels')
        .evaluate(
          (section, place) => Math.abs(section.getBoundingClientRect().top - place),
          NAVIGATION_HEIGHT + 16,
        );
    await expect.poll(farFromPlace).toBeLessThan(1);
  });
}

test('without the banner a message stands right below the header', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.submit.click();
  await expect(booking.toast).toHaveCount(1);
  const top = (await booking.toast.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(NAVIGATION_HEIGHT);
  expect(top).toBeLessThan(NAVIGATION_HEIGHT + 36);
});

test('on a phone held sideways the header without a banner stays', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 400 });
  await page.goto('/help');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
