import { openForm } from './booking.ts';
import { findSidewaysOverflow } from './sideways-overflow.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('swap exchanges the stations on all screens but a phone’s, where it is no Tab stop', async ({
  page,
}) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Turin');
  const [from, to] = [await booking.from.inputValue(), await booking.to.inputValue()];
  await booking.swap.click();
  await expect(booking.from).toHaveValue(to);
  await expect(booking.to).toHaveValue(from);
  await expect(
    page.getByRole('status').filter({ hasText: `From: ${to}. To: ${from}.` }),
  ).toBeAttached();
  await page.setViewportSize({ width: 639, height: 900 });
  await expect(booking.swap).toBeHidden();
  await booking.from.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(booking.to).toBeFocused();
});

test('swap is a large target beside or between the fields from 640 pixels on', async ({ page }) => {
  const booking = await openForm(page, 'fr', '/search');
  for (const width of [640, 767, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(booking.swap).toBeVisible();
    const [swap, from, to] = await Promise.all(
      [booking.swap, booking.from, booking.to].map(async (part) => await part.boundingBox()),
    );
    if (!swap || !from || !to) throw new Error('A part of the form has no box');
    expect(Math.min(swap.width, swap.height)).toBeGreaterThanOrEqual(44);
    expect(swap.x).toBeGreaterThan(from.x + from.width);
    // Stacked fields have it between their heights, neighbours between their sides.
    if (to.y > from.y)
      expect(swap.y > from.y && swap.y + swap.height < to.y + to.height).toBe(true);
    else expect(swap.x + swap.width).toBeLessThan(to.x);
    expect(await findSidewaysOverflow(page)).toEqual([]);
  }
});
