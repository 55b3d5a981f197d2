import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { findSidewaysOverflow } from './sideways-overflow.ts';
import { test as base, expect, NOW } from './test.ts';
import { textsOf } from './texts.ts';

/** Letters twice as large by the browser's own setting, which media queries follow too. */
const test = base.extend({
  context: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const context = await browser.newContext();
    await context.clock.setFixedTime(NOW);
    await use(context);
    await browser.close();
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

/** The height of the middle of a part of the navigation. */
function middleOf(page: Page, part: string): Promise<number> {
  return page.locator(`.navigation ${part}`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
}

test('with letters twice as large, calendar, message and pages fit a phone', async ({ page }) => {
  // The language with the longest words.
  const language = 'fr';
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of [
    '/',
    '/hotels/naples',
    '/cities/rome',
    '/search',
    '/search?from=Florence&to=Milan',
  ]) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
    expect(await findSidewaysOverflow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const booking = await openForm(page, language, '/routes/rome/milan');
  await booking.date.click();
  await expect(booking.calendar).toBeVisible();
  const days = booking.calendar.getByRole('grid').getByRole('button');
  expect(
    await days.evaluateAll(
      (all) =>
        all.filter((day) => {
          const text = document.createRange();
          text.selectNodeContents(day);
          const { right } = day.getBoundingClientRect();
          return (
            text.getClientRects().length > 1 ||
            text.getBoundingClientRect().right > right ||
            right > 360
          );
        }).length,
    ),
  ).toBe(0);
  await page.keyboard.press('Escape');
  await booking.from.fill('');
  await booking.submit.click();
  await expect(booking.toast).toContainText(booking.texts.toast.allFields);
  expect(await findSidewaysOverflow(page)).toEqual([]);
});

test('with letters twice as large, a phone has the menu on the line of the logo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LANGUAGES) {
    await page.goto(`/help?lng=${language}`);
    const logo = await middleOf(page, '.logo');
    expect(await middleOf(page, '.menu-button'), language).toBe(logo);
    expect(await findSidewaysOverflow(page)).toEqual([]);
    // The sign is as large as its letters.
    expect((await page.locator('.menu-button svg').boundingBox())?.width).toBe(48);
  }
});

base(
  'with letters twice as large by a style, the menu is on the line of the logo',
  async ({ page }) => {
    for (const width of [640, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      for (const language of LANGUAGES) {
        await page.goto(`/help?lng=${language}`);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        const logo = await middleOf(page, '.logo');
        expect(await middleOf(page, '.menu-button'), `${language} at ${width} px`).toBe(logo);
        expect(await middleOf(page, '.language-button'), `${language} at ${width} px`).toBe(logo);
        expect(await findSidewaysOverflow(page)).toEqual([]);
        await page.getByRole('button', { name: textsOf(language).shell.navigation.menu }).click();
        const book = page.locator('.menu-book a, .nav-book').filter({ visible: true });
        await expect(book).toHaveCount(1);
        await expect(book).toBeVisible();
      }
    }
  },
);
