import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Records the pseudo-elements of a page's view transition that moved while the page was shown. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: null });
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as PageRevealEvent;
      await viewTransition?.ready;
      if (!viewTransition) return;
      const pseudos = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
      Object.assign(window, { moved: pseudos.filter(Boolean) });
    });
  });
}

const moved = (page: Page) => () => page.evaluate(() => (window as { moved?: unknown }).moved);

test.describe('with motion allowed', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a pressed poster goes to its place on the city’s page, and on to the next', async ({
    page,
    watch,
  }) => {
    // Chromium's own words for a transition that it skips, which is then tried again.
    watch.expectConsole(/ViewTransition opt-in disabled/);
    await recordTransitions(page);
    const press = async (city: string) => {
      await page.locator('.poster-card').getByRole('link', { name: city }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(city);
      await expect.poll(moved(page)).not.toBeNull();
      expect(await moved(page)()).toEqual(['::view-transition-group(poster)']);
    };
    for (const path of ['/cities', '/']) {
      // A busy machine may show the new page before its poster is part of it.
      await expect(async () => {
        await page.goto(path);
        await press('Venice');
        await press('Verona');
      }).toPass();
    }
  });
});

test('nothing moves for those who want less motion', async ({ page }) => {
  await recordTransitions(page);
  await page.goto('/cities');
  await page.locator('.poster-card').getByRole('link', { name: 'Venice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venice');
  expect(await moved(page)()).toBeNull();
});
