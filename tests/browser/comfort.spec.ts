import { openForm } from './booking.ts';
import { SHOP } from './server.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const { comfort } = textsOf('en').shell;
const { choices } = comfort;

/** The colour of a page's letters. */
const inkOf = (element: Element) => getComputedStyle(element).color;

test('choices for eyes and hands count at once, on every page, until they are undone', async ({
  page,
}) => {
  await page.goto('/');
  const usual = await page.locator('body').evaluate(inkOf);
  await page.getByRole('contentinfo').getByRole('link', { name: comfort.title }).click();
  const section = page.locator('section').filter({ hasText: comfort.lead });
  // In the dark a browser's own box looks disabled.
  await expect(section.getByLabel(choices.contrast)).toHaveCSS('appearance', 'none');
  await section.getByLabel(choices.contrast).check();
  await expect(section.getByLabel(choices.contrast)).toHaveCSS('appearance', 'auto');
  await expect(section.getByRole('status')).toHaveText(comfort.kept);
  await section.getByLabel(choices.large).check();
  expect(await page.locator('body').evaluate(inkOf)).not.toBe(usual);

  await page.goto('/cities');
  expect(await page.locator('body').evaluate(inkOf)).not.toBe(usual);
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');

  await page.goto('/accessibility');
  await expect(section.getByLabel(choices.contrast)).toBeChecked();
  await section.getByLabel(choices.contrast).uncheck();
  await section.getByLabel(choices.large).uncheck();
  await page.goto('/');
  expect(await page.locator('body').evaluate(inkOf)).toBe(usual);
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
});

test('a choice that is pressed before its code has come counts', async ({ page }) => {
  const { promise: isPressed, resolve: letCodeCome } = Promise.withResolvers<void>();
  await page.route(/\/comfort-[\w-]+\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/accessibility', { waitUntil: 'commit' });
  await page.getByLabel(choices.lasting).check();
  letCodeCome();
  const section = page.locator('section').filter({ hasText: comfort.lead });
  await expect(section.getByRole('status')).toHaveText(comfort.kept);
  await expect(page.getByLabel(choices.lasting)).toBeChecked();
});

test('three choices of comfort take effect in the form', async ({ page, watch }) => {
  await page.goto('/accessibility');
  for (const choice of ['lasting', 'same-tab', 'quiet-list'] as const)
    await page.getByLabel(choices[choice]).check();
  // They are kept when the page's code has come.
  const section = page.locator('section').filter({ hasText: comfort.lead });
  await expect(section.getByRole('status')).toHaveText(comfort.kept);

  const booking = await openForm(page, 'en');
  await page.clock.install();
  await booking.from.focus();
  await booking.from.pressSequentially('mil');
  await expect(booking.options.first()).toBeVisible();
  // With the list of stations loaded, an empty field would open it at once.
  await booking.to.focus();
  await expect(booking.to).toBeFocused();
  await expect(booking.to).toHaveAttribute('aria-expanded', 'false');
  await expect(booking.options).toHaveCount(0);
  await booking.submit.click();
  await expect(booking.toast).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(booking.toast).toBeVisible();

  await openForm(page, 'en', '/?from=Rome+Termini&to=Siena');
  await booking.submit.click();
  await expect(page).toHaveURL((url) => url.href.startsWith(SHOP));
  expect(watch.outside).toHaveLength(1);
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-18');
  await page.getByRole('link', { name: textsOf('en').search.open, exact: true }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(SHOP));
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('the system’s wish for more contrast counts, and the page says what needs code', async ({
    page,
  }) => {
    await page.goto('/accessibility');
    await expect(page.getByText(comfort.needsCode)).toBeVisible();
    await expect(page.getByLabel(choices.contrast)).toBeHidden();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const usual = await page.locator('body').evaluate(inkOf);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      expect(await page.locator('body').evaluate(inkOf)).not.toBe(usual);
    }
  });
});
