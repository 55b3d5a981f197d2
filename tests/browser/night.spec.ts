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
