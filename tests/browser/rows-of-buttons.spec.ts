import type { Locator } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true, viewport: { width: 360, height: 740 } });

/** The distinct right edges of the last buttons of each line, in CSS pixels. */
const endsOfLines = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    const ends = new Map<number, number>();
    for (const button of all) {
      const { top, right } = button.getBoundingClientRect();
      ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, Math.round(right)));
    }
    return [...new Set(ends.values())];
  });

test('on a phone, lines of buttons end together', async ({ page }) => {
  for (const language of LANGUAGES) {
    const lng = `lng=${language}`;
    await page.goto(`/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11&${lng}`);
    await page.locator('.train-link[aria-expanded]').first().click();
    await expect(page.locator('.train-buttons button').first()).toBeVisible();
    expect(await endsOfLines(page.locator('.train-acts .button:visible'))).toHaveLength(1);
    await page.goto(`/plan?stops=rome,florence&date=2026-12-16&${lng}`);
    await expect(page.locator('.plan-share button').first()).toBeVisible();
    expect(await endsOfLines(page.locator('.plan-share .button:visible'))).toHaveLength(1);
  }
});
