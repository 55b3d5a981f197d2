import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { findViolations } from './axe.ts';
import { mapOf as map, openMap, stationOf } from './map.ts';
import { expect, NOW, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;
/** A Tuesday, ten past eight. */
const MOMENT = '/map?view=now&day=2026-12-15&minute=490';

const clock = (page: Page) => map(page).locator('.now-clock');
const slider = (page: Page) => page.getByRole('slider', { name: texts.now.minute });

async function dayOf(page: Page): Promise<NowDay> {
  const response = await page.request.get('/map/now/en/2026-12-15.json');
  return (await response.json()) as NowDay;
}

test('the slider shows the minute with its trains, and the address keeps it', async ({ page }) => {
  await openMap(page, MOMENT);
  const { moving } = await dayOf(page);
  await expect(clock(page)).toHaveText('08:10');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    `08:10, ${moving[490]} trains on their way`,
  );
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(clock(page)).toHaveText('08:11');
  await expect(map(page).locator('.now-count')).toHaveText(`${moving[491]} trains on their way`);
  await expect(page).toHaveURL(/view=now&day=2026-12-15&minute=491/);
  const status = map(page).getByRole('status').filter({ hasText: '08:11' });
  await expect(status).toHaveText(`08:11, ${moving[491]} trains on their way.`);
  await page.keyboard.press('End');
  await expect(clock(page)).toHaveText('23:59');
  await expect(map(page).locator('.map-now')).toHaveAttribute('data-light', 'night');
});

test('a station of the table shows its next trains at the minute, and each opens', async ({
  page,
}) => {
  await openMap(page, MOMENT);
  await map(page)
    .getByRole('row', { name: /^Florence/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/station=florence&view=now&day=2026-12-15&minute=490/);
  await expect(map(page).getByRole('heading', { name: 'Florence' })).toBeFocused();
  const rows = map(page).locator('.now-station ol li');
  await expect(rows).toHaveCount(10);
  await expect(map(page).getByRole('heading', { name: /after 08:10$/ })).toBeVisible();
  const name = await rows.first().locator('.map-row-note').textContent();
  await rows.first().getByRole('button').press('Enter');
  const heading = map(page).getByRole('heading', { name: name ?? '', exact: true });
  await expect(heading).toBeFocused();
  await map(page).getByRole('button', { name: texts.now.back }).click();
  await expect(map(page).getByRole('heading', { name: 'Florence' })).toBeFocused();
  await page.goBack();
  await expect(map(page).getByRole('heading', { name: texts.now.title })).toBeVisible();
});

test('the map ends the day of trains, the day is chosen by date', async ({ page }) => {
  await openMap(page, MOMENT);
  await map(page).getByLabel(texts.now.day, { exact: true }).fill('2026-12-20');
  await expect(page).toHaveURL(/day=2026-12-20&minute=490/);
  await expect(map(page).locator('.now-date')).toHaveText(
    'Sunday 20 December 2026 like a typical Sunday',
  );
  await map(page).getByRole('link', { name: texts.view.map, exact: true }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(map(page).locator('.map-now')).toHaveCount(0);
});

test('the link of the moment is copied', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openMap(page, MOMENT);
  // The panel does not fade where the button ends.
  const whole = await map(page).evaluate((section) => {
    const panel = section.querySelector('.map-panel') as Element;
    const button = section.querySelector('.now-copy button') as Element;
    const fade = Number.parseFloat(getComputedStyle(panel, '::after').height);
    return panel.getBoundingClientRect().bottom - fade - button.getBoundingClientRect().bottom;
  });
  expect(whole).toBeGreaterThanOrEqual(0);
  const copied = page.evaluate(
    () =>
      new Promise((resolve) => {
        // After the page's own listener.
        window.addEventListener('copy', (event) =>
          resolve(event.clipboardData?.getData('text/plain')),
        );
      }),
  );
  await map(page).getByRole('button', { name: texts.now.copy }).click();
  await expect(map(page).getByText(texts.now.copied)).toBeVisible();
  expect(await copied).toMatch(/\?view=now&day=2026-12-15&minute=490&lng=en$/);
});

test.describe('on a phone', () => {
  test.use({ sharesPage: false, hasTouch: true, isMobile: true });

  test('the moment is sent with the phone’s own programs', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        Object.assign(window, { shared: data?.url });
      };
    });
    await openMap(page, MOMENT);
    await map(page).getByRole('button', { name: texts.now.share }).click();
    expect(await page.evaluate(() => (window as { shared?: string }).shared)).toMatch(
      /\?view=now&day=2026-12-15&minute=490&lng=en$/,
    );
  });
});

test('axe finds nothing at any hour, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The ground of the night in light colours, and that of the day in dark ones.
    const minute = colorScheme === 'light' ? 180 : 490;
    await openMap(page, `/map?view=now&day=2026-12-15&minute=${minute}&station=bologna`);
    await expect(map(page).locator('.now-station ol')).toBeVisible();
    expect(await findViolations(page, { part: '#map' })).toEqual([]);
  }
});

