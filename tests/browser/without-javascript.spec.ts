import { LANGUAGES } from '#app/domain/language.ts';
import { bookingOf } from './booking.ts';
import { SHOP } from './server.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the form leads to a page that links to the shop', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
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
  }
});

test('without JavaScript errors are at their fields and no typed text is lost', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.goto(`/?lng=${language}`);
      const booking = bookingOf(page, language);
      await booking.from.fill('Qwzxqwzx');
      await booking.currency.selectOption('USD');
      await booking.children.selectOption('4');
      await booking.roundTrip.check();
      await booking.submit.click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        textsOf(language).search.correct,
      );
      await expect(page).toHaveTitle(new RegExp(`^${textsOf(language).search.correct}`));
      await expect(booking.from).toHaveValue('Qwzxqwzx');
      await expect(booking.from).toHaveAccessibleDescription(booking.texts.errors.unknown);
      await expect(booking.to).toHaveAccessibleDescription(booking.texts.errors.toMissing);
      await expect(booking.currency).toHaveValue('USD');
      await expect(booking.children).toHaveValue('4');
      await expect(booking.roundTrip).toBeChecked();
    });
  }
});

test('without JavaScript an ambiguous text gets a question', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.goto(`/?lng=${language}`);
      const booking = bookingOf(page, language);
      await booking.from.fill('lago di como');
      await booking.to.fill('83084095');
      await booking.adults.selectOption('2');
      await booking.submit.click();

      await expect(booking.from).toHaveValue('lago di como');
      await expect(booking.from).toHaveAccessibleDescription(booking.texts.errors.choice);
      const choices = booking.form
        .getByRole('list', { name: booking.texts.errors.choice })
        .getByRole('link');
      await expect(choices).toHaveText([
        /^Com|^Côme/,
        /^Varenna-Esino, /,
        'Lecco',
        /^Bellano/,
        'Colico',
      ]);
      await choices.nth(1).click();

      const link = page
        .getByRole('main')
        .getByRole('link', { name: textsOf(language).search.open });
      const fields = new URL((await link.getAttribute('href')) ?? '').searchParams;
      expect(fields.get('arrivalStationId')).toBe('83084095');
      expect(fields.get('adults')).toBe('2');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Varenna-Esino');
    });
  }
});

test('without JavaScript a journey of the map is searched for by its stations’ ids', async ({
  page,
}) => {
  await page.goto('/?from=81031716&to=83025932');
  const booking = bookingOf(page, 'en');
  await expect(booking.from).toHaveValue('Graz Hbf');
  await booking.submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Graz Hbf');
});

test('without JavaScript the menu opens and closes, and links change the language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const menu = page.locator('#site-menu');
  await menu.getByRole('link', { name: textsOf('it').shell.navigation.contact }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(menu).not.toBeInViewport();
});

test('without JavaScript another language keeps the search, the plan and the map’s choice', async ({
  page,
}) => {
  const kept = {
    '/search': 'from=Rome+Termini&to=Siena&date=2026-12-16',
    '/plan': 'stops=rome-termini,siena&days=1,1&date=2026-12-16',
    '/map': 'station=bologna&view=now&minute=490',
  };
  for (const [path, query] of Object.entries(kept)) {
    await page.goto(`${path}?${query}`);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const { searchParams } = new URL(page.url());
    for (const [name, value] of new URLSearchParams(query)) {
      expect(searchParams.get(name), `${path} ${name}`).toBe(value);
    }
  }
});

test('without JavaScript the drawings below the first screen are there', async ({ page }) => {
  await page.goto('/train-from-rome-to-milan');
  // The line of the map is there in any case; its land comes late with scripts, here at once.
  await expect(page.locator('.late-map noscript .journey-italy')).toBeVisible();
  await page.goto('/cities/rome');
  await expect(page.locator('.city-sights img')).toHaveCount(3);
  for (const sight of await page.locator('.city-sights img').all()) {
    await sight.scrollIntoViewIfNeeded();
    await expect(sight).toHaveJSProperty('complete', true);
    await expect(sight).not.toHaveJSProperty('naturalWidth', 0);
  }
});
