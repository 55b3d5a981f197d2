import { LANGUAGES } from '#app/domain/language.ts';
import { bookingOf, chooseFirst, openForm, whenReady } from './booking.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';
import { filled } from './texts.ts';

test.use({ sharesPage: true });

test('the suggestions say how many there are and mark the letters that match', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.click();
  await booking.from.fill('rome');
  await expect(booking.options.first()).toContainText('Rome Termini');
  await expect(booking.options.first().locator('mark').first()).toHaveText('Rome');
  const said = (text: string) => booking.form.getByRole('status').filter({ hasText: text });
  await expect(said('8 stations shown. Keep typing for more. Use the up and down')).toHaveCount(1);
  await expect(booking.from).toHaveAttribute('aria-expanded', 'true');
  // Eight other stations are announced as well: the words are those of another element.
  const words = await said('8 stations').locator('span').elementHandle();
  await booking.from.fill('milan');
  await expect(booking.options.first()).toContainText('Milan');
  await expect(said('8 stations shown')).toHaveCount(1);
  expect(await words?.evaluate((span) => span.isConnected)).toBe(false);
  await booking.from.fill('rome tib');
  await expect(said('1 station found. Use the up and down arrows.')).toHaveCount(1);
});

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a departure that is tapped leads on to an empty arrival, and only there', async ({
    page,
  }) => {
    const booking = await openForm(page, 'en');
    await booking.from.tap();
    await booking.options.first().tap();
    await expect(booking.from).toHaveValue('Rome Termini');
    await expect(booking.to).toBeFocused();
    await booking.options.first().tap();
    await expect(booking.to).toHaveValue('Milan Centrale');
    await expect(booking.to).toBeFocused();
    await booking.from.tap();
    await booking.options.first().tap();
    await expect(booking.from).not.toHaveValue('Rome Termini');
    await expect(booking.from).toBeFocused();
  });

  test('a filled field is emptied by a button as large as a fingertip', async ({ page }) => {
    const booking = await openForm(page, 'en', '/?from=Rome+Termini');
    const clear = (side: string) =>
      booking.form.getByRole('button', {
        name: filled(booking.texts.suggestions.clear, { field: side }),
      });
    await expect(clear(booking.texts.to)).toHaveCount(0);
    const size = await clear(booking.texts.from).boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await clear(booking.texts.from).tap();
    await expect(booking.from).toHaveValue('');
    await expect(booking.from).toBeFocused();
    await expect(booking.options.first()).toBeVisible();
    await expect(clear(booking.texts.from)).toHaveCount(0);
  });

  test('the suggestions name no arrow keys', async ({ page }) => {
    const booking = await openForm(page, 'en');
    await booking.from.tap();
    await booking.from.fill('rome tib');
    await expect(booking.form.getByRole('status').first()).toHaveText('1 station found.');
  });
});

test('a city guide’s destination fills in the arrival in the language of the page', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language, '/?destination=83064212');
      await expect(booking.to).toHaveValue(/^(Florence|Firenze)/);
      await expect(booking.from).toHaveValue('');
    });
  }
});

test('an unknown destination leaves the arrival empty', async ({ page }) => {
  const booking = await openForm(page, 'en', '/?destination=99999999');
  await expect(booking.to).toHaveValue('');
});

test('stations chosen before are offered again, and only in this browser', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await chooseFirst(page, booking.from, 'bologna');
  await chooseFirst(page, booking.to, 'turin');
  await page.goto('/?lng=en');
  await whenReady(page);
  await booking.from.click();
  await expect(booking.options.first()).toHaveText(/^Turin/);
  await expect(booking.options.nth(1)).toHaveText(/^Bologna/);
  await booking.options.nth(1).click();
  await expect(booking.from).toHaveValue(/^Bologna/);
});

test('a station chosen once is offered in the other field at once', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.to.focus();
  await chooseFirst(page, booking.from, 'bologna');
  await booking.to.click();
  await chooseFirst(page, booking.from, 'turin');
  await booking.to.click();
  await expect(booking.options.first()).toHaveText(/^Bologna/);
});

