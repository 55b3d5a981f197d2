import { expect, test } from './test.ts';

test.use({ sharesPage: true });

for (const path of ['/', '/cities/rome', '/routes/rome/milan']) {
  test(`every picture of ${path} is shown by night, also if the browser does not pass the reader’s theme to drawings`, async ({
    page,
  }) => {
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