test.describe('with a clock that stands', () => {
  test.use({ sharesPage: false });

  async function playTenSeconds(page: Page) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: NOW });
    await openMap(page, MOMENT);
    await page.clock.pauseAt(new Date(NOW.getTime() + 3_600_000));
    await map(page).getByRole('button', { name: texts.now.play }).click();
    await page.clock.runFor(10_000);
  }

  test('a day plays in a minute and pauses where it is', async ({ page }) => {
    await playTenSeconds(page);
    await map(page).getByRole('button', { name: texts.now.pause }).click();
    const shown = (await clock(page).textContent()) ?? '';
    // Four hours later, a frame more or less.
    expect(shown).toMatch(/^12:(09|10|11)$/);
    await page.clock.runFor(10_000);
    await expect(clock(page)).toHaveText(shown);
    const minute = 60 * Number(shown.slice(0, 2)) + Number(shown.slice(3));
    // React renders the change when the machine has time, and a timer of the page's clock follows.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(page.url()).toMatch(new RegExp(`minute=${minute}$`));
    }).toPass();
  });

  test('while a day plays, a station shows its next trains and a train its next stop', async ({
    page,
  }) => {
    await playTenSeconds(page);
    await stationOf(page, 'rome').click();
    await expect(map(page).getByRole('heading', { name: /after 12:(09|1\d)$/ })).toBeVisible();
    await map(page).locator('.now-station .now-open').first().click();
    const next = map(page).locator('.now-train dd').last();
    const before = await next.textContent();
    // Five hours later.
    await page.clock.runFor(13_000);
    await expect(next).toHaveText(texts.now.arrived);
    expect(before).not.toBe(texts.now.arrived);
  });

  test('nothing moves in a hidden tab', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: NOW });
    await openMap(page, MOMENT);
    await map(page).getByRole('button', { name: texts.now.play }).click();
    await page.clock.runFor(1_000);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    const before = (await clock(page).textContent()) ?? '';
    await page.clock.runFor(5_000);
    await expect(clock(page)).toHaveText(before);
    await setHidden(false);
    await page.clock.runFor(1_000);
    await expect(clock(page)).not.toHaveText(before);
  });

  test('it begins at the minute of Rome and follows it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: NOW });
    await openMap(page, '/map?view=now');
    await expect(clock(page)).toHaveText('09:00');
    await expect(map(page).locator('.now-date')).toContainText('Thursday 10 December 2026');
    await page.clock.runFor(125_000);
    await expect(clock(page)).toHaveText('09:02');
    await expect(page).toHaveURL(/view=now$/);
  });

  test('it begins at the browser’s minute, and Back leads to the map', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await openMap(page, '/map');
    await map(page).getByRole('link', { name: texts.view.now, exact: true }).click();
    await expect(page).toHaveURL(/\/map\?view=now$/);
    await expect(clock(page)).toHaveText('09:00');
    await expect(map(page).locator('.now-count')).toHaveText(/^\d+ trains on their way$/);
    await expect(map(page).locator('.now-trains canvas')).toBeVisible();
    await page.goBack();
    await expect(map(page).locator('.map-now')).toHaveCount(0);
    await expect(map(page).getByRole('heading', { name: texts.routes.title })).toBeVisible();
  });

  test('with less motion it stands still, and the slider moves it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: NOW });
    await openMap(page, '/map?view=now');
    await expect(map(page).getByRole('button', { name: texts.now.play })).toBeHidden();
    await page.clock.runFor(125_000);
    await expect(clock(page)).toHaveText('09:00');
    await slider(page).press('ArrowRight');
    await expect(clock(page)).toHaveText('09:01');
  });
});

test.describe('without code', () => {
  test.use({ sharesPage: false, javaScriptEnabled: false });

  test('the histogram and the busiest stations are there, in every language', async ({ page }) => {
    for (const language of LANGUAGES) {
      const { now } = textsOf(language).map;
      await page.goto(`${MOMENT}&lng=${language}`);
      await expect(map(page).locator('.now-clock')).toHaveText('08:10');
      await expect(map(page).locator('.now-histogram')).toBeVisible();
      const busiest = map(page).getByRole('table', { name: now.busiest });
      await expect(busiest.getByRole('row')).toHaveCount(13);
      await map(page).getByText(now.hours, { exact: true }).click();
      await expect(map(page).getByRole('row', { name: /^08:00 \d{3}/ })).toBeVisible();
      await expect(map(page).getByRole('button', { name: now.play })).toBeHidden();
    }
    await page.goto(MOMENT);
    await slider(page).fill('600');
    await map(page).getByRole('button', { name: texts.now.show, exact: true }).click();
    await expect(map(page).locator('.now-clock')).toHaveText('10:00');
    await expect(page).toHaveURL(/view=now&minute=600&day=2026-12-15/);
  });

  test('the whole page has the light of the hour', async ({ page }) => {
    for (const [minute, light] of [
      ['600', 'day'],
      ['1290', 'night'],
    ] as const) {
      await page.goto(`/map?view=now&day=2026-12-15&minute=${minute}`);
      await expect(page.locator('.map-stage')).toHaveAttribute('data-light', light);
    }
  });
});
