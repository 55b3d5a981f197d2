import { LANGUAGES } from '#app/domain/language.ts';
import { COLOR_RULES, findViolations } from './axe.ts';
import { mapOf as map, openMap } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;

test('the list is the first of the three ways, and shows the lines in words', async ({ page }) => {
  await openMap(page);
  const ways = map(page).getByRole('navigation', { name: texts.view.label }).getByRole('link');
  const names = (['list', 'map', 'diagram', 'now'] as const).map((name) => texts.view[name]);
  await expect(ways).toHaveText(names);
  await ways.first().click();
  await expect(page).toHaveURL(/view=list/);
  const list = map(page).getByRole('region', { name: texts.list.title });
  await expect(
    list.getByRole('heading', { name: 'Line A: Turin – Reggio Calabria' }),
  ).toBeVisible();
  const line = list.locator('.map-list-line').first();
  await expect(line.getByRole('listitem')).toHaveCount(12);
  await expect(line.getByRole('listitem').nth(3)).toHaveText(/^Bologna\s+2\sh\s14$/);
  await expect(
    line.getByRole('link', { name: 'Turin – Bologna, 2\u00a0h\u00a014' }),
  ).toHaveAttribute('href', '/train-from-turin-to-bologna');
  await page.goBack();
  await expect(page.locator('#map .map-canvas')).toBeVisible();
});

test('a station of the list is chosen, and the way back undoes it', async ({ page }) => {
  await openMap(page, '/?view=list');
  const list = map(page).locator('.map-list');
  await list.getByRole('link', { name: 'Ferrara', exact: true }).first().click();
  await expect(page).toHaveURL(/station=ferrara&view=list/);
  await expect(map(page).getByRole('heading', { name: 'Ferrara' })).toBeFocused();
  await expect(list.locator('[aria-current]').first()).toHaveText('Ferrara');
  await page.goBack();
  await expect(map(page).getByRole('heading', { name: texts.routes.title })).toBeVisible();
  await expect(list).toBeVisible();
});

test('axe finds nothing in the list with a chosen station, by day and by night', async ({
  page,
}) => {
  await openMap(page, '/?view=list&station=bologna');
  // The page's header would lie over a part of the list.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findViolations(page, { part: '#map' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { part: '#map', only: COLOR_RULES })).toEqual([]);
});

test('the diagram is one stop of the Tab key, and the arrows lead on', async ({ page }) => {
  await openMap(page, '/?view=diagram&station=bologna');
  const stops = page.locator('.map-diagram a[data-station]:not([tabindex="-1"])');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAttribute('data-station', 'florence');
});

test('the slider’s name does not hold its value, and rows that fill the form say so', async ({
  page,
}) => {
  await openMap(page, '/?reach=rome');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAccessibleName(texts.reach.within);
  await expect(slider).toHaveAttribute('aria-valuetext', '3\u00a0h');
  await expect(page.locator('#map-panel .map-row').first()).toHaveAccessibleName(/^Book: /);
});

test.describe('without code', () => {
  test.use({ sharesPage: false, javaScriptEnabled: false });

  test('the list, a station and the map are reached by links', async ({ page }) => {
    await page.goto('/?lng=it');
    const italian = textsOf('it').map;
    await map(page).getByRole('link', { name: italian.view.list, exact: true }).click();
    await expect(page).toHaveURL(/\?view=list&lng=it#map$/);
    const list = map(page).getByRole('region', { name: italian.list.title });
    await list.getByRole('link', { name: 'Siena', exact: true }).first().click();
    await expect(page).toHaveURL(/station=siena&view=list/);
    await expect(map(page).getByRole('heading', { name: 'Siena', level: 3 })).toBeVisible();
    await expect(map(page).locator('.map-list [aria-current]').first()).toHaveText('Siena');
  });
});

test('on a laptop the lines stand in columns below the switches, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await page.goto(`/map?view=list&lng=${language}`);
    const list = map(page).locator('.map-list');
    await expect(list.locator('.map-list-line').first()).toBeVisible();
    const { y = 0 } = (await list.boundingBox()) ?? {};
    const switches = await map(page).locator('.map-head').boundingBox();
    expect((switches?.y ?? 0) + (switches?.height ?? 0)).toBeLessThanOrEqual(y);
    const lefts = await list
      .locator('.map-list-line')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().left)));
    expect(new Set(lefts).size, language).toBe(2);
  }
});

