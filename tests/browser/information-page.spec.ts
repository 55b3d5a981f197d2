import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';

test('the index of an information page is two columns beside its title, over those of texts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const lefts = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [
        ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
      ]);
  await page.goto('/help');
  const [first, ...others] = await lefts('.text-page > section');
  expect(others).toHaveLength(2);
  for (const path of ['/help', '/data-and-credits', '/accessibility']) {
    for (const language of LANGUAGES) {
      await page.goto(`${path}?lng=${language}`);
      expect(await lefts('.text-index li'), path).toEqual(others);
      expect(await lefts('.text-head h1'), path).toEqual([first]);
      await expect(page.locator('.text-head .lead'), path).toBeVisible();
      // No sign stands alone in the last line.
      expect((await page.locator('.text-index li').count()) % 2, path).toBe(0);
      const band = await page.locator('.text-head').boundingBox();
      expect(band?.height, `${path}, ${language}`).toBeLessThan(420);
    }
  }
});

test('a page of one section has its text beside its title, and no empty half', async ({ page }) => {
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/careers?lng=en');
    const boxOf = (selector: string) => page.locator(selector).boundingBox();
    const [all, title, text] = [
      await boxOf('.text-page > section'),
      await boxOf('.text-page h2'),
      await boxOf('.text-page section > p'),
    ];
    expect(all?.width, `${width}`).toBeGreaterThan(0.85 * width);
    expect(text?.x, `${width}`).toBeGreaterThan((all?.x ?? 0) + (all?.width ?? 0) / 2);
    expect(Math.abs((text?.y ?? 0) - (title?.y ?? 0)), `${width}`).toBeLessThan(8);
  }
});

test('the sections of an information page are whole, and in the order of their signs', async ({
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
      if (path === '/help' && width < 1200)
        expect(
          sections.slice(0, signs.length).map(([left]) => left),
          path,
        ).toEqual(signs.map(([left]) => left));
    }
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
