import type { Page } from '@playwright/test';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

/** Counts the keys other than letters, and the taps or clicks, that reach the page from now on. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    const note = (press: string) => presses.push(press);
    window.addEventListener('keydown', ({ key }) => key.length > 1 && note(key), true);
    window.addEventListener('pointerdown', ({ pointerType }) => note(pointerType), true);
  });

const pressesOf = (page: Page) =>
  page.evaluate(() => (window as { presses?: string[] }).presses ?? []);

test('from “Rome”, typed, to the tab of the shop it takes three keys besides letters', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await page.keyboard.type('Rome');
  await expect(booking.options.first()).toBeVisible();
  await countPresses(page);
  await page.keyboard.press('Tab');
  await expect(booking.to).toBeFocused();
  await page.keyboard.type('milan');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(booking.to).toHaveValue(/^Milan/);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('departureStationId')).toMatch(/^\d+$/);
  expect(await pressesOf(page)).toEqual(['Tab', 'Enter', 'Enter']);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('from “Rome”, typed, to the tab of the shop it takes three taps', async ({
    page,
    context,
  }) => {
    const booking = await openForm(page, 'en');
    await booking.from.tap();
    await page.keyboard.type('Rome');
    await expect(booking.options.first()).toBeVisible();
    await countPresses(page);
    await booking.options.first().tap();
    await expect(booking.to).toBeFocused();
    await page.keyboard.type('milan');
    await booking.options.first().tap();
    await expect(booking.to).toHaveValue(/^Milan/);
    const opened = context.waitForEvent('page');
    await booking.submit.tap();
    const { searchParams } = new URL((await opened).url());
    expect(searchParams.get('arrivalStationId')).toMatch(/^\d+$/);
    expect(await pressesOf(page)).toEqual(['touch', 'touch', 'touch']);
  });
});
