import type { Language } from '#app/domain/language.ts';
import { chooseFirst, openForm } from './booking.ts';
import { holdBack } from './hold-back.ts';
import { SHOP } from './server.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

/** The texts typed in each language, and the day's name in the calendar. */
const JOURNEYS: Readonly<
  Record<Language, { from: string; to: string; day: string; shown: string; answer: RegExp }>
> = {
  en: {
    from: 'Florence',
    to: 'milao',
    day: 'Thursday 24 December 2026',
    shown: '24 December 2026',
    answer:
      /on a typical Thursday, .* at Bologna.*, \d+ departures, \d+ of them direct, not .* Italo\.$/,
  },
  it: {
    from: 'firenze',
    to: 'milano c',
    day: 'giovedì 24 dicembre 2026',
    shown: '24 dicembre 2026',
    answer:
      /in un giovedì tipico, .* a Bologna.*, \d+\spartenze, di cui \d+\sdirette, senza .* Italo\.$/,
  },
  fr: {
    from: 'florence',
    to: 'milan',
    day: 'jeudi 24 décembre 2026',
    shown: '24 décembre 2026',
    answer: /un jeudi ordinaire, .* à Bologne.*, \d+\sdéparts, dont \d+\sdirects, hors Italo\.$/,
  },
};

for (const [code, journey] of Object.entries(JOURNEYS)) {
  const language = code as Language;

  test(`a journey is typed, dated and handed to the shop in a new tab (${language})`, async ({
    page,
    context,
    watch,
  }) => {
    const booking = await openForm(page, language);
    await chooseFirst(page, booking.from, journey.from);
    await chooseFirst(page, booking.to, journey.to);
    await booking.date.click();
    await booking.calendar.getByRole('button', { name: journey.day, exact: true }).click();
    await expect(booking.date).toHaveText(journey.shown);
    await expect(booking.answer.getByRole('status')).toHaveText(journey.answer);
    const trains = booking.answer.getByRole('link', { name: booking.texts.seeTrains });
    await expect(trains).toHaveAttribute('href', /^\/search\?from=F.*&to=Mil.*&date=2026-12-24/);
    await booking.adults.selectOption('2');
    await booking.children.selectOption('1');
    await booking.currency.selectOption('GBP');
    await booking.roundTrip.check();

    const opened = context.waitForEvent('page');
    await booking.submit.click();
    const shop = await opened;
    const address =
      `${SHOP}?departureStationId=83064212&arrivalStationId=83017004&departureDate=2026-12-24` +
      '&adults=2&children=1&currency=GBP&selectedFilters=1&roundTrip=true';
    await expect(shop).toHaveURL(address);
    expect(watch.outside).toEqual([address]);
    await expect(booking.toast).toContainText(booking.texts.toast.redirect);
    await expect(booking.toast.getByRole('link').first()).toHaveAttribute('href', address);
    const toTrains = booking.toast.getByRole('link', { name: booking.texts.seeTrains });
    await expect(toTrains).toHaveAttribute('href', /^\/search\?from=F.*&date=2026-12-24/);
    await expect(booking.from).toBeVisible();
  });
}

test('a journey needs nothing but two stations: everything else has its default', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en');
  await chooseFirst(page, booking.from, 'rome');
  await chooseFirst(page, booking.to, 'naples');
  const opened = context.waitForEvent('page');
  await booking.submit.click();
  const fields = [...new URL((await opened).url()).searchParams];
  expect(fields).toEqual([
    ['departureStationId', '83084095'],
    ['arrivalStationId', expect.stringMatching(/^83\d{6}$/)],
    ['departureDate', '2026-12-10'],
    ['adults', '1'],
    ['children', '0'],
    ['currency', 'EUR'],
    ['selectedFilters', '1'],
    ['roundTrip', 'false'],
  ]);
});

test('a search sent before the stations came is handed on then, unless it is changed', async ({
  page,
  context,
  watch,
}) => {
  for (const isChanged of [false, true]) {
    const booking = await openForm(page, 'en');
    const release = await holdBack(context, '**/assets/stations.*.json');
    await booking.from.fill('rome term');
    await booking.to.fill('siena');
    await booking.submit.click();
    if (isChanged) await booking.to.fill('pisa centr');
    const opened = isChanged ? undefined : context.waitForEvent('page');
    release();
    if (opened) {
      await expect(await opened).toHaveURL((url) => url.href.startsWith(SHOP));
      await expect(booking.to).toHaveValue('Siena');
    } else {
      await expect(booking.options.first()).toContainText('Pisa');
      await expect(booking.to).toHaveValue('pisa centr');
      await expect(booking.toast).toBeHidden();
    }
  }
  expect(watch.outside).toHaveLength(1);
});

test.describe('with a script added to the page', () => {
  test.use({ sharesPage: false });

  test('the new tab opens in the click itself, where no browser blocks it', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      const open = window.open;
      window.open = (...parameters) => {
        const [, target, features] = parameters;
        document.documentElement.dataset.opened = `${window.event?.type} ${target} ${features}`;
        return open.apply(window, parameters);
      };
    });
    const booking = await openForm(page, 'en', '/?from=Rome&to=Milan');
    await booking.from.focus();
    const opened = context.waitForEvent('page');
    await booking.submit.click();
    const tab = await opened;
    await expect(page.locator('html')).toHaveAttribute('data-opened', 'submit _blank noopener');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });
});

test('the answer below the form follows the fields and never outlives them', async ({ page }) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Milan+Centrale');
  const said = booking.answer.getByRole('status');
  await expect(said).toContainText('direct');
  await booking.swap.click();
  await expect(booking.answer.getByRole('link')).toHaveAttribute('href', /from=Milan.*to=Rome/);
  await expect(said).toContainText('direct');
  await booking.to.fill('Vernazza');
  await expect(said).toContainText('change at Levanto');
  await booking.to.fill('Nowhere at all');
  await expect(booking.answer).toBeHidden();
});

test('without an answer from the server the link to the trains stands alone', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 503/);
  await page.route('**/answers/**', (route) => route.fulfill({ status: 503, body: '' }));
  const refused = page.waitForResponse('**/answers/**');
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Milan+Centrale');
  await refused;
  await expect(booking.answer.getByRole('status')).toBeEmpty();
  await booking.answer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rome Termini to Milan/);
});

test('the answer about a journey by ferry alone leads to the journey, not to trains', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await chooseFirst(page, booking.from, 'naples centrale');
  await chooseFirst(page, booking.to, 'capri');
  await expect(booking.answer.getByRole('status')).toContainText('From Naples to Capri: ferry');
  await expect(booking.answer.getByRole('link')).toHaveText(booking.texts.seeJourney);
  // Nor does the message about the shop.
  await booking.submit.click();
  await expect(booking.toast.getByRole('link').last()).toHaveText(booking.texts.seeJourney);
  await booking.answer.getByRole('link').click();
  // Nor does the way to the shop promise them.
  const toShop = page.locator('.journey-ways .button');
  await expect(toShop).toHaveText(/^Open the ticket shop/);
});
