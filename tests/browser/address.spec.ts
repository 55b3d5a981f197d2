import { chooseFirst, openForm, whenReady } from './booking.ts';
import { expect, test } from './test.ts';

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
    '/?adults=7&children=-1&currency=XXX&date=2026-02-30&trip=space',
  );
  await expect(booking.adults).toHaveValue('1');
  await expect(booking.children).toHaveValue('0');
  await expect(booking.currency).toHaveValue('EUR');
  await expect(booking.date).toHaveText('10 December 2026');
  await expect(booking.roundTrip).not.toBeChecked();
});

test('a day that is past becomes today', async ({ page }) => {
  const booking = await openForm(page, 'en', '/?date=2026-12-09');
  await expect(booking.date).toHaveText('10 December 2026');
});

test('script in the address is shown as text and never runs', async ({ page }) => {
  const script = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';
  const booking = await openForm(page, 'en', `/?from=${encodeURIComponent(script)}`);
  await expect(booking.from).toHaveValue(script.slice(0, 80).trim());
  await expect(page).not.toHaveTitle('1');
});
