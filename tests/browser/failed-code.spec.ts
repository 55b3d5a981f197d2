import { bookingOf, openForm } from './booking.ts';
import { mapOf, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const FAILED = /net::ERR_FAILED|status of 404/;

for (const [how, status] of [
  ['cannot be fetched', undefined],
  ['belongs to a release that is gone', 404],
] as const) {
  test(`a form whose code ${how} is plain HTML and leads to the search page`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectConsole(FAILED);
    const failed = page.waitForRequest(/\/assets\/booking-[^/]*\.js$/);
    await context.route('**/assets/booking-*.js', (route) =>
      status ? route.fulfill({ status }) : route.abort(),
    );
    await page.goto('/?lng=en');
    await failed;
    const booking = bookingOf(page, 'en');
    await booking.from.fill('Rome');
    await booking.to.fill('Milan');
    await booking.form.locator('[name=date]').fill('2026-12-24');
    await expect(booking.swap).toBeHidden();
    await booking.submit.click();
    await expect(page).toHaveURL(/\/search\?.*from=Rome.*date=2026-12-24/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Milan');
  });

  test(`fields whose suggestions’ code ${how} go on as ordinary ones`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectConsole(FAILED);
    await context.route(/\/assets\/(?:station|calendar)[^/]*\.(?:js|json)$/, (route) =>
      status ? route.fulfill({ status }) : route.abort(),
    );
    const booking = await openForm(page, 'en');
    await booking.from.fill('Rome');
    await booking.to.fill('Milan');
    await booking.date.click();
    const native = booking.form.getByLabel(booking.texts.date, { exact: true });
    await native.fill('2026-12-24');
    // In the row of its neighbours, without the calendar's arrow beside the browser's own symbol.
    const [date, adults] = [await native.boundingBox(), await booking.adults.boundingBox()];
    expect(Math.abs((date?.y ?? 0) - (adults?.y ?? 999))).toBeLessThan(2);
    const field = booking.form.locator('.field-date:has([name=date])');
    expect(await field.evaluate((it) => getComputedStyle(it, '::after').display)).toBe('none');
    await booking.submit.click();
    await expect(page).toHaveURL(/\/search\?.*date=2026-12-24/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Milan');
  });
}

for (const [what, address, body] of [
  ['code that cannot be fetched', /\/map-[^/]*\.js/, undefined],
  ['data that cannot be fetched', '**/map/data.json*', undefined],
  ['a first script that cannot be fetched', /\/entry\.client-[^/]*\.js/, undefined],
  ['a response with other data', '**/map/data.json*', '{}'],
  ['data of another release', '**/map/data.json*', '{"source":"/map/data.json?lng=en"}'],
] as const) {
  test(`${what} leaves the map as links`, async ({ page, watch }) => {
    watch.expectConsole(/Failed to load resource|undefined/);
    await page.route(address, (route) =>
      body === undefined ? route.abort() : route.fulfill({ body }),
    );
    await page.goto('/');
    await mapOf(page).scrollIntoViewIfNeeded();
    await mapOf(page)
      .getByRole('link', { name: textsOf('en').map.draw })
      .click();
    await stationOf(page, 'rome').click();
    await expect(page).toHaveURL('/?station=rome#map');
  });
}

test('a row that is closed again before its train comes does not lead away', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/net::ERR_FAILED/);
  await page.goto('/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11&lng=en');
  const address = page.url();
  const link = page.locator('.train-link[aria-expanded]').first();
  const closed = Promise.withResolvers<void>();
  await context.route('**/search?*train=*', async (route) => {
    await closed.promise;
    await route.abort();
  });
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  const failed = page.waitForEvent('requestfailed');
  closed.resolve();
  await failed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(page.url()).toBe(address);
  await expect(link).toHaveAttribute('aria-expanded', 'false');
});
