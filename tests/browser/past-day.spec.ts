import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const EVENING = new Date('2026-12-10T23:40:00+01:00');
const NIGHT = new Date('2026-12-11T00:20:00+01:00');
const { search, plan } = textsOf('en');

test.beforeEach(async ({ context, site }) => {
  site.setNow(EVENING);
  await context.clock.setFixedTime(EVENING);
});

test('a search left open past midnight leads to no shop for a day that has passed', async ({
  page,
  context,
  site,
  watch,
}) => {
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-10');
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeAttached();
  await expect(page.locator('[data-island=booking][data-hydrated]')).toBeAttached();
  site.setNow(NIGHT);
  await context.clock.setFixedTime(NIGHT);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).not.toHaveURL(/date=/);
  await page.getByRole('link', { name: search.open }).click();
  await expect(page.locator('.journey-head')).toContainText('Friday 11 December 2026');
  await expect(page.getByRole('link', { name: search.open })).toHaveAttribute(
    'href',
    /departureDate=2026-12-11/,
  );
  expect(watch.outside).toEqual([]);
});

test('a plan left open past midnight says that its day has passed before it leads to a shop', async ({
  page,
  context,
  site,
  watch,
}) => {
  await page.goto('/plan?stops=rome,siena&date=2026-12-11');
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  const later = new Date('2026-12-12T00:20:00+01:00');
  site.setNow(later);
  await context.clock.setFixedTime(later);
  await page.getByRole('link', { name: plan.shop }).first().click();
  await expect(page.getByText(plan.problems.date.past)).toBeVisible();
  expect(watch.outside).toEqual([]);
});
