import { LANGUAGES } from '#app/domain/language.ts';
import { expectNoFindings, findViolations } from './axe.ts';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

/** Around an open widget the page is the one that `pages.spec.ts` scans. */
const FORM = 'form.booking';

test('axe finds a picture without an alternative text, and pale text', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.id = 'pale';
    pale.textContent = 'pale';
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    document.querySelector('main')?.append(pale, picture);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#pale { color: #777; background: #888; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const [contrast, text] = (await findViolations(page)).toSorted();
  expect(contrast).toContain('color-contrast: #pale');
  expect(text).toContain('image-alt: img');
  expect(await findViolations(page, { only: ['color-contrast'] })).toEqual([contrast]);
});

for (const language of LANGUAGES) {
  test(`axe finds nothing with a widget open (${language})`, async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() =>
      window.localStorage.setItem('binario-recent-stations', '["83064212","83084095"]'),
    );
    const booking = await openForm(page, language);

    await test.step('recent stations', async () => {
      await booking.to.click();
      // The two recent stations, and behind them those that most travellers look for.
      await expect(booking.options.nth(2)).toBeVisible();
      await expectNoFindings(page, language, FORM);
    });

    await test.step('suggestions', async () => {
      await booking.from.fill('ro');
      await expect(booking.options.first()).toBeVisible();
      await expectNoFindings(page, language, FORM);
      await booking.from.fill('');
      await page.keyboard.press('Escape');
    });

    await test.step('calendar', async () => {
      await booking.date.click();
      await expect(booking.calendar.getByRole('grid').first()).toBeVisible();
      await expectNoFindings(page, language, 'dialog');
      await page.keyboard.press('Escape');
    });

    await test.step('message and errors', async () => {
      await booking.from.focus();
      // On a phone the open list of stations lies over the button.
      await page.keyboard.press('Escape');
      // A message waits while the window is not looked at.
      await page.evaluate(() => {
        document.hasFocus = () => false;
      });
      await booking.submit.click();
      await expect(booking.toast).toHaveCount(1);
      await expectNoFindings(page, language, [FORM, '.toast']);
      await expect(booking.toast).toHaveCount(1);
    });

    await test.step('menus', async () => {
      for (const id of ['language-menu', 'site-menu']) {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.locator(`[popovertarget="${id}"]`).click();
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectNoFindings(page, language, '.site-header');
        await page.keyboard.press('Escape');
      }
    });
  });
}
