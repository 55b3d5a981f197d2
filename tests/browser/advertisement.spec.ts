import { startSite } from './server.ts';
import { expect, NOW, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const PARTNER = { PARTNER_TEXT: 'Night at the museum', PARTNER_ADDRESS: 'https://museum.example/' };
const WIDTHS = [360, 768, 1366];

test('the house’s own advertisement is drawn, and as high as a partner’s', async ({
  page,
  site,
}) => {
  const space = page.getByRole('complementary', { name: textsOf('en').home.advertisement.label });
  const drawing = space.locator('img');
  const heights: (number | undefined)[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    await space.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('loading', 'lazy');
    await expect
      .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    heights.push((await space.boundingBox())?.height);
  }
  const partners = await startSite(NOW, PARTNER);
  const body = await (await fetch(partners.origin)).text();
  await partners.close();
  await page.route(`${site.origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const [at, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    await expect(space.getByRole('link', { name: /Night at the museum/ })).toBeVisible();
    await expect(drawing).toHaveCount(0);
    expect((await space.boundingBox())?.height).toBe(heights[at]);
  }
});
