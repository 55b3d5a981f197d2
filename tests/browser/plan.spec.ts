import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';

test.use({ sharesPage: true });

const PLAN = '/plan?stops=rome-termini,florence-s-m-n,venice-s-lucia&days=1,2,1&date=2026-12-16';
const { plan, trains } = textsOf('en');

/** The places of the list, as they are read. */
const places = (page: Page) => page.locator('.plan-stops .plan-place');
const legs = (page: Page) => page.locator('.plan-leg');
const button = (page: Page, text: string, place: string) =>
  page.getByRole('button', { name: filled(text, { place }) });

/** Drags a handle to a place and lets go of it, or presses Escape before. */
async function dragWithMouse(page: Page, handle: Locator, to: Locator, { lets = true }) {
  await handle.scrollIntoViewIfNeeded();
  const [start, end] = [await handle.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, end.y + 40);
  await page.mouse.move(start.x + 10, end.y);
  if (!lets) await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function dragWithFinger(page: Page, handle: Locator, to: Locator, { lets = true }) {
  await handle.scrollIntoViewIfNeeded();
  const [start, end] = [await handle.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: start.x + 10, y }],
    });
  await send('touchStart', start.y + 10);
  await send('touchMove', end.y + 40);
  await send('touchMove', end.y);
  if (!lets) await page.keyboard.press('Escape');
  await send('touchEnd');
  await client.detach();
}

async function whenPlaceIsReady(page: Page): Promise<void> {
  await page.locator('[data-island=place][data-hydrated]').waitFor({ state: 'attached' });
}

test('a station is suggested, chosen and added by the keyboard alone', async ({ page }) => {
  await page.goto('/plan');
  await expect(page.getByRole('button', { name: plan.start })).toBeVisible();
  await whenPlaceIsReady(page);
  const field = page.getByRole('combobox', { name: plan.add.label });
  await field.focus();
  await page.keyboard.type('salerno');
  await expect(page.getByRole('option').first()).toContainText('Salerno');
  // Once for the row, once for the form.
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Salerno');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plan\?stops=salerno&days=1&date=2026-12-\d\d#places$/);
  await expect(places(page)).toHaveText(['Salerno']);
  await expect(page.getByText(plan.first)).toBeVisible();

  await page.getByRole('link', { name: 'Rome', exact: true }).click();
  await expect(places(page)).toHaveText(['Salerno', 'Rome Termini']);
  await expect(legs(page)).toHaveCount(1);
});

test('no letter is lost that is typed while the stations arrive', async ({ page }) => {
  const stations = Promise.withResolvers<void>();
  await page.route(/stations\.[^/]*json/, async (route) => {
    await stations.promise;
    await route.continue();
  });
  await page.goto('/plan');
  await whenPlaceIsReady(page);
  const field = page.getByRole('combobox', { name: plan.add.label });
  await field.focus();
  const arrived = page.waitForResponse(/stations\.[^/]*json/);
  stations.resolve();
  await arrived;
  await page.keyboard.type('venezia santa lucia');
  await expect(page.getByRole('option').first()).toContainText('Venice');
  await expect(field).toHaveValue('venezia santa lucia');
});

test.describe('with the right to write to the clipboard', () => {
  test.use({ sharesPage: false });

  test('a train of a plan opens in its place, and its shop, link and calendar are at hand', async ({
    page,
    context,
    watch,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PLAN);
    const row = page.getByRole('link', { name: /^08:10/ });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    const map = page.getByRole('img', { name: /^Map of the trip: Rome Termini – Florence/ });
    await expect(map.locator('text')).toHaveText(['Rome', 'Florence', 'Venice']);
    await row.click();
    await expect(page.getByRole('region', { name: 'Your train, 08:10' })).toBeVisible();
    await expect(page).toHaveURL(PLAN);

    const second = legs(page).nth(1);
    await expect(second).toContainText('Friday 18 December 2026');
    const opened = context.waitForEvent('page');
    await second.getByRole('link', { name: plan.shop }).click();
    const shop = new URL((await opened).url()).searchParams;
    expect(shop.get('departureDate')).toBe('2026-12-18');
    expect(watch.outside).toHaveLength(1);
    await expect(second.getByRole('status')).toContainText('Copied: 08:20 Frecciarossa 9404');

    await page.locator('.plan-share').getByRole('button', { name: plan.share.copy }).click();
    await expect(page.getByText(plan.share.copied)).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toBe(await page.getByLabel(plan.share.title).inputValue());
    expect(new URL(shared).search).toBe(
      '?stops=rome-termini,florence-s-m-novella,venice-santa-lucia&days=1,2,1&date=2026-12-16',
    );

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: plan.calendar }).click();
    expect((await download).suggestedFilename()).toMatch(/^rome-termini-.*-2026-12-16\.ics$/);
  });
});

