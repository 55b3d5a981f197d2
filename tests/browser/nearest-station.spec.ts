import { openForm } from './booking.ts';
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

test('the nearest station is not offered far from every station', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MID_ATLANTIC);
  const booking = await openForm(page, 'en');
  await booking.from.click();
  await booking.nearest.click();
  const far = filled(booking.texts.nearest.far, { distance: '100 km' });
  await expect(booking.form.getByRole('paragraph').filter({ hasText: far })).toBeVisible();
});
