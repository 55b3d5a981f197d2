import { expect, test } from './test.ts';

test('posters below the first screen are fetched once the page is scrolled', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.add(request.url());
  });
  const shown = page.locator('.poster-card img').filter({ visible: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/cities');
  // The first row of five.
  await expect(shown).toHaveCount(5);
  await expect.poll(() => fetched.size).toBe(5);
  await page.mouse.wheel(0, 200);
  await expect(shown).toHaveCount(22);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => fetched.size).toBe(22);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(shown.last()).toHaveJSProperty('complete', true);
  await expect(shown).toHaveCount(22);
});
