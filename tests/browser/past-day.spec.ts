import type { BrowserContext } from '@playwright/test';
import { logAllLiveRegions, saidTexts } from './live-regions.ts';
import type { RunningSite } from './server.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const EVENING = new Date('2026-12-10T23:40:00+01:00');
const NIGHT = new Date('2026-12-11T00:20:00+01:00');
const { search, plan } = textsOf('en');

test.beforeEach(async ({ context, site }) => {
  await logAllLiveRegions(context);
  await moveTo(EVENING, context, site);
});

/** Sets the clocks of the site and of the browser, of which no page hears. */
async function moveTo(now: Date, context: BrowserContext, site: RunningSite): Promise<void> {
  site.setNow(now);
  await context.clock.setFixedTime(now);
}

for (const event of ['focus', 'pageshow', 'visibilitychange']) {
  test(`a search says at ${event} that its day has passed, and leads to today`, async ({
    page,
    context,
    site,
    watch,
  }) => {
    await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-10');
    await expect(page.locator('.train-link[aria-expanded]').first()).toBeAttached();
    await expect(page.locator('[data-island=booking][data-hydrated]')).toBeAttached();
    await expect(page.getByText(search.passed.text)).toHaveCount(0);
    await moveTo(NIGHT, context, site);
    await page.evaluate((name) => {
      const target = name === 'visibilitychange' ? document : window;
      target.dispatchEvent(new Event(name, { bubbles: true }));
    }, event);
    await expect(page.locator('.journey-head')).toContainText(search.passed.text);
    expect(await saidTexts(page)).toEqual([`${search.passed.text} ${search.passed.today}`]);
    await expect(page.getByRole('link', { name: search.open })).toBeHidden();
    await expect(page.locator('.train-shop:visible, .train-next:visible')).toHaveCount(0);
    // On a phone the list keeps no room for the way to the shop.
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.locator('.search-list')).toHaveCSS('padding-bottom', '0px');

    await page.getByRole('link', { name: search.passed.today }).click();
    await expect(page.locator('.journey-head')).toContainText('Friday 11 December 2026');
    await expect(page.getByRole('link', { name: search.open })).toHaveAttribute(
      'href',
      /departureDate=2026-12-11/,
    );
    await expect(page.getByText(search.passed.text)).toHaveCount(0);
    expect(watch.outside).toEqual([]);
  });
}

test('a search of tomorrow that is left open past midnight leads to no day before', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-11');
  const before = page.getByRole('link', { name: search.days.before });
  await expect(before).toBeVisible();
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  await moveTo(NIGHT, context, site);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(before).toBeHidden();
  await expect(page.getByText(search.passed.text)).toHaveCount(0);
  await expect(page.getByRole('link', { name: search.open })).toBeVisible();
});

test('a plan says that its first day has passed; only the legs of past days lose their shop', async ({
  page,
  context,
  site,
  watch,
}) => {
  await page.goto('/plan?stops=rome,siena,pisa&days=1n&date=2026-12-11');
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  const shops = page.getByRole('link', { name: plan.shop });
  await expect(shops).toHaveCount(2);
  await moveTo(new Date('2026-12-12T00:20:00+01:00'), context, site);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(plan.passed.text)).toBeVisible();
  await expect(shops).toHaveCount(1);
  await expect(shops).toHaveAttribute('href', /departureDate=2026-12-12/);
  await page.getByRole('link', { name: plan.passed.today }).click();
  await expect(page.getByLabel(plan.date)).toHaveValue('2026-12-12');
  await expect(page.getByText(plan.problems.date.past)).toHaveCount(0);
  expect(watch.outside).toEqual([]);
});
