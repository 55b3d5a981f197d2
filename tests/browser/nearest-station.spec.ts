import { chooseFirst, openForm } from './booking.ts';
import { expect, test } from './test.ts';
import { filled } from './texts.ts';

const ROME = { latitude: 41.9, longitude: 12.5 };
const MID_ATLANTIC = { latitude: 40, longitude: -40 };

test('the nearest station is found when the visitor allows it, and only on request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ROME);
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await expect(booking.options.first()).toBeVisible();
  // The last row, from which the arrows go around.
  await page.keyboard.press('ArrowUp');
  await expect(booking.nearest).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(booking.from).toHaveValue(/^Rome/);
  await expect(booking.from).toBeFocused();
  await expect(booking.from).toHaveAttribute('aria-expanded', 'false');
  await expect(
    booking.form.getByRole('status').filter({ hasText: /^The nearest station is Rome/ }),
  ).toHaveCount(1);
  // The message about one text is not repeated for another.
  await booking.from.fill('xyzzyq');
  await page.keyboard.press('Escape');
  await expect(booking.form.getByRole('status').filter({ hasText: 'Rome' })).toHaveCount(0);
});

test('the nearest station is not found without the visitor’s leave, which the form says', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.click();
  await booking.nearest.click();
  const { denied } = booking.texts.nearest;
  await expect(booking.form.getByRole('paragraph').filter({ hasText: denied })).toBeVisible();
  await expect(booking.form.getByRole('status').filter({ hasText: denied })).toHaveCount(1);
  await expect(booking.from).toHaveValue('');
});

test('a position that comes late replaces no newer choice, and takes no focus', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  /** The answer of the device, which the test gives. */
  await page.evaluate((coords) => {
    navigator.geolocation.getCurrentPosition = (found, failed) => {
      window.addEventListener('found', () => found({ coords } as GeolocationPosition), {
        once: true,
      });
      window.addEventListener('failed', () => failed?.({} as GeolocationPositionError), {
        once: true,
      });
    };
  }, ROME);
  const answer = (name: 'found' | 'failed') =>
    page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  await booking.from.click();
  await booking.nearest.click();
  await booking.to.focus();
  await answer('found');
  await expect(booking.from).toHaveValue(/^Rome/);
  await expect(booking.to).toBeFocused();

  for (const name of ['found', 'failed'] as const) {
    await booking.from.fill('');
    await booking.nearest.click();
    await chooseFirst(page, booking.from, 'milan');
    await answer(name);
    await booking.to.fill('pisa');
    await expect(booking.options.first()).toContainText('Pisa');
    await expect(booking.from).toHaveValue('Milan Centrale');
    const { failed } = booking.texts.nearest;
    await expect(booking.form.getByRole('status').filter({ hasText: failed })).toHaveCount(0);
    // Another search can begin at once.
    await booking.to.fill('');
    await expect(booking.nearest).toHaveAttribute('aria-disabled', 'false');
  }
});

test('the nearest station is not offered far from every station', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MID_ATLANTIC);
  const booking = await openForm(page, 'en');
  await booking.from.click();
  await booking.nearest.click();
  const far = filled(booking.texts.nearest.far, { distance: '100 km' });
  await expect(booking.form.getByRole('paragraph').filter({ hasText: far })).toBeVisible();
});
