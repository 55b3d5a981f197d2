import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { boxOf, mapOf as map, openStage } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const MOMENT = '/map?view=now&day=2026-12-15&minute=730';

test.use({ sharesPage: true });

/** How many rows of trains or stops are seen whole. */
const rowsInSight = (page: Page) =>
  map(page).evaluate((section) => {
    const FADE_PX = 24;
    const end =
      (section.querySelector('.map-panel')?.getBoundingClientRect().bottom ?? 0) - FADE_PX;
    return [...section.querySelectorAll('.map-departures > li')].filter(
      (row) => row.getBoundingClientRect().bottom < end,
    ).length;
  });

test('on a laptop a chosen station shows most of its trains, and a train its stops', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await openStage(page, `${MOMENT}&station=florence&lng=${language}`);
    await expect(map(page).locator('.now-open')).toHaveCount(10);
    expect(await rowsInSight(page), `trains, ${language}`).toBeGreaterThanOrEqual(6);
    await map(page).locator('.now-open').first().click();
    await expect(map(page).locator('.now-train')).toBeVisible();
    expect(await rowsInSight(page), `stops, ${language}`).toBeGreaterThanOrEqual(6);
  }
});

test('on a phone held sideways the next train of a chosen station is above the panel’s end', async ({
  page,
}) => {
  for (const width of [640, 740, 844])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width, height: 360 });
      await openStage(page, `${MOMENT}&station=florence&lng=${language}`);
      const train = await boxOf(map(page).locator('.now-open .map-row-name').first());
      const panel = await boxOf(map(page).locator('.map-panel'));
      expect(panel.bottom - train.bottom, `${language}, ${width} wide`).toBeGreaterThan(24);
    }
});

test('on a tablet the slider beside a chosen station is wide, and its button has one line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of LANGUAGES) {
    await openStage(page, `${MOMENT}&station=florence&lng=${language}`);
    const { width } = await boxOf(map(page).locator('.now-slider'));
    expect(width, language).toBeGreaterThan(500);
    const lines = await map(page)
      .locator('.now-play')
      .evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      });
    expect(lines, language).toBe(1);
  }
});

test('on a phone the slider of the day has its hours in sight, in French too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await openStage(page, `${MOMENT}&lng=${language}`);
    const { bottom } = await boxOf(map(page).locator('.now-ticks'));
    expect(bottom, language).toBeLessThanOrEqual(740);
  }
});

test('a station that the timetable has no trains of says so', async ({ page }) => {
  for (const language of LANGUAGES) {
    await openStage(page, `${MOMENT}&station=tirano&lng=${language}`);
    const board = map(page).locator('.now-station');
    await expect(board).toContainText(textsOf(language).map.now.none);
    await expect(board.getByRole('list')).toHaveCount(0);
  }
});
