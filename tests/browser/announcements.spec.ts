import type { Page } from '@playwright/test';
import { openForm } from './booking.ts';
import { logAllLiveRegions, saidTexts } from './live-regions.ts';
import { mapOf, openMap, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';

test.beforeEach(({ context }) => logAllLiveRegions(context));

/** Expects, word for word, everything that has been said since the last call, and nothing else. */
function listener(page: Page) {
  let heard = 0;
  return async (...words: (string | RegExp)[]) => {
    const expected = words.map((word) =>
      typeof word === 'string' ? word : expect.stringMatching(word),
    );
    await expect.poll(async () => (await saidTexts(page)).slice(heard)).toEqual(expected);
    heard += words.length;
  };
}

const KEYS = 'Use the up and down arrows.';

test('the station fields announce each change once', async ({ page }) => {
  const booking = await openForm(page, 'en');
  const expectSaid = listener(page);
  await booking.from.focus();
  await expectSaid(`6 stations found. ${KEYS}`);
  await booking.from.fill('rome tib');
  await expectSaid(`1 station found. ${KEYS}`);
  await page.keyboard.press('Enter');
  await expectSaid('Rome Tiburtina chosen');
  await page.keyboard.press('Enter');
  // Its field has the focus and describes itself.
  await expect(booking.to).toHaveAccessibleDescription(booking.texts.errors.toMissing);
  await expectSaid(booking.texts.toast.allFields);
  await booking.to.fill('qwzx');
  await expectSaid(booking.texts.suggestions.none);
  await page.keyboard.press('Enter');
  await expectSaid('1 field needs attention');
  await booking.to.fill('rome tib');
  await expectSaid(`1 station found. ${KEYS}`);
  await page.keyboard.press('Enter');
  await expectSaid('Rome Tiburtina chosen');
  await page.keyboard.press('Enter');
  await expect(booking.to).toHaveAccessibleDescription(booking.texts.errors.same);
  await expectSaid(booking.texts.toast.sameStation);
  await booking.to.fill('milan porta gar');
  await expectSaid(`1 station found. ${KEYS}`, /^\d h \d+ min on a typical \w+, .* departures/);
  await page.keyboard.press('Enter');
  await expectSaid('Milan Porta Garibaldi chosen');
  await booking.form.getByRole('button', { name: 'Clear “From”' }).click();
  await expectSaid(/^\d stations found. Use the up and down arrows. Press Delete to remove/);
});

test('swap, calendar and search say what has changed, and nothing is said behind a dialog', async ({
  page,
  context,
}) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Milan+Centrale');
  const expectSaid = listener(page);
  await expectSaid(/ on a typical \w+, .* departures/);
  await booking.swap.click();
  await expectSaid('From: Milan Centrale. To: Rome Termini.', / on a typical \w+, .* departures/);
  await booking.swap.click();
  await expectSaid('From: Rome Termini. To: Milan Centrale.', / on a typical \w+, .* departures/);

  await booking.date.click();
  // The name of the grid that has the focus.
  await expectSaid('unsaid: December 2026');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expectSaid('February 2027');
  await page.keyboard.press('Enter');
  await expectSaid(/ on a typical Wednesday, .* departures, not counting Italo\.$/);

  await booking.roundTrip.check();
  await booking.date.click();
  // The description of the dialog.
  await expect(booking.calendar).toHaveAccessibleDescription(booking.texts.calendarOutward);
  await expectSaid(`unsaid: ${booking.texts.calendarOutward}`, 'unsaid: February 2027');
  const response = page.waitForResponse(/2027-02-11/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectSaid(filled(booking.texts.calendarReturn, { date: '11 February 2027' }));
  await response;
  await page.keyboard.press('Enter');
  await expect(booking.calendar).toHaveCount(0);
  await expectSaid(/ on a typical Thursday, .* departures, not counting Italo\.$/);

  const opened = context.waitForEvent('page');
  await booking.submit.click();
  await opened;
  await expectSaid(new RegExp(`^${booking.texts.toast.redirect}`));
});

test('a list of trains says what its buttons have done; what opens is read in its place', async ({
  page,
}) => {
  await page.goto('/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11&lng=en');
  const expectSaid = listener(page);
  const link = page.locator('.train-link[aria-expanded]').nth(3);
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  const open = page.locator('.train-details');
  await open.getByRole('button', { name: 'Copy link' }).click();
  await expectSaid('Link copied.');
  await open.getByRole('button', { name: 'Copy as text' }).click();
  await expectSaid(/^Copied: Leave Rome Termini at /);
  await open.getByRole('button', { name: 'Save this journey' }).click();
  await expectSaid(/^Saved /);
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await expectSaid();
});

test('the map says each change that the focus does not', async ({ page }) => {
  const { announce, routes } = textsOf('en').map;
  await openMap(page, '/?lng=en');
  const expectSaid = listener(page);
  const map = mapOf(page);
  await stationOf(page, 'venice').click();
  await expectSaid(/^Venice chosen/);
  // The address follows the map: there is no way back before.
  await expect(page).toHaveURL(/station=venice/);
  await page.goBack();
  await expectSaid(announce.overview);
  await map
    .locator('.map-panel')
    .getByRole('link', { name: /^Rome – Naples/ })
    .click();
  await expect(map.getByRole('heading', { name: 'Rome to Naples' })).toBeFocused();
  await expect(page).toHaveURL(/route=rome-naples/);
  await page.goBack();
  // The title of the route, which had the focus, is gone.
  await expect(map.getByRole('heading', { name: routes.title })).toBeFocused();
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expectSaid(/^Map at \d+%\.$/);
  await map.getByRole('link', { name: 'Diagram' }).click();
  await expectSaid(announce.diagram);
});

test('a moment is said once, with its own trains, and each copy of its link', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/);
  const { now } = textsOf('en').map;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isBroken = false;
  await page.route('**/map/departures/**', async (route) => {
    await released;
    await (isBroken ? route.abort() : route.continue());
  });
  await openMap(page, '/map?view=now&day=2026-12-15&minute=490&station=florence');
  const map = mapOf(page);
  const expectSaid = listener(page);
  const slider = page.getByRole('slider', { name: now.minute });
  await slider.fill('600');
  await expect(page).toHaveURL(/minute=600/);
  await expectSaid();
  // The trains before stay until then.
  await expect(map.getByRole('heading', { name: /after 08:10$/ })).toBeVisible();
  release();
  await expectSaid(/^10:00, \d+ trains on their way\.( 10:\d\d [^.]+\.){3}$/);

  const copy = map.getByRole('button', { name: now.copy });
  await copy.click();
  await expectSaid(now.copied);
  await copy.click();
  await expectSaid(now.copied);
  isBroken = true;
  await slider.fill('660');
  await expectSaid(/^11:00, \d+ trains on their way\.$/);
  await expect(map.getByText(now.copied)).toHaveCount(0);
});

test('another day is said at the same minute, and a link copied right after the slider', async ({
  page,
}) => {
  const { now } = textsOf('en').map;
  await openMap(page, '/map?view=now&day=2026-12-15&minute=490');
  const expectSaid = listener(page);
  const day = page.getByRole('textbox', { name: now.day });
  await day.fill('2026-12-16');
  await expectSaid(/^08:10, \d+ trains on their way\.$/);
  await day.fill('2026-12-15');
  await expectSaid(/^08:10, \d+ trains on their way\.$/);
  // In one task: the slider has not settled yet.
  await page.getByRole('button', { name: now.copy }).evaluate((button: HTMLButtonElement) => {
    const slider = document.querySelector<HTMLInputElement>('.now-slider input');
    slider?.stepUp(10);
    slider?.dispatchEvent(new Event('input', { bubbles: true }));
    button.click();
  });
  await expect(page).toHaveURL(/minute=500/);
  await expectSaid(/^08:20, /, now.copied);
});
