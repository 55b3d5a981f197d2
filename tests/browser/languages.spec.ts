import { bookingOf, openForm, whenReady } from './booking.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

/** Remembers every language in which this tab painted something. */
const RECORD_LANGUAGES = () => {
  new PerformanceObserver(() => {
    const seen = JSON.parse(window.sessionStorage.getItem('painted') ?? '[]') as string[];
    window.sessionStorage.setItem(
      'painted',
      JSON.stringify([...seen, document.documentElement.lang]),
    );
  }).observe({ type: 'paint', buffered: true });
};

test('switching the language keeps the page, the place on it and the typed text', async ({
  page,
}) => {
  const booking = await openForm(page, 'en', '/');
  await booking.from.fill('Bolog');
  await booking.children.selectOption('3');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  // Playwright's click would scroll the page to the static position of the sticky header.
  for (const target of [
    page.getByRole('button', { name: 'Language: English' }),
    page.getByRole('link', { name: 'Français' }),
  ]) {
    const box = await target.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const french = bookingOf(page, 'fr');
  await expect(french.from).toHaveValue('Bolog');
  await expect(french.children).toHaveValue('3');
  await expect(page).toHaveURL(/lng=fr/);
  await expect(page).toHaveTitle(new RegExp(textsOf('fr').home.meta.title));
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expect(page.getByRole('button', { name: /Langue.: Français/ })).toBeFocused();
});

test('a change of language before the code has loaded keeps the typed text', async ({
  page,
  context,
}) => {
  await holdBack(context, '**/assets/*.js');
  await page.goto('/?adults=2&trip=round&lng=en', { waitUntil: 'commit' });
  const booking = bookingOf(page, 'en');
  await booking.from.fill('Bolog');
  await booking.children.selectOption('3');
  await booking.form.getByLabel(booking.texts.oneWay).check();
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\?adults=2&trip=one-way&lng=fr&from=Bolog&children=3$/);
  await expect(page.locator('input[type=email]')).toHaveValue('ada@example.com');
});

test('a chosen station is renamed in the new language', async ({ page }) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Venice');
  await booking.from.click();
  await expect(booking.form.getByRole('listbox')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  const italian = bookingOf(page, 'it');
  await expect(italian.from).toHaveValue('Roma Termini');
  await expect(italian.to).toHaveValue(/^Venezia/);
});

test('the place is kept on a page whose path is written in its language', async ({ page }) => {
  await openForm(page, 'en', '/train-from-rome-to-milan');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Language: English' }).click();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/treno-da-roma-a-milano/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('arriving at an address in a language shows it and stores nothing', async ({
  page,
  context,
}) => {
  await page.goto('/?lng=it', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...window.localStorage, ...window.sessionStorage }))).toEqual(
    {},
  );
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an address with lng=en links to English pages, even after Italian was chosen', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/);
  await context.addCookies([{ name: 'i18next', value: 'it', url: site.origin }]);
  await page.goto('/?lng=en');
  await page.getByRole('banner').getByRole('link', { name: 'Cities' }).click();
  await expect(page).toHaveURL(/\/cities\?lng=en$/);
  await page.getByRole('link', { name: 'Privacy' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/privacy\?lng=en$/);
  // A link inside the page stays inside it.
  await page.goto('/?lng=en');
  await page.getByRole('banner').getByRole('link', { name: 'Hotels' }).click();
  await expect(page).toHaveURL(/\/\?lng=en#hotels$/);
  // The form that goes to the server for want of its stations.
  await context.route('**/assets/stations.*.json', (route) => route.abort());
  const booking = await openForm(page, 'en');
  await booking.from.fill('Rome');
  await booking.to.fill('Milan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*lng=en/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a choice is kept for the next visit', async ({ page, context }) => {
  await page.goto('/data-and-credits?lng=it');
  await page.getByRole('button', { name: 'Lingua: Italiano' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => window.localStorage.getItem('i18nextLng'))).toBe('fr');
  expect(await context.cookies()).toMatchObject([
    { name: 'i18next', value: 'fr', sameSite: 'Lax', path: '/' },
  ]);
});

test('an invalid language in local storage does not hide a valid one in session storage', async ({
  page,
}) => {
  await page.goto('/data-and-credits');
  await page.evaluate(() => {
    window.localStorage.setItem('i18nextLng', '<b>xx');
    window.sessionStorage.setItem('i18nextLng', 'it');
  });
  await page.goto('/data-and-credits');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('an invalid language code is discarded', async ({ page, context }) => {
  for (const code of [
    '<script>alert(1)</script>',
    'it"><svg onload=alert(1)>',
    'javascript:it',
    'it;alert(1)',
    'xx',
    '',
  ]) {
    await page.goto(`/?lng=${encodeURIComponent(code)}`);
    await expect(page.locator('html'), code).toHaveAttribute('lang', 'en');
    expect((await context.cookies()).filter(({ name }) => name === 'i18next')).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.getItem('i18nextLng'))).toBeNull();
  }
});

test.describe('a browser that speaks Swiss Italian', () => {
  test.use({ sharesPage: false, locale: 'it-CH' });

  test('gets the Italian page, and English ones after an English address', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.goto('/help?lng=en');
    await page.getByRole('link', { name: 'Privacy' }).last().click();
    await expect(page).toHaveURL(/\/privacy\?lng=en$/);
    await page.goto('/help?lng=fr');
    await page.getByRole('banner').getByRole('link', { name: 'Binario' }).click();
    await expect(page).toHaveURL(/\/\?lng=fr$/);
  });
});

test.describe('with a script added to the page', () => {
  test.use({ sharesPage: false });

  test('a language kept only in this browser wins, and no other is ever painted', async ({
    page,
    context,
  }) => {
    await page.goto('/data-and-credits');
    await page.evaluate(() => window.localStorage.setItem('i18nextLng', 'fr'));
    await context.clearCookies();
    await context.addInitScript(RECORD_LANGUAGES);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await whenReady(page);
    await expect
      .poll(() =>
        page.evaluate(() => [
          ...new Set(JSON.parse(window.sessionStorage.getItem('painted') ?? '[]')),
        ]),
      )
      .toEqual(['fr']);
  });
});
