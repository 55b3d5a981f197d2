import { LANGUAGES } from '#app/domain/language.ts';
import { formatDate, formatLongDate } from '#app/i18n/format-date.ts';
import { chooseFirst, openForm, whenReady } from './booking.ts';
import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';

test.use({ sharesPage: true });

const WHOLE =
  '/?from=Rome+Termini&to=Turin&date=2027-01-15&adults=2&children=1&currency=USD&trip=round';

test('the address carries the whole search in readable words', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await chooseFirst(page, booking.from, 'rome');
  await booking.adults.selectOption('2');
  await booking.currency.selectOption('USD');
  await booking.roundTrip.check();
  await expect(page).toHaveURL(/[?&]from=Rome\+Termini&adults=2&currency=USD&trip=round$/);
});

test('an address with a search fills in the form, and a reload keeps it', async ({ page }) => {
  const booking = await openForm(page, 'en', WHOLE);
  const check = async () => {
    await expect(booking.from).toHaveValue('Rome Termini');
    await expect(booking.to).toHaveValue(/^Turin/);
    await expect(booking.date).toHaveText('15 January 2027');
    await expect(booking.adults).toHaveValue('2');
    await expect(booking.children).toHaveValue('1');
    await expect(booking.currency).toHaveValue('USD');
    await expect(booking.roundTrip).toBeChecked();
  };
  await check();
  await booking.adults.selectOption('2');
  await page.reload();
  await whenReady(page);
  await check();
});

test('a field that was emptied stays empty over a reload, also where the page fills it in', async ({
  page,
}) => {
  const booking = await openForm(page, 'en', '/routes/rome/milan');
  await expect(booking.from).toHaveValue(/^Rome/);
  await booking.from.fill('');
  await expect(page).toHaveURL(/[?&]from=&/);
  await page.reload();
  await whenReady(page);
  await expect(booking.from).toHaveValue('');
  await expect(booking.to).toHaveValue(/^Milan/);
});

test('the way back brings the search back as it was typed', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.fill('Bolog');
  await expect(page).toHaveURL(/from=Bolog/);
  await page.goto('/data-and-credits');
  await page.goBack();
  await whenReady(page);
  await expect(booking.from).toHaveValue('Bolog');
});

test('values that no choice has become the default', async ({ page }) => {
  const booking = await openForm(
    page,
    'en',
    '/?adults=two&children=1.5&currency=XXX&date=2026-02-30&trip=space',
  );
  await expect(booking.adults).toHaveValue('1');
  await expect(booking.children).toHaveValue('0');
  await expect(booking.currency).toHaveValue('EUR');
  await expect(booking.date).toHaveText('10 December 2026');
  await expect(booking.roundTrip).not.toBeChecked();
});

for (const address of ['/', '/rome-to-milan-train', '/routes/rome/milan']) {
  test(`too many travellers and a past day are replaced in words: ${address}`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await test.step(language, async () => {
        const query = '?adults=9&children=7&date=2026-12-09';
        const booking = await openForm(page, language, `${address}${query}`);
        await expect(booking.adults).toHaveValue('6');
        await expect(booking.children).toHaveValue('4');
        await expect(booking.date).toHaveText(formatDate('2026-12-10', language));
        const { replaced } = textsOf(language).search;
        const adults = filled(replaced.adults, { least: '1', most: '6', value: '6' });
        const children = filled(replaced.children, { least: '0', most: '4', value: '4' });
        const past = filled(replaced.past, { date: formatLongDate('2026-12-09', language) });
        for (const text of [adults, children, past])
          await expect(booking.form.getByText(text)).toBeVisible();
        // The visitor's own choice needs no words.
        await booking.adults.selectOption('2');
        await expect(booking.form.getByText(adults)).toHaveCount(0);
        await expect(booking.form.getByText(children)).toBeVisible();
      });
    }
  });
}

test('a search page says before the button which stations and numbers it took', async ({
  page,
}) => {
  await openForm(page, 'en', '/search?from=rom&to=mailand&adults=9&date=2026-12-11');
  const words = page.getByText('A search takes 1 to 6 adults, so we changed the number to 6.');
  const taken = page.getByText('We took “rom” and “mailand” to mean these stations.');
  const button = page.getByRole('link', { name: textsOf('en').search.open });
  for (const text of [words, taken]) {
    await expect(text).toBeVisible();
    const position = await text.evaluate(
      (one, other) => one.compareDocumentPosition(other as Node),
      await button.elementHandle(),
    );
    expect(position & 4, 'the button follows').toBe(4);
  }
  expect(await button.getAttribute('href')).toContain('adults=6');
});

test('script in the address is shown as text and never runs', async ({ page }) => {
  const script = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';
  const booking = await openForm(page, 'en', `/?from=${encodeURIComponent(script)}`);
  await expect(booking.from).toHaveValue(script.slice(0, 80).trim());
  await expect(page).not.toHaveTitle('1');
});