test('an empty field offers wanted stations, and never the one in the other field', async ({
  page,
}) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini');
  await booking.to.click();
  await expect(booking.form.getByText(booking.texts.suggestions.popular)).toBeVisible();
  await expect(booking.options).toHaveText([/^Milan/, /^Venice/, /^Florence/, /^Naples/, /^Turin/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(booking.to).toHaveValue(/^Milan/);
});

test('a recent station is forgotten by its button, by Delete, and all at once', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  const { suggestions } = booking.texts;
  for (const name of ['bologna', 'turin', 'naples', 'verona'])
    await chooseFirst(page, booking.to, name);
  await booking.from.click();
  const forget = booking.form.getByRole('button', { name: /^Remove / });
  await expect(forget).toHaveCount(3);
  await expect(
    booking.form.getByRole('status').filter({ hasText: suggestions.deletes }),
  ).toHaveCount(1);
  // Named groups, with the place that each row has in the whole list.
  const group = (name: string) => booking.form.getByRole('group', { name, exact: true });
  await expect(group(suggestions.recent).getByRole('option')).toHaveCount(3);
  await expect(group(suggestions.popular).getByRole('option')).toHaveCount(4);
  await expect(booking.nearest).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(group(suggestions.recent).getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowUp');
  await booking.form
    .getByRole('button', {
      name: new RegExp(filled(suggestions.removeRecent, { station: 'Turin' })),
    })
    .click();
  await expect(forget).toHaveCount(2);
  await expect(booking.from).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(forget).toHaveCount(1);
  await booking.form.getByRole('button', { name: suggestions.clearRecent }).click();
  await expect(forget).toHaveCount(0);
  expect(
    await page.evaluate(() => window.localStorage.getItem('binario-recent-stations')),
  ).toBeNull();
});

test('a text typed before the code loads is kept and understood', async ({ page, context }) => {
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto('/?lng=en', { waitUntil: 'commit' });
  const booking = bookingOf(page, 'en');
  await booking.from.fill('Rome');
  await booking.to.fill('Milan');
  // As a hand does, which leaves the field before it chooses.
  await booking.adults.focus();
  await booking.adults.selectOption('3');
  release();
  await whenReady(page);
  await expect(booking.from).toHaveValue('Rome Termini');
  await expect(booking.to).toHaveValue('Milan Centrale');
  const opened = context.waitForEvent('page');
  await booking.submit.click();
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('departureStationId')).toBe('83084095');
  expect(searchParams.get('adults')).toBe('3');
});

test('a text left before the stations came is taken then, and a closed list stays closed', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en');
  const release = await holdBack(context, '**/assets/stations.*.json');
  await booking.from.focus();
  await page.keyboard.type('rome term');
  await page.keyboard.press('Tab');
  await page.keyboard.type('milan');
  await page.keyboard.press('Escape');
  await expect(booking.from).toHaveValue('rome term');
  release();
  await expect(booking.from).toHaveValue('Rome Termini');
  await expect(booking.to).toHaveValue('milan');
  await expect(booking.to).toBeFocused();
  await expect(booking.options).toHaveCount(0);
});

for (const way of ['Tab', 'a click elsewhere'] as const) {
  test(`an ambiguous text gets a question and is kept after ${way}`, async ({ page, watch }) => {
    const booking = await openForm(page, 'en', '/?to=Rome');
    await booking.from.fill('lake como');
    await expect(booking.options.first()).toContainText('Como San Giovanni');
    if (way === 'Tab') await page.keyboard.press('Tab');
    else await page.getByRole('heading', { level: 1 }).click();
    await expect(booking.from).toHaveValue('lake como');
    await page.keyboard.press('Escape');
    await booking.submit.click();
    await expect(booking.toast).toContainText(
      filled(booking.texts.toast.attention_one, { count: '1' }),
    );
    await expect(booking.from).toHaveAccessibleDescription(booking.texts.errors.choice);
    await expect(booking.from).toHaveValue('lake como');
    await expect(booking.from).toBeFocused();
    expect(watch.outside).toEqual([]);
    await booking.options.filter({ hasText: 'Lecco' }).click();
    await expect(booking.from).toHaveValue('Lecco');
    await expect(booking.from).toHaveAccessibleDescription('');
  });
}

test('a text that means one station alone is taken by Tab, and the pointer takes nothing', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.fill('rome tib');
  await expect(booking.options).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(booking.from).toHaveValue('Rome Tiburtina');
  await booking.to.fill('milan p');
  await booking.options.nth(1).hover();
  await page.keyboard.press('Tab');
  await expect(booking.to).toHaveValue('milan p');
});

test('station ids in the address are shown as names, earlier ids included', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en', '/?from=83000356&to=83084095');
  await expect(booking.from).toHaveValue('Turin Porta Susa');
  await expect(booking.to).toHaveValue('Rome Termini');
  const opened = context.waitForEvent('page');
  await booking.submit.click();
  expect(new URL((await opened).url()).searchParams.get('departureStationId')).toBe('83002220');
});

test('neither a return from the shop’s tab nor the focus opens the list of a filled field', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await page.keyboard.type('rome term');
  await expect(booking.options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(booking.from).toHaveAttribute('aria-expanded', 'false');
  // A browser's events for the focused field when the window loses and gets the focus.
  await booking.from.evaluate((field) => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await expect(booking.from).toHaveAttribute('aria-expanded', 'false');
  await booking.adults.focus();
  await expect(booking.options).toHaveCount(0);
  // Nor does the focus alone; the arrow and a click do.
  await booking.from.focus();
  await expect(booking.from).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking.options).toHaveCount(0);
  await booking.from.click();
  await expect(booking.options.first()).toBeVisible();
});

test('Escape closes the list from the buttons in it too, and leads back to the field', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  for (const name of ['turin', 'milan']) await chooseFirst(page, booking.to, name);
  await booking.from.focus();
  await expect(booking.options.first()).toBeVisible();
  // As a screen reader puts the focus on it; Tab does not.
  await booking.form.getByRole('button', { name: booking.texts.suggestions.clearRecent }).focus();
  await page.keyboard.press('Escape');
  await expect(booking.from).toBeFocused();
  await expect(booking.from).toHaveAttribute('aria-expanded', 'false');
});
