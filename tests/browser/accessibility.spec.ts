import { LANGUAGES } from '#app/domain/language.ts';
import { expectNoFindings, findViolations } from './axe.ts';
import { openForm, whenReady } from './booking.ts';
import { expect, test } from './test.ts';

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

test('axe finds nothing with the suggestions open', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language);
      await booking.from.fill('ro');
      await expect(booking.options.first()).toBeVisible();
      await expectNoFindings(page, language, FORM);
    });
  }
});

test('axe finds nothing with the recent stations open', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.addInitScript(() =>
        window.localStorage.setItem('binario-recent-stations', '["83064212","83084095"]'),
      );
      const booking = await openForm(page, language);
      await booking.to.click();
      // The two recent stations, and behind them those that most travellers look for.
      await expect(booking.options.nth(2)).toBeVisible();
      await expectNoFindings(page, language, FORM);
    });
  }
});

test('axe finds nothing with the calendar open', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language);
      await booking.date.click();
      await expect(booking.calendar.getByRole('grid').first()).toBeVisible();
      await expectNoFindings(page, language, 'dialog');
    });
  }
});

test('axe finds nothing with a message and errors shown', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const booking = await openForm(page, language);
      await booking.from.focus();
      // A message waits while the window is not looked at.
      await page.evaluate(() => {
        document.hasFocus = () => false;
      });
      await booking.submit.click();
      await expect(booking.toast).toHaveCount(1);
      await expectNoFindings(page, language, [FORM, '.toast']);
      await expect(booking.toast).toHaveCount(1);
    });
  }
});

test('axe finds nothing with a menu open', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.goto(`/?lng=${language}`);
      await whenReady(page);
      for (const id of ['language-menu', 'site-menu']) {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.locator(`[popovertarget="${id}"]`).click();
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectNoFindings(page, language, '.site-header');
        await page.keyboard.press('Escape');
      }
    });
  }
});
