import { LANGUAGES } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { logLiveRegions, saidTexts } from './live-regions.ts';
import { standStill } from './stand-still.ts';
import { expect, test } from './test.ts';
import { filled } from './texts.ts';

test.use({ sharesPage: true });

test('an empty form gets a message and an error at each field', async ({ page, watch }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language);
      await booking.from.focus();
      await booking.submit.click();
      const { toast, errors } = booking.texts;
      await expect(booking.toast).toContainText(toast.allFields);
      await expect(booking.from).toHaveAccessibleDescription(errors.fromMissing);
      await expect(booking.from).toHaveAttribute('aria-invalid', 'true');
      await expect(booking.to).toHaveAccessibleDescription(errors.toMissing);
      await expect(booking.from).toBeFocused();
      expect(watch.outside).toEqual([]);
    });
  }
});

test('the field of a problem stays in sight, though the page still scrolled to the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const booking = await openForm(page, 'en');
  await booking.submit.focus();
  await page.keyboard.press('Enter');
  await expect(booking.from).toBeFocused();
  await page.evaluate(standStill);
  await expect(booking.from).toBeInViewport({ ratio: 1 });
});

test('the same station twice gets both texts', async ({ page, watch }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language, '/?from=Roma+Termini&to=Rome+Termini');
      await booking.from.focus();
      await booking.submit.click();
      const { toast, errors } = booking.texts;
      await expect(booking.toast).toContainText(toast.sameStation);
      await expect(booking.to).toHaveAccessibleDescription(errors.same);
      await expect(booking.to).toBeFocused();
      // The field says it when it gets the focus, so the message is shown in silence.
      await expect(booking.toast.getByRole('alert')).toHaveCount(0);
      await booking.toast.getByRole('button', { name: toast.close }).click();
      await booking.to.focus();
      await page.keyboard.press('Enter');
      await expect(booking.toast.getByRole('alert')).toHaveText(toast.sameStation);
      expect(watch.outside).toEqual([]);
    });
  }
});

test('an unknown station gets a message and stays as typed', async ({ page, watch }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language, '/?from=Milan');
      await booking.to.fill('Qwzxqwzx');
      await expect(booking.form.getByText(booking.texts.suggestions.none).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await booking.submit.click();
      await expect(booking.toast).toContainText(
        filled(booking.texts.toast.attention_one, { count: '1' }),
      );
      await expect(booking.to).toHaveAccessibleDescription(booking.texts.errors.unknown);
      await expect(booking.to).toHaveValue('Qwzxqwzx');
      await expect(booking.to).toBeFocused();
      expect(watch.outside).toEqual([]);
    });
  }
});

test('a search that is corrected at once after a refusal opens the shop', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini');
  await booking.to.click();
  await expect(booking.options.first()).toBeVisible();
  const opened = context.waitForEvent('page');
  // In one task, so that the second press is within a second however slow the machine is.
  await booking.form.evaluate((form: HTMLFormElement) => {
    const search = form.querySelector<HTMLElement>('[type=submit]');
    search?.click();
    const to = form.querySelector<HTMLInputElement>('[name=to]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(to, 'Turin Porta Nuova');
    to?.dispatchEvent(new Event('input', { bubbles: true }));
    search?.click();
  });
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('arrivalStationId')).toMatch(/^83\d{6}$/);
});

test('several faults get one message that counts them, said once', async ({ page }) => {
  const counted = {
    en: '2 fields need attention',
    it: '2 campi da controllare',
    fr: '2 champs à vérifier',
  };
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language, '/?from=Qwzxqwzx&to=Xqzwxqzw');
      await logLiveRegions(page);
      await booking.submit.click();
      await expect(booking.toast.getByRole('alert')).toHaveText(counted[language]);
      await expect(booking.from).toHaveAccessibleDescription(booking.texts.errors.unknown);
      await page.keyboard.press('Enter');
      expect(await saidTexts(page)).toEqual([counted[language]]);
    });
  }
});