test('the title of the list is larger than the names of its lines, whose trains are one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/map?view=list&lng=${language}`);
    const list = map(page).locator('.map-list');
    const sizeOf = (name: 'h3' | 'h4') =>
      list
        .locator(name)
        .first()
        .evaluate((heading) => Number.parseFloat(window.getComputedStyle(heading).fontSize));
    expect(await sizeOf('h3')).toBeGreaterThan(1.2 * (await sizeOf('h4')));
    const { height = 0 } =
      (await list.locator('.map-list-line .map-note').nth(1).boundingBox()) ?? {};
    expect(height, language).toBeLessThan(30);
    // On the narrowest phone a name is in one line, and so are the switches of the home page.
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await list.locator('h4').first().textContent()).toMatch(/– [^ ]+$/);
    await page.goto(`/?lng=${language}&view=map`);
    const switches = map(page).locator('.map-modes').first();
    expect((await switches.boundingBox())?.height, language).toBeLessThan(50);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test('the list says nothing of a map', async ({ page }) => {
  await page.goto('/map?view=list');
  const routes = map(page).locator('.map-routes');
  await expect(routes).toContainText(texts.routes.note);
  await expect(routes).not.toContainText(texts.routes.hint);
});

test('the panel of a laptop fades out at its edge where more follows', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of ['/map?view=list', '/map?station=bologna']) {
    await page.goto(path);
    const panel = map(page).locator('.map-panel');
    await expect(panel).toBeVisible();
    const fade = await panel.evaluate((element) => {
      const { position, backgroundImage } = window.getComputedStyle(element, '::after');
      return [position, backgroundImage.startsWith('linear-gradient')];
    });
    expect(fade).toEqual(['sticky', true]);
  }
});

test('a stop that the fastest trains pass leads to the slower ones', async ({ page }) => {
  await page.goto('/map?view=list');
  const line = map(page).locator('.map-list-line').first();
  const name = `Turin – Parma, ${texts.list.slower}, 2\u00a0h\u00a036`;
  const link = line.getByRole('link', { name });
  await expect(link).toHaveText(texts.list.slower);
  await expect(link).toHaveAttribute('href', '/train-from-turin-to-parma');
});

test('routes and travel times are a choice of the drawings, not of the list and the day', async ({
  page,
}) => {
  const modes = map(page).getByRole('navigation', { name: texts.mode.label });
  for (const view of ['list', 'now', 'map', 'diagram'] as const) {
    await page.goto(`/map?view=${view}`);
    await expect(map(page).getByRole('navigation', { name: texts.view.label })).toBeVisible();
    await expect(modes, view).toHaveCount(view === 'list' || view === 'now' ? 0 : 1);
  }
});

test('the times of the list are a column, its stations look like links', async ({ page }) => {
  await page.goto('/map?view=list');
  const rows = map(page).locator('.map-list-line').first().getByRole('listitem');
  await expect(rows.nth(1).locator('.map-list-time')).toHaveText('1\u00a0h\u00a000');
  const name = rows.nth(1).getByRole('link', { name: 'Milan', exact: true });
  await expect(name).toHaveCSS('text-decoration-line', 'underline');
  // The ring is as high as the middle of its name.
  const off = await name.evaluate((link) => {
    const row = link.closest('li') as HTMLElement;
    const { top, height } = window.getComputedStyle(row, '::after');
    const ring =
      row.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height) / 2;
    const { top: from, bottom } = link.getBoundingClientRect();
    return Math.abs(ring - (from + bottom) / 2);
  });
  expect(off).toBeLessThan(2);
});
