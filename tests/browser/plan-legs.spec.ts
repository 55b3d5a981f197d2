import { LANGUAGES } from '#app/domain/language.ts';
import { findSidewaysOverflow } from './sideways-overflow.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const PLAN = '/plan?stops=rome-termini,florence-s-m-n,venice-s-lucia&days=1,2,1&date=2026-12-16';

test('the figures of a leg’s train stand below their headings, in the columns of all legs', async ({
  page,
}) => {
  for (const width of [320, 360, 390, 768, 960, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    for (const language of LANGUAGES) {
      await page.goto(`${PLAN}&lng=${language}`);
      const table = page.locator('.plan-leg > .train-table').first();
      const leftOf = (cells: string) =>
        table.locator(cells).evaluateAll((all) =>
          all.slice(0, 3).map((cell) => {
            const { left, top } = cell.getBoundingClientRect();
            return { left: Math.round(left), top: Math.round(top) };
          }),
        );
      const [heads, figures] = [await leftOf('thead th'), await leftOf('tbody tr > *')];
      const name = `${width} ${language}`;
      expect(await findSidewaysOverflow(page), name).toEqual([]);
      expect(
        figures.map(({ left }) => left),
        name,
      ).toEqual(heads.map(({ left }) => left));
      const tops = figures.map(({ top }) => top);
      expect(Math.max(...tops) - Math.min(...tops), name).toBeLessThan(12);
      const ofLegs = await page
        .locator('.plan-leg > .train-table > tbody')
        .evaluateAll((all) =>
          all.map((body) =>
            [...body.querySelectorAll('tr > *')]
              .slice(0, 4)
              .map((cell) => Math.round(cell.getBoundingClientRect().left)),
          ),
        );
      expect(ofLegs.length, name).toBeGreaterThan(1);
      expect(new Set(ofLegs.map(String)).size, name).toBe(1);
    }
  }
});

test('a leg with an estimated fare names it, and the plan says what it is', async ({ page }) => {
  const { plan } = textsOf('en');
  await page.goto(`${PLAN}&lng=en`);
  const legs = page.locator('.plan-leg');
  await expect(legs.nth(0).locator('.plan-day')).toContainText(/from €\d+\.\d\d$/);
  await expect(page.locator('.plan-legs > .note')).toContainText(plan.prices);
  // The site has no fare for this pair.
  await page.goto('/plan?stops=siena,arezzo&days=1,1&date=2026-12-16&lng=en');
  await expect(legs.nth(0)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('€');
  await expect(page.locator('.plan-legs > .note')).not.toContainText(plan.prices);
});

test('the head of a plan has the sum of its fares only if every leg has one', async ({ page }) => {
  const { price } = textsOf('en').plan;
  const named = page.locator('.plan-head .figures > div').filter({ hasText: price });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${PLAN}&lng=en`);
  const fares = await page.locator('.plan-day').allTextContents();
  const cents = fares.map((fare) => Number(/€(\d+)\.(\d\d)/.exec(fare)?.slice(1).join('')));
  const sum = cents.reduce((one, other) => one + other, 0);
  await expect(named).toContainText(`€${(sum / 100).toFixed(2)}`);
  // It stands beside the names of three cities.
  const bottoms = await page
    .locator('.plan-head > *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  expect(new Set(bottoms).size).toBe(1);
  for (const stops of ['rome-termini,florence-s-m-n,siena', 'rome-termini,florence-s-m-n']) {
    await page.goto(`/plan?stops=${stops}&date=2026-12-16&lng=en`);
    await expect(page.locator('.plan-day').first()).toContainText('€');
    await expect(named).toHaveCount(0);
  }
});

test('the buttons of all places end in one column', async ({ page }) => {
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(`${PLAN}&lng=en`);
    const ends = await page
      .locator('.plan-buttons')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(ends).toHaveLength(3);
    const list = await page.locator('.plan-stops').boundingBox();
    expect(new Set(ends), `${width}`).toEqual(
      new Set([Math.round((list?.x ?? 0) + (list?.width ?? 0))]),
    );
  }
});

test('on a phone no heading of a plan is larger than its title, and rows keep their links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${PLAN}&lng=en`);
  const sizeOf = (part: string) =>
    page.locator(part).evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  const title = await sizeOf('.plan-title');
  for (const part of ['#places', '#legs']) expect(await sizeOf(part)).toBeLessThan(title);
  // The way to take another train ends above the next one.
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${PLAN}&lng=fr`);
  await page.locator('.plan-leg details').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', true);
  });
  const below = await page.locator('.train-taking').evaluateAll((links) =>
    links.map((link) => {
      const row = link.closest('tr')?.getBoundingClientRect().bottom ?? 0;
      return link.getBoundingClientRect().bottom - row;
    }),
  );
  expect(below.length).toBeGreaterThan(5);
  expect(Math.max(...below)).toBeLessThanOrEqual(0);
});

test('a single leg says its day and time once; its line is as wide as both pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/plan?stops=rome-termini,florence-s-m-novella&date=2026-12-18&lng=en');
  const { plan } = textsOf('en');
  await expect(page.locator('.plan-head dt')).toHaveText([plan.day, plan.onTheWay]);
  await expect(page.locator('.plan-head dd').first()).toHaveText('Friday 18 December');
  const rights = await page
    .locator('.plan-strip, .plan-strip li:last-child .plan-place')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(rights).size).toBe(1);
});