test('the link to the shop stays below the form until a field changes', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Turin');
  const { toast } = booking.texts;
  const opened = context.waitForEvent('page');
  await booking.submit.click();
  await opened;
  const said = booking.toast.getByRole('status');
  await expect(said).toContainText(toast.redirect);
  const address = await said.getByRole('link', { name: toast.openShop }).getAttribute('href');
  await booking.toast.getByRole('button', { name: toast.close }).click();
  await expect(booking.toast).toHaveCount(0);
  const lasting = booking.form.getByRole('link', { name: toast.openShop });
  await expect(lasting).toHaveAttribute('href', address ?? '');
  await booking.adults.selectOption('2');
  await expect(lasting).toHaveCount(0);
});

test('in a low window a message covers neither station', async ({ page }) => {
  for (const [width, height] of [[640, 400] as const, [740, 360] as const, [1280, 480] as const]) {
    await page.setViewportSize({ width, height });
    const booking = await openForm(page, 'en');
    await booking.submit.click();
    await expect(booking.from).toBeFocused();
    const [field, toast] = [await booking.from.boundingBox(), await booking.toast.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
    await expect(booking.from).toBeInViewport({ ratio: 1 });
  }
});

test('typing takes the field’s message away', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await booking.submit.click();
  await expect(booking.from).toHaveAccessibleDescription(booking.texts.errors.fromMissing);
  await booking.from.fill('R');
  await expect(booking.toast).toBeHidden();
  await expect(booking.from).toHaveAccessibleDescription('');
  await expect(booking.from).not.toHaveAttribute('aria-invalid', 'true');
});

test('the same station twice covers nothing with a list, which then offers other stations', async ({
  page,
}) => {
  const booking = await openForm(page, 'en', '/?from=Roma+Termini&to=Rome+Termini');
  await booking.submit.click();
  await expect(booking.to).toBeFocused();
  await expect(booking.options).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(booking.options.first()).toHaveText(/^Milan/);
  await expect(booking.options.filter({ hasText: 'Rome Termini' })).toHaveCount(0);
});

test('a round trip says where the day of return is chosen', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await expect(booking.form.getByText(booking.texts.returnInShop)).toBeHidden();
  await booking.roundTrip.check();
  await expect(booking.form.getByText(booking.texts.returnInShop)).toBeVisible();
});

test('on a phone the message is at the bottom and covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booking = await openForm(page, 'en');
  await booking.submit.click();
  const message = await booking.toast.boundingBox();
  expect(message?.y).toBeGreaterThan(600);
});

test('a message is closed by its button', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await booking.submit.click();
  await expect(booking.toast).toHaveCount(1);
  await booking.toast.getByRole('button', { name: booking.texts.toast.close }).click();
  await expect(booking.toast).toHaveCount(0);
  await expect(booking.submit).toBeFocused();
});

test('a text with one clear best match is taken as that station and shown', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en', '/?to=Rome');
  await booking.from.fill('firenze santa maria nov');
  await expect(booking.options.first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await booking.submit.click();
  expect(new URL((await opened).url()).searchParams.get('departureStationId')).toBe('83064212');
  await expect(booking.from).toHaveValue(/^Flor/);
});

test('a day that does not exist keeps its message once the code runs', async ({ page }) => {
  const booking = await openForm(page, 'en', '/search?from=Rome&to=Milan&date=2026-02-30');
  const date = booking.form.getByRole('button', { name: booking.texts.noDay });
  await expect(date).toHaveAccessibleDescription(booking.texts.errors.date.invalid);
});

test.describe('with a clock that goes on', () => {
  test.use({ sharesPage: false });

  test('three quick taps on Search open one tab, and a press some seconds later another', async ({
    page,
    context,
    watch,
  }) => {
    await page.clock.install();
    const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Turin');
    const opened = context.waitForEvent('page');
    // As fingers tap: each is a separate click with the count 1.
    await booking.submit.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });
    await opened;
    await expect(booking.toast).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(watch.outside).toHaveLength(1);
    await page.clock.fastForward(2_000);
    const again = context.waitForEvent('page');
    await booking.submit.dblclick();
    await again;
    await page.waitForLoadState('networkidle');
    expect(watch.outside).toHaveLength(2);
  });
});
