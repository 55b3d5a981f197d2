import { LANGUAGES } from '#app/domain/language.ts';
import { bookingOf } from './booking.ts';
import { SHOP } from './server.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`without code the form leads to a page that links to the shop (${language})`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    const booking = bookingOf(page, language);
    await booking.from.fill('Rome Termini');
    await booking.to.fill('milao');
    await booking.form.getByLabel(booking.texts.date, { exact: true }).fill('2026-12-24');
    await booking.adults.selectOption('3');
    await booking.submit.click();

    const texts = textsOf(language).search;
    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByText(texts.title, { exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Termini');
    await expect(heading).toContainText('Centrale');
    const link = page.getByRole('main').getByRole('link', { name: texts.open });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.href).toBe(
      `${SHOP}?departureStationId=83084095&arrivalStationId=83017004&departureDate=2026-12-24` +
        '&adults=3&children=0&currency=EUR&selectedFilters=1&roundTrip=false',
    );
  });

  test(`without code errors stand beside their fields and nothing typed is lost (${language})`, async ({
    page,
  }) => {
    await page.goto(`/?lng=${language}`);
    const booking = bookingOf(page, language);
    await booking.from.fill('Qwzxqwzx');
    await booking.currency.selectOption('USD');
    await booking.children.selectOption('4');
    await booking.roundTrip.check();
    await booking.submit.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language).search.correct);
    await expect(booking.from).toHaveValue('Qwzxqwzx');
    await expect(booking.from).toHaveAccessibleDescription(booking.texts.errors.unknown);
    await expect(booking.to).toHaveAccessibleDescription(booking.texts.errors.toMissing);
    await expect(booking.currency).toHaveValue('USD');
    await expect(booking.children).toHaveValue('4');
    await expect(booking.roundTrip).toBeChecked();
  });
}

test('without code the menu opens and the language changes by ordinary links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('button', { name: textsOf('it').shell.navigation.menu }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
});
