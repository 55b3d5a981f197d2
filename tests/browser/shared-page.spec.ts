import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });
// One after the other in one worker, so that the second test gets the page of the first.
test.describe.configure({ mode: 'default' });

let earlierPage: Page | undefined;

test('a test leaves much behind on the page that it shares', async ({ page, context, site }) => {
  earlierPage = page;
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({
    colorScheme: 'dark',
    forcedColors: 'active',
    media: 'print',
    reducedMotion: 'no-preference',
  });
  await context.addCookies([{ name: 'left', value: 'yes', url: site.origin }]);
  await context.route('**/help', (route) => route.abort());
  await page.goto('/');
  await page.evaluate(async () => {
    window.localStorage.setItem('left', 'yes');
    window.sessionStorage.setItem('left', 'yes');
    window.name = 'left';
    await window.caches.open('left');
  });
  // A page that is still being opened when the test ends is none of the context's yet.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/terms'));
  await (await opened).waitForLoadState();
  await page.mouse.move(100, 100);
  expect(await page.locator(':hover').count()).toBeGreaterThan(0);
});

test('the next test finds nothing of it', async ({ page, context }) => {
  expect(page).toBe(earlierPage);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  const response = await page.goto('/help');
  expect(response?.status()).toBe(200);
  expect(
    await page.evaluate(async () => ({
      size: [window.innerWidth, window.innerHeight],
      stored: [window.localStorage.length, window.sessionStorage.length],
      caches: await window.caches.keys(),
      name: window.name,
      media: [
        '(prefers-color-scheme: light)',
        '(prefers-reduced-motion: reduce)',
        '(forced-colors: none)',
        'screen',
      ].filter((query) => !window.matchMedia(query).matches),
    })),
  ).toEqual({ size: [1366, 768], stored: [0, 0], caches: [], name: '', media: [] });
  await expect(page.locator(':hover')).toHaveCount(0);
});

test('a shared page refuses what would outlast a test', async ({ page, context }) => {
  const lasting = [
    () => page.addInitScript(() => {}),
    () => context.grantPermissions(['geolocation']),
    () => context.setOffline(true),
    () => context.clock.install(),
    () => page.clock.setFixedTime(0),
  ];
  for (const attempt of lasting) expect(attempt).toThrow(/outlasts the test/);
});
