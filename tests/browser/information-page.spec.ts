import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';

test('an information page fills its band, and its columns are as wide as their lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const [path, links] of [
    ['/help', 3],
    ['/data-and-credits', 4],
  ] as const) {
    await page.goto(`${path}?lng=fr`);
    const lefts = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => new Set(all.map((one) => one.getClientRects()[0]?.left)).size);
    expect(await lefts('.text-index li'), path).toBe(links);
    expect(await lefts('.text-page li, .text-page p'), path).toBeGreaterThanOrEqual(3);
    const index = await page.locator('.text-index').boundingBox();
    expect(index?.x, 'below the title').toBeLessThan(100);
  }
});

test('the sections of an information page are whole, and in the places of their signs', async ({
  page,
}) => {
  for (const width of [768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/help', '/data-and-credits', '/privacy']) {
      await page.goto(`${path}?lng=en`);
      const parts = await page
        .locator('.text-page > section')
        .evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(new Set(parts), path).toEqual(new Set([1]));
      const corners = (selector: string) =>
        page.locator(selector).evaluateAll((all) =>
          all.map((one) => {
            const { left, top } = one.getBoundingClientRect();
            return [Math.round(left), Math.round(top)] as const;
          }),
        );
      const [signs, sections] = [
        await corners('.text-index li'),
        await corners('.text-page > section'),
      ];
      const tops = sections.map(([, top]) => top);
      expect(tops, path).toEqual(tops.toSorted((one, other) => one - other));
      if (path === '/help')
        expect(
          sections.map(([left]) => left),
          path,
        ).toEqual(signs.map(([left]) => left));
    }
  }
});

test('the signs of the data page are two rows, none of one sign', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await page.goto(`/data-and-credits?lng=${language}`);
    const tops = await page
      .locator('.text-index li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(2);
  }
});

test('an index leaves the first section in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LANGUAGES) {
    await page.goto(`/help?lng=${language}`);
    await expect(page.locator('.text-page h2').first()).toBeInViewport();
  }
});

test('an information page of six short sections is a picture and two full rows', async ({
  page,
}) => {
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of LANGUAGES) {
      await page.goto(`/terms?lng=${language}`);
      await expect(page.locator('.text-index')).toHaveCount(0);
      await expect(page.locator('.text-picture')).toBeInViewport();
      const corners = await page
        .locator('.text-page > section')
        .evaluateAll((all) =>
          all.map((one) => [one.getClientRects()[0]?.left, one.getClientRects()[0]?.top]),
        );
      for (const [side, count] of [3, 2].entries())
        expect(new Set(corners.map((corner) => corner[side])).size, language).toBe(count);
    }
  }
});
