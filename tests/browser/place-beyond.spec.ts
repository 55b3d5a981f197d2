import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { bookingOf } from './booking.ts';
import { SHOP } from './server.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const AIRPORT = {
  en: {
    typed: 'Venice airport',
    field: 'Venice Mestre, Venice Marco Polo airport',
    name: /Venice Marco Polo airport/,
    way: 'From Venice Mestre to Venice Marco Polo airport: bus, about 25 min.',
  },
  it: {
    typed: 'Aeroporto di Venezia',
    field: 'Venezia Mestre, Aeroporto di Venezia Marco Polo',
    name: /aeroporto di Venezia Marco Polo/i,
    way: 'Da Venezia Mestre all’aeroporto di Venezia Marco Polo: autobus, circa 25 min.',
  },
  fr: {
    typed: 'Aéroport de Venise',
    field: 'Venise Mestre, Aéroport de Venise Marco Polo',
    name: /aéroport de Venise Marco Polo/i,
    way: 'bus, environ 25 min',
  },
} as const;

const ROME_MESTRE = `${SHOP}?departureStationId=83084095&arrivalStationId=83025890&departureDate=`;
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** The mode of the way to the airport, as pages name it. */
const busIn = (language: Language) => new RegExp(textsOf(language).trains.onward.modes.bus, 'i');

for (const language of LANGUAGES) {
  const { typed, field, name, way } = AIRPORT[language];

  test(`a place beyond its station stays in the search, in ${language}`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    const booking = bookingOf(page, language);
    await booking.from.fill('Rome Termini');
    await booking.to.fill(typed);
    await page.getByRole('option', { name: /Mestre/ }).click();
    await expect(booking.to).toHaveValue(field);

    const answer = booking.form.locator('.booking-answer');
    await expect(answer.getByRole('status')).toContainText(/25/);
    expect(plain(await answer.getByRole('status').textContent())).toContain(way);
    await answer.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('.onward-connections')).toContainText(busIn(language));
    const shop = page.getByRole('main').getByRole('link', { name: textsOf(language).search.open });
    expect(await shop.getAttribute('href')).toContain(ROME_MESTRE);
    await expect(bookingOf(page, language).to).toHaveValue(field);

    const { addStop } = textsOf(language).plan;
    await page.getByRole('link', { name: addStop }).click();
    await expect(page).toHaveURL(/\.venice-airport/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('.plan-leg')).toContainText(busIn(language));
  });
}

test('the name of a place alone, without a chosen row, keeps its way', async ({ page }) => {
  await page.goto('/?lng=en');
  const { from, to } = bookingOf(page, 'en');
  await from.fill('Milan Centrale');
  await to.fill('Portofino');
  await page.keyboard.press('Tab');
  await expect(to).toHaveValue('Santa Margherita Ligure-Portofino, Portofino');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    const { typed, field, name } = AIRPORT[language];

    test(`a place beyond its station is chosen and kept, in ${language}`, async ({ page }) => {
      await page.goto(`/?lng=${language}`);
      const booking = bookingOf(page, language);
      await booking.from.fill('Rome Termini');
      await booking.to.fill(typed);
      await booking.submit.click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Mestre/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page.locator('.onward-connections')).toContainText(busIn(language));
      await expect(bookingOf(page, language).to).toHaveValue(field);

      await page.goto(`/plan?stops=rome-termini&lng=${language}`);
      await page.locator('input[name=add]').fill(typed);
      await page.getByRole('button', { name: textsOf(language).plan.add.submit }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Mestre/ })
        .click();
      await expect(page).toHaveURL(/\.venice-airport/);
      await expect(page.locator('.plan-leg')).toContainText(name);
      await expect(page.locator('.plan-leg')).toContainText(busIn(language));
    });
  }
});

test('the stations that a path may mean are numbered on a map', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/train-from-san-giovanni-to-rome?lng=${language}`);
    const { question } = textsOf(language).trip;
    await expect(page.getByRole('img', { name: question.map })).toBeVisible();
    const numbers = await page.locator('.trip-number').allTextContents();
    await expect(page.locator('.trip-question .journey-names text')).toHaveText(numbers);
  }
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const letters = await page
      .locator('.trip-question .journey-names text')
      .first()
      .evaluate((name) => {
        const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0;
        return scale * Number.parseFloat(getComputedStyle(name).fontSize);
      });
    expect(letters, `${width}`).toBeCloseTo(17, 0);
    // The map is higher than the list: what it leaves is below the list.
    const [title, list] = await Promise.all(
      ['h1', '.trip-question section'].map((part) => page.locator(part).boundingBox()),
    );
    expect((list?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0), `${width}`).toBeLessThan(40);
  }
});
