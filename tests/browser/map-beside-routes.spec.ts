import { boxOf, openMap } from './map.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('beside all routes the map stays in sight, and the header hides nothing of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const canvas = page.locator('#map .map-canvas');
  for (const path of ['/', '/?route=rome-milan']) {
    await openMap(page, path);
    await page.locator('#map-panel summary').first().click();
    await page.locator('.map-row', { hasText: 'Rome – Lecce' }).scrollIntoViewIfNeeded();
    const header = await boxOf(page.getByRole('banner'));
    await expect
      .poll(async () => (await boxOf(canvas)).y, { message: path })
      .toBeGreaterThanOrEqual(header.y + header.height);
    await expect(canvas).toBeInViewport({ ratio: 1 });
  }
});