test('another train of a leg is chosen by a link, and the later legs follow', async ({ page }) => {
  await page.goto(PLAN.replace('days=1,2,1', 'days=1,2h,1'));
  const [first, second] = [legs(page).nth(0), legs(page).nth(1)];
  // What is the same for each leg looks the same.
  await expect(first.locator('.button-primary')).toHaveCount(1);
  await expect(second.locator('.button-primary')).toHaveCount(1);
  await expect(first.getByRole('table', { name: plan.train })).toContainText('08:10');
  const before = await second.locator('.train-link').first().textContent();
  await first.locator('summary').click();
  await first.getByRole('link', { name: new RegExp(`^${trains.take}.*09:35$`) }).click();

  await expect(page).toHaveURL(/&trains=575-\d+&date=2026-12-16#leg-1$/);
  await expect(first.getByRole('table', { name: plan.chosen })).toContainText('09:35');
  const after = await second.locator('.train-link').first().textContent();
  expect(String(after) > String(before)).toBe(true);
  expect(await page.getByLabel(plan.share.title).inputValue()).toContain('&trains=575-');
  const calendar = await page.getByRole('link', { name: plan.calendar }).getAttribute('href');
  const text = await (await page.request.get(calendar ?? '')).text();
  expect(text).toContain('DTSTART;TZID=Europe/Rome:20261216T093500');

  // The form keeps it, until the places around it change.
  await page.getByRole('button', { name: plan.update }).click();
  await expect(page).toHaveURL(/&trains=575-/);
  await button(page, plan.later, 'Rome Termini').click();
  await expect(page).toHaveURL(/stops=florence.*days=/);
  expect(page.url()).not.toContain('trains=');

  await page.goBack();
  await first.getByRole('link', { name: plan.suggested }).click();
  await expect(first.getByRole('table', { name: plan.train })).toContainText('08:10');
});

for (const pointer of ['mouse', 'finger'] as const)
  test(`a place is dragged to another position with the ${pointer}`, async ({ page }) => {
    await page.goto(PLAN);
    const handles = page.locator('.plan-handle');
    await expect(handles).toHaveCount(3);
    const drag = pointer === 'mouse' ? dragWithMouse : dragWithFinger;
    await drag(page, handles.nth(2), places(page).nth(0), { lets: false });
    await expect(page).toHaveURL(PLAN);
    await drag(page, handles.nth(2), places(page).nth(0), { lets: true });
    await expect(page).toHaveURL(/\?stops=venice[^,]*,rome[^,]*,florence.*&days=1,1,2&.*#stop-1$/);
    await page.goBack();
    await expect(places(page)).toHaveText([/Rome/, /Florence/, /Venice/]);
  });

test('a chosen train that cannot be taken is said, and another one suggested', async ({ page }) => {
  await page.goto(`${PLAN}&trains=575-1`);
  const first = legs(page).first();
  await expect(first.getByRole('alert')).toHaveText(plan.impossible);
  await expect(first.getByRole('table', { name: plan.train })).toBeVisible();
});

test('the rows of a full plan open too', async ({ page }) => {
  await page.goto('/plan?stops=rome,florence,bologna,venice,verona,milan&date=2026-12-16');
  await expect(page.getByText(filled(plan.add.full, { most: '6' }))).toBeVisible();
  await expect(page.getByLabel(plan.add.label)).toHaveCount(0);
  await expect(page.locator('.train-link').first()).toHaveAttribute('aria-expanded', 'false');
});

test('a plan is one calendar file with every train in the order of the trip', async ({
  request,
}) => {
  const text = await (await request.get(PLAN.replace('/plan', '/plan.ics'))).text();
  const starts = [...text.matchAll(/^DTSTART;TZID=Europe\/Rome:(\d{8})/gm)].map(([, day]) => day);
  expect(starts).toEqual(['20261216', '20261218']);
  expect((await request.get('/plan.ics')).status()).toBe(404);
});

test('search engines list the page without places alone', async ({ page }) => {
  await page.goto('/plan');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/plan$/);
  await page.goto(PLAN);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the page says what is wrong with a plan, and keeps the rest', async ({ page }) => {
  await page.goto('/plan?stops=rome,rome,nowhere,san-marino,milan&date=2020-01-01&add=xyzzy');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Rome Termini appeared twice');
  await expect(alert).toContainText('“nowhere”');
  await expect(alert.getByRole('link', { name: 'Rimini' })).toHaveAttribute('href', /rimini/);
  await expect(page.getByLabel(plan.add.label, { exact: true })).toHaveValue('xyzzy');
  await expect(page.getByLabel(plan.add.label, { exact: true })).toHaveAccessibleDescription(
    /“xyzzy”/,
  );
  await expect(page.getByText(plan.problems.date.past)).toBeVisible();
  await expect(places(page)).toHaveText(['Rome Termini', 'Milan Centrale']);

  await page.goto('/plan?stops=rome,florence,bologna,venice,verona,milan,turin,genoa');
  await expect(alert).toContainText(/Left out: Turin [^.]+ and Genoa [^.]+\.$/);
  await expect(places(page)).toHaveCount(6);
});

test('trips, cities and the map lead to a plan', async ({ page }) => {
  await page.goto('/train-from-rome-to-milan');
  await page.getByRole('link', { name: plan.addStop }).click();
  await expect(places(page)).toHaveText(['Rome Termini', 'Milan Centrale']);

  await page.goto('/cities/rome');
  await page.getByRole('link', { name: filled(plan.fromCity, { city: 'Rome' }) }).click();
  await expect(places(page)).toHaveText(['Rome Termini']);

  await page.goto('/?station=naples');
  await page.getByRole('link', { name: textsOf('en').map.station.plan }).click();
  await expect(places(page)).toHaveText(['Naples Centrale']);

  await page.goto('/?route=rome-milan');
  await page.getByRole('link', { name: textsOf('en').map.route.plan }).click();
  await expect(places(page)).toHaveText(['Rome Termini', 'Milan Centrale']);
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is made, changed and read in every language', async ({ page }) => {
    for (const language of LANGUAGES) {
      await test.step(language, async () => {
        const texts = textsOf(language).plan;
        await page.goto(`/plan?lng=${language}`);
        for (const name of ['Roma Termini', 'Firenze', 'Venezia']) {
          await page.getByLabel(texts.add.label).fill(name);
          await page.getByRole('button', { name: texts.add.submit, exact: true }).click();
        }
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(places(page)).toHaveCount(3);

        // One button sends the whole form: the day and the stay are kept.
        const second = (await places(page).nth(1).textContent()) ?? '';
        await page.getByLabel(texts.date).fill('2026-12-16');
        await page.getByLabel(filled(texts.stay.label, { place: second })).selectOption('4h');
        await button(page, texts.earlier, second).click();
        await expect(page).toHaveURL(/days=4h,1,1&date=2026-12-16.*#stop-1$/);
        await expect(places(page).first()).toHaveText(second);
        await button(page, texts.later, second).click();
        await expect(page).toHaveURL(/days=1,4h,1&date=2026-12-16.*#stop-2$/);
        await expect(page.locator('.plan-leg')).toHaveCount(2);
        await button(page, texts.remove, second).click();
        await expect(places(page)).toHaveCount(2);
        await page.getByRole('button', { name: texts.add.submit, exact: true }).click();
        await expect(page.getByRole('alert')).toHaveText(texts.problems.empty);
      });
    }
  });

  test('a departure leads to the search page that opens it', async ({ page }) => {
    await page.goto(PLAN);
    await page.getByRole('link', { name: /^08:10/ }).click();
    await expect(page).toHaveURL(/\/search\?.*train=490-9516/);
    await expect(page.getByRole('region', { name: 'Your train, 08:10' })).toBeVisible();
    await expect(page.getByRole('button', { name: trains.details.print })).toBeHidden();
  });
});

test('a plan with one place offers posters for the second one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/plan?stops=florence&lng=en');
  const posters = page.locator('.plan-ideas .poster-card');
  await expect(posters).toHaveCount(6);
  const lines = await posters.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(lines).size).toBe(1);
  await posters.getByRole('link', { name: 'Rome' }).click();
  await expect(page.locator('.plan-leg')).toHaveCount(1);
});
