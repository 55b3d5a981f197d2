import { bookingOf, openForm } from './booking.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const PHONE = { width: 360, height: 740 };
const { navigation, notFound } = textsOf('en').shell;

test('the skip link is first and leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: textsOf('en').shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of a small screen opens, and closes when a link is picked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const menu = page.locator('#site-menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: navigation.menu }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: navigation.contact }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#contact$/);
});

test('the menu of a small screen is gone when the window becomes a large one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/help');
  await page.getByRole('button', { name: navigation.menu }).click();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('the menu of a small screen closes when a language is picked, and by Escape', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: navigation.menu }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: navigation.menu }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  const languages = page.locator('#language-menu');
  await languages.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(menu).toBeHidden();
  await expect(languages).toBeHidden();
});

test('the newsletter is offered once a page, also on its own', async ({ page }) => {
  for (const path of ['/help', '/newsletter', '/newsletter/check-inbox']) {
    await page.goto(path);
    await expect(page.locator('form.newsletter-form')).toHaveCount(1);
  }
  // Without the form, contact, sharing and text stand below the first three columns of links.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/newsletter');
  const lefts = (titles: string) =>
    page
      .locator(`.site-footer ${titles}`)
      .evaluateAll((all) => all.map((title) => Math.round(title.getBoundingClientRect().left)));
  const columns = await lefts('nav h2');
  expect(await lefts('.footer-grid > div > h2')).toEqual(columns.slice(0, 3));
  await page.goto('/newsletter/check-inbox');
  await page.getByRole('main').getByRole('link', { name: 'sign up again' }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
});

test('the navigation names the part of the site that the page belongs to', async ({ page }) => {
  for (const [path, name, current] of [
    ['/cities', 'Cities', 'page'],
    ['/cities/rome', 'Cities', 'true'],
    ['/hotels/rome', 'Hotels', 'true'],
  ] as const) {
    await page.goto(`${path}?lng=en`);
    const links = page.locator('.nav-links [aria-current]');
    await expect(links).toHaveText([name]);
    await expect(links).toHaveAttribute('aria-current', current);
  }
  await page.goto('/?lng=en');
  await expect(page.locator('.nav-links [aria-current]')).toHaveCount(0);
});

test('from another page the anchors lead to the home page’s sections', async ({ page }) => {
  await page.goto('/data-and-credits');
  await page.getByRole('banner').getByRole('link', { name: navigation.booking }).click();
  await expect(page).toHaveURL(/\/#booking$/);
});

test('the contact link leads to the footer of the same page', async ({ page }) => {
  await page.goto('/cities/rome');
  await page.getByRole('banner').getByRole('link', { name: navigation.contact }).click();
  await expect(page).toHaveURL(/\/cities\/rome#contact$/);
  await expect(
    page.getByRole('contentinfo').getByText(textsOf('en').shell.footer.phone),
  ).toBeInViewport();
});

test('a path without a page has status 404 and is logged once on each side', async ({
  page,
  site,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    // The tests' own word that they let no service worker in.
    if (/blocked by Playwright/.test(message.text())) return;
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const before = site.log.length;
  const response = await page.goto('/no/such%0Apage');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await page.waitForLoadState('networkidle');
  expect(warnings).toEqual([expect.stringContaining('/no/such%0Apage')]);
  expect(site.log.slice(before).filter(({ status }) => status === 404)).toHaveLength(1);
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('the not-found page has the site’s form, with suggestions and a date', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  const booking = await openForm(page, 'en', '/no/such/page?from=Rome+Termini');
  await expect(booking.from).toHaveValue('Rome Termini');
  await booking.to.fill('mil');
  await booking.options.first().click();
  await expect(booking.to).toHaveValue('Milan Centrale');
  await expect(booking.date).toBeVisible();
  const opened = context.waitForEvent('page');
  await booking.submit.click();
  expect(new URL((await opened).url()).searchParams.get('departureStationId')).toBe('83084095');
});

test('the banner’s link leads to the listing of the domain', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /See the offer/ }),
  ).toHaveAttribute('href', 'https://domains.example/binario');
});

test('a path that reads like a trip leads home, which says what was not understood', async ({
  page,
}) => {
  await page.goto('/train-from-rome-to-atlantis');
  await expect(page).toHaveURL(/\/\?missing=/);
  await expect(page.getByRole('status').filter({ hasText: '“Atlantis”' })).toBeVisible();
  await expect(bookingOf(page, 'en').from).toHaveValue('Rome Termini');
});

test('an unknown city redirects to the not-found page, which logs the requested path', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('No page at'),
  );
  await page.goto('/cities/atlantis');
  expect((await warning).text()).toBe('No page at /cities/atlantis');
});

test('on a phone the banner scrolls away, and menus open right below the navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/help');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const header = await page.getByRole('banner').boundingBox();
  const navigationTop = page.getByRole('navigation', { name: navigation.label });
  expect((await navigationTop.boundingBox())?.y).toBe(0);
  expect(header?.y).toBeLessThan(0);
  for (const name of [navigation.menu, 'Language: English']) {
    await page.getByRole('button', { name }).click();
    const menu = await page.locator('.menu:popover-open').boundingBox();
    expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0) + 8, -1);
    await page.keyboard.press('Escape');
  }
});

test('a menu that the keyboard leaves closes, and the arrow keys are the field’s again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: navigation.menu }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.getByLabel('From', { exact: true }).first().focus();
  await expect(menu).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('From', { exact: true }).first()).toBeFocused();
});
