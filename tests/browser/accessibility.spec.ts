import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { openForm, whenReady } from './booking.ts';
import { PAGE_TYPES } from './page-types.ts';
import { expect, test } from './test.ts';

// Up to four looks at a page, each of them a second on a free machine.
test.setTimeout(600_000);

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/**
 * Every width and colour scheme in English, and one look at each of the other languages. Longer
 * words change the layout on a phone most; colours do not depend on the language.
 */
const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  en: [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'light', width: 768 },
    { colorScheme: 'light', width: 1366 },
    { colorScheme: 'dark', width: 1366 },
  ],
  it: [{ colorScheme: 'dark', width: 360 }],
  fr: [{ colorScheme: 'light', width: 360 }],
};

/**
 * Rules that axe leaves out unless they are asked for: one of WCAG 2.2 AA, the others still being
 * tried by its makers.
 */
const FURTHER_RULES = [
  'target-size',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

const RULES = Object.fromEntries(FURTHER_RULES.map((rule) => [rule, { enabled: true }]));

/** All violations on a page: WCAG 2.2 A and AA, best practice and the further rules. */
async function findings(page: Page): Promise<string[]> {
  // Without selectors for everything that passes, and without a second page to join the results of
  // frames, a run takes a quarter of the time. No page of the site has a frame.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: RULES, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.replaceAll('\n', ' ')}`,
    ),
  );
}

/** Checks a page, or a widget opened on it, in each look of its language. */
async function expectNoFindings(page: Page, language: Language): Promise<void> {
  for (const { colorScheme, width } of LOOKS[language]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
}

for (const language of LANGUAGES) {
  for (const { name, path, status } of PAGE_TYPES) {
    test(`axe finds nothing on the page «${name}» (${language})`, async ({ page, watch }) => {
      if (status === 404) watch.expectConsole(/status of 404/);
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expectNoFindings(page, language);
    });
  }

  test(`axe finds nothing with the suggestions open (${language})`, async ({ page }) => {
    const booking = await openForm(page, language);
    await booking.from.fill('ro');
    await expect(booking.options.first()).toBeVisible();
    await expectNoFindings(page, language);
  });

  test(`axe finds nothing with the recent stations open (${language})`, async ({ page }) => {
    await page.addInitScript(() =>
      window.localStorage.setItem('binario-recent-stations', '["83064212","83084095"]'),
    );
    const booking = await openForm(page, language);
    await booking.to.click();
    // The two recent stations, and behind them those that most travellers look for.
    await expect(booking.options.nth(2)).toBeVisible();
    await expectNoFindings(page, language);
  });

  test(`axe finds nothing with the calendar open (${language})`, async ({ page }) => {
    const booking = await openForm(page, language);
    await booking.date.click();
    await expect(booking.calendar.getByRole('grid').first()).toBeVisible();
    await expectNoFindings(page, language);
  });

  test(`axe finds nothing with a message and errors shown (${language})`, async ({ page }) => {
    const booking = await openForm(page, language);
    await booking.from.focus();
    // A message waits while the window is not looked at.
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    await booking.submit.click();
    await expect(booking.toast).toHaveCount(1);
    await expectNoFindings(page, language);
    await expect(booking.toast).toHaveCount(1);
  });

  test(`axe finds nothing with a menu open (${language})`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    await whenReady(page);
    for (const id of ['language-menu', 'site-menu']) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator(`[popovertarget="${id}"]`).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expectNoFindings(page, language);
      await page.keyboard.press('Escape');
    }
  });
}
