import { bookingOf, openForm, whenReady } from './booking.ts';
import { holdBack } from './hold-back.ts';
import { PAGE_TYPES } from './page-types.ts';
import { expect, test } from './test.ts';

test('a page requests its code after everything that its first frame shows', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const response = await page.goto('/routes/rome/milan');
  const html = (await response?.text()) ?? '';
  await whenReady(page);
  const firstCode = requested.findIndex((path) => path.endsWith('.js'));
  // The form's code requests more sheets, for the calendar and the suggestions.
  const shown = [...html.matchAll(/href="([^"]+\.(?:css|woff2))"/g)].map(([, path = '']) =>
    requested.indexOf(path),
  );
  expect(shown).toHaveLength(3);
  expect(shown).not.toContain(-1);
  expect(firstCode).toBeGreaterThan(Math.max(...shown));
});

for (const [path, late] of [
  ['/routes/rome/milan', ['entry']],
  ['/train-from-rome-to-milan', ['entry', 'land', 'sight']],
  ['/cities/rome', ['sight']],
  ['/plan?stops=rome,lecce&date=2026-12-24', ['entry', 'land', 'lecce']],
] as const) {
  test(`late parts wait for the first paint, but at most two seconds: ${path}`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.setViewportSize({ width: 1366, height: 2000 });
    await page.goto(path);
    await page.clock.runFor(1_900);
    const lateFiles = () => requested.filter((file) => /\.js$|\/(?:land|sight|lecce)-/.test(file));
    expect(lateFiles()).toEqual([]);
    await page.clock.runFor(100);
    for (const name of late)
      await expect.poll(lateFiles).toContainEqual(expect.stringContaining(`/assets/${name}`));
  });
}

test('a press on the day before the code came opens the calendar once it comes', async ({
  page,
  context,
}) => {
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto('/?lng=en', { waitUntil: 'commit' });
  const booking = bookingOf(page, 'en');
  await booking.date.click();
  release();
  await expect(booking.calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking.calendar).toBeHidden();
  await expect(booking.date).toBeFocused();
});

test('a calendar that comes late opens over no field that is typed in by then', async ({
  page,
  context,
}) => {
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto('/?lng=en', { waitUntil: 'commit' });
  const booking = bookingOf(page, 'en');
  await booking.date.click();
  await booking.from.fill('Rom');
  const calendar = page.waitForResponse(/\/assets\/calendar-[^/]*\.js$/);
  release();
  await calendar;
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.type('e');
  await expect(booking.from).toHaveValue('Rome');
  await expect(booking.calendar).toHaveCount(0);
});

test('a page has one style sheet, with the form’s rules only where it has a form', async ({
  request,
}) => {
  for (const { name, path } of PAGE_TYPES) {
    const html = await (await request.get(path)).text();
    // Apart from that of the drawing which the map's page shows, one of four.
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! data-precedence)/g)];
    expect(links, name).toHaveLength(1);
    const text = await (await request.get(links[0]?.[1] ?? '')).text();
    expect(text, name).toContain('.skip-link');
    const hasForm = /<form[^>]* class="booking"/.test(html);
    expect(text.includes('.booking-submit'), name).toBe(hasForm);
  }
});

test('stations that could not be fetched are requested again at the next letter', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/net::ERR_/);
  const booking = await openForm(page, 'en');
  await context.setOffline(true);
  await booking.from.focus();
  await expect(booking.form.getByText(booking.texts.suggestions.loadFailed).first()).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.type('turin');
  await expect(booking.options.first()).toContainText('Turin');
  await expect(booking.form.locator('.suggestions:visible')).toHaveCSS('position', 'absolute');
});

test('the map is loaded when it is near, and hydrated when it can be seen', async ({ page }) => {
  const code = page.waitForResponse(/\/assets\/map-[^/]*\.js$/);
  const booking = await openForm(page, 'en');
  // The form scrolls to make room for its suggestions, which brings the map near.
  await booking.from.click();
  await booking.from.pressSequentially('mila');
  await (await code).finished();
  await expect(booking.options.first()).toBeVisible();
  const map = page.locator('[data-island=map]');
  await expect(map).not.toBeInViewport();
  // Until nothing is left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  await expect(map).not.toHaveAttribute('data-hydrated');
  await page.keyboard.press('Escape');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-hydrated');
});
