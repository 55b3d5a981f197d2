import { expect, test } from './test.ts';

test.use({ sharesPage: true });

for (const path of ['/', '/cities/rome', '/routes/rome/milan']) {
  test(`every picture of ${path} has its night version in the dark theme`, async ({ page }) => {
    await page.goto(path);
    const byNight = await page
      .locator('main img')
      .evaluateAll((images) =>
        images.map(
          (image) =>
            image.parentElement?.querySelector<HTMLSourceElement>(
              '[media="(prefers-color-scheme: dark)"]',
            )?.srcset,
        ),
      );
    expect(byNight.length).toBeGreaterThan(0);
    for (const address of byNight) expect(address).toMatch(/\.svg#night$/);
    const skyOf = async (address: string) => {
      await page.goto(address);
      const first = page.locator('[fill]').first();
      return first.evaluate((shape) => getComputedStyle(shape).fill);
    };
    const [night = ''] = byNight;
    expect(await skyOf(night)).not.toBe(await skyOf(night.replace('#night', '')));
  });
}

test('in the dark the panorama’s ground goes on around the form, as far as a band', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    const [ground, band] = await page.evaluate(() =>
      ['.hero', '.hero-features'].map((part) => {
        const element = document.querySelector(part);
        if (!element) throw new Error(part);
        const { backgroundColor } = getComputedStyle(element);
        return { backgroundColor, width: element.getBoundingClientRect().width };
      }),
    );
    expect(band?.width).toBe(width);
    expect(band?.backgroundColor).not.toBe(ground?.backgroundColor);
    const drawn = await page.locator('.hero-scene').evaluate((scene) => {
      scene.style.color = 'var(--poster-cypress)';
      return getComputedStyle(scene).color;
    });
    expect(ground?.backgroundColor).toBe(drawn);
    await expect(page.locator('.hero-scene')).toHaveCSS('box-shadow', 'none');
  }
});
