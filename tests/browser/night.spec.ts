import { expect, test } from './test.ts';

test.use({ colorScheme: 'dark' });

for (const path of ['/', '/cities/rome', '/routes/rome/milan']) {
  test(`every picture of ${path} is shown by night, also where a drawing is not told the reader’s theme`, async ({
    page,
  }) => {
    await page.goto(path);
    const shown = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    // Those further down are not asked for yet.
    const asked = shown.filter(Boolean);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((source) => !source.endsWith('#night'))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(asked[0] ?? '');
    const sky = () =>
      page
        .locator('[fill]')
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill);
    const night = await sky();
    await page.goto(asked[0]?.replace('#night', '') ?? '');
    expect(await sky()).not.toBe(night);
  });
}
